// What a source file imports, read from its text.

import ts from 'typescript';

/** The scripts of a Svelte file as one text; the imports of its markup cannot be static. */
function scriptsOf(svelte: string): string {
  return [...svelte.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('\n');
}

/** The dynamic imports that Svelte allows in markup: `{#await import('…')}`. */
function importsOfMarkup(svelte: string): string[] {
  const markup = svelte.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<!--[\s\S]*?-->/g, '');
  return [...markup.matchAll(/\bimport\(\s*(?:'([^']*)'|"([^"]*)"|([^)]*))/g)].map((match) => {
    return match[1] ?? match[2] ?? `computed: ${match[3]}`;
  });
}

/** `new URL('./worker.ts', import.meta.url)` is how a worker or a file is reached, so it counts as an import. */
function isUrlOfModule(node: ts.Node): node is ts.NewExpression {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'URL') return false;
  return node.arguments?.[1]?.getText() === 'import.meta.url';
}

/** `import.meta.glob('./x/*.ts')`, the bundler's import of many files. */
function isGlob(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && /^import\.meta\.glob\b/.test(node.expression.getText());
}

const isDynamicImport = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

/** Where a node points to, when the node is an import of any kind. */
function targetOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : node.argument;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (isDynamicImport(node) || isUrlOfModule(node) || isGlob(node)) return node.arguments?.[0];
  return undefined;
}

/** The text of a target; a name put together at run time keeps its fixed beginning, the rest being unknown. */
function nameOf(target: ts.Node): string {
  if (ts.isStringLiteralLike(target)) return target.text;
  if (ts.isTemplateExpression(target) && target.head.text !== '') return target.head.text;
  return `computed: ${target.getText()}`;
}

/**
 * Every module that a file names: static, dynamic and type imports, `export … from`, workers by URL.
 * @param file its path; `.svelte` is read as Svelte, all else as TypeScript
 */
export function importsOf(file: string, text: string): string[] {
  const isSvelte = file.endsWith('.svelte');
  const source = ts.createSourceFile('file.ts', isSvelte ? scriptsOf(text) : text, ts.ScriptTarget.Latest, true);
  const found: string[] = isSvelte ? importsOfMarkup(text) : [];
  const visit = (node: ts.Node): void => {
    const target = targetOf(node);
    if (target !== undefined) found.push(nameOf(target));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The package of an import: `@mbegu/rules/x` is `@mbegu/rules`, `svelte/store` is `svelte`; nothing for a relative one. */
export function packageOf(name: string): string | undefined {
  if (name.startsWith('.')) return undefined;
  if (name.includes(':')) return name;
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

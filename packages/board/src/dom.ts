/** Making elements. */

type Attributes = Readonly<Record<string, string | number>>;

const withAttributes = <E extends Element>(element: E, attributes: Attributes): E => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
};

export const svg = <K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
): SVGElementTagNameMap[K] => withAttributes(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes);

export const html = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
): HTMLElementTagNameMap[K] => withAttributes(document.createElement(tag), attributes);

/** Writes an attribute only if it changes, so that nothing is painted or announced again for nothing. */
export const setAttribute = (element: Element, name: string, value: string | null): void => {
  if (value === null) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

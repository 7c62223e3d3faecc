/** A command's examples as commander puts them below its help. */
export const examples = (text: string): string => `\n${text}`;

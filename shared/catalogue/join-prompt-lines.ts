/** The lines of a prompt as one text. One optional input per line: a line whose input is empty is left out. */
export const lines = (...parts: readonly string[]): string => parts.join('\n');

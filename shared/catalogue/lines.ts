/** The lines of a prompt as one text. One optional blank per line: an empty one takes its line along. */
export const lines = (...parts: readonly string[]): string => parts.join('\n');

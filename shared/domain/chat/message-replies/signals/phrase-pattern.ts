/** Any of these phrases, at word boundaries of a text made plain: lines of alternatives, each the inside of a regular expression. */
export const phrasePattern = (alternatives: string): RegExp =>
  new RegExp(
    `(?<![a-z0-9])(?:${alternatives
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})(?![a-z0-9])`,
    'gu',
  );

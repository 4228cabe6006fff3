/** Characters that look the same to a reader and cost a text message more than half of its length. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201A\u201B\u2032\u00B4\u0060]/g, "'"],
  [/[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/\u2022/g, '-'],
  [/[\u00A0\u2000-\u200A\u202F]/g, ' '],
  // Invisible characters. The joiner stays, because emoji are made with it.
  [/[\u00AD\u200B\u2060\uFEFF]/g, ''],
];

/**
 * A text with straight quotes, hyphens and plain blanks, as it is sent to a phone: one curly quote would leave room for
 * 70 characters in a message instead of 160.
 */
export const straightenQuotesAndDashes = (text: string): string =>
  replacements.reduce((so, [from, to]) => so.replaceAll(from, to), text);

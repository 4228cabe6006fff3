/** What stands in a text for the name of a customer that an AI app may not see. */
const placeholder = '[customer]';

/** Shorter names would take parts of other words out. */
const shortest = 3;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text in which each of these names gives way to a placeholder, however it is capitalized; parts of words stay. */
export const replaceNames = (names: readonly string[]): ((text: string) => string) => {
  const known = [...new Set(names.map((name) => name.trim()))]
    .filter((name) => name.length >= shortest)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => escaped(name).replaceAll(/\s+/g, String.raw`\s+`));
  if (known.length === 0) return (text) => text;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${known.join('|')})(?![\p{L}\p{N}])`,
    'giu',
  );
  return (text) => text.replaceAll(pattern, placeholder);
};

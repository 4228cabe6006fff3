/** How many places of a text an operator's search can begin at, and how much of the text is kept from there. */
const most = { places: 10, length: 100 } as const;

/** The shortest text to search for: its first two characters choose a part of the index. */
export const minSearchLength = 3;

/** A text as it is compared: lower case, without accents, single spaces. */
export const normalizeForSearch = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * What a text is found by: itself from the beginning of each of its words, so that a search for any word or phrase of it
 * is the beginning of one of them. The last part of an email address is no word of its own.
 */
export const searchIndexEntries = (text: string): string[] => {
  const form = normalizeForSearch(text);
  const starts = [...form.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index);
  const isEmail = form.includes('@');
  const words = starts
    .map((start) => form.slice(start, start + most.length))
    .filter((word) => word.length >= minSearchLength && (!isEmail || word.includes('.')));
  return [...new Set(words)].slice(0, most.places);
};

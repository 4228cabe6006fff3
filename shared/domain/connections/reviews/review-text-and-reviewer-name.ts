/** What becomes of the words and the name of a review before they are kept. */

/** More than Google lets anybody write. */
const longestText = 4_500;
const longestName = 40;

/** Signs without a picture: they could hide or turn around what stands beside them. Line breaks and tabs stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unseen = /[\u0000-\u0008\u000B-\u001F\u007F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** The first signs of a text, never half of one. */
const cut = (text: string, length: number) => {
  const signs = [...text];
  return signs.length > length ? signs.slice(0, length).join('') : text;
};

const original = /\(Original\)\s*/i;
const translated = /\n*\(Translated by Google\)[\s\S]*$/i;

/** The words of a review as its writer wrote them: without a translation that Google put beside them. */
export const reviewText = (comment: string): string => {
  const [, ...after] = comment.split(original);
  const own = after.length ? after.join('') : comment.replace(translated, '') || comment;
  return cut(own.replaceAll(unseen, '').trim(), longestText);
};

/** The first name of a reviewer and the first letter of the last one; empty for one who hides the name. */
export const reviewerName = (displayName: string): string => {
  const [first = '', ...others] = displayName.replaceAll(unseen, '').trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  return cut(initial ? `${first} ${initial}.` : first, longestName);
};

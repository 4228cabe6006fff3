/** Readers of unchecked values from a provider or the storage. None of them throws. */

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; anything else has none. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The first `max` code units of a text, never half a character. */
export const clip = (text: string, max: number) => {
  if (text.length <= max) return text;
  const splits = /[\uD800-\uDBFF]/.test(text.charAt(max - 1));
  return text.slice(0, Math.max(splits ? max - 1 : max, 0));
};

/** A text without blanks around it; empty for anything that is no text. */
export const shortText = (value: unknown, max: number) =>
  typeof value === 'string' ? clip(value.toWellFormed().trim(), max).trimEnd() : '';

/** The same on one line. */
export const lineOf = (value: unknown, max: number) =>
  typeof value === 'string' ? shortText(value.replaceAll(/\s+/g, ' '), max) : '';

/** A whole number moved into its bounds; digits in a text count, anything else is `undefined`. */
export const wholeNumber = (value: unknown, min: number, max: number) => {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) return undefined;
  return Math.min(Math.max(Math.round(number), min), max);
};

/** The longest text anywhere in a value, but not in fields of the names left out. */
export const longestText = (value: unknown, leftOut: readonly string[] = []) => {
  let best = '';
  const rest: unknown[] = [value];
  while (rest.length) {
    const one = rest.pop();
    if (typeof one === 'string') best = one.length > best.length ? one : best;
    else
      for (const [key, inner] of Object.entries(fieldsOf(one)))
        if (!leftOut.includes(key)) rest.push(inner);
  }
  return best;
};

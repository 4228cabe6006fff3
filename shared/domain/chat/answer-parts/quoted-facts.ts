import { acceptFacts } from '../../memory/memory.ts';
import type { ProposedFact } from './proposals.ts';

/**
 * The proposed facts that may be kept: those whose quote is in what the owner typed, and that pass the rules of the
 * memory. `typed` is the owner's own words only, without sentences of the product and without pasted text of others.
 */
export const quotedFacts = (
  facts: readonly ProposedFact[],
  typed: readonly string[],
): ProposedFact[] => {
  const said = typed.map(asSaid);
  return facts.flatMap(({ key, value, quote }) => {
    const words = asSaid(quote);
    const isSaid = said.some((text) => standsIn(words, text));
    return isSaid ? acceptFacts([{ key, value }]).map((fact) => ({ ...fact, quote })) : [];
  });
};

/** A text as it is compared: neither capitals nor the shape of quotes, dashes and blanks make a difference. */
const asSaid = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}%\p{Sc}]+/gu, ' ')
    .trim();

/** A shorter quote is found in almost any text. */
const shortest = 3;
/** Scripts that put no blanks between words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Whether a text contains the words as whole words, in any language. */
const standsIn = (words: string, text: string) => {
  if (unspaced.test(words))
    return words.length > 1 && text.replaceAll(' ', '').includes(words.replaceAll(' ', ''));
  return words.length >= shortest && ` ${text} `.includes(` ${words} `);
};

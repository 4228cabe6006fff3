import { isMoreLikelyIn } from '../answer-checks/language-of-text.ts';

/** What a draft says: its subject, where it has one, and its text. */
export type DraftWords = Readonly<{ subject: string | null; body: string }>;

/** Whether words are Spanish already; false where they are too short to say. */
export const isSpanish = ({ subject, body }: DraftWords): boolean => {
  const text = `${subject ?? ''}\n${body}`;
  return (
    isMoreLikelyIn(text, 'es', 'en') || (accented.test(text) && !isMoreLikelyIn(text, 'en', 'es'))
  );
};

/** A word as Spanish writes it, and no name. */
const accented = /[¿¡]|(?<!\p{L})\p{Ll}*[áéíóúñ]\p{Ll}*/u;

/** A short mark of words, to tell whether they have changed since; no protection against somebody who wants two to be equal. */
export const wordsMark = ({ subject, body }: DraftWords): string => {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify([subject, body]))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};

import { isMoreLikelyIn } from '../answer-checks/language-of-text.ts';
import type { DraftWords } from './draft-words-and-fingerprint.ts';

/** Whether words are Spanish already; false where they are too short to say. */
export const isSpanish = ({ subject, body }: DraftWords): boolean => {
  const text = `${subject ?? ''}\n${body}`;
  return (
    isMoreLikelyIn(text, 'es', 'en') || (accented.test(text) && !isMoreLikelyIn(text, 'en', 'es'))
  );
};

/** A word as Spanish writes it, and no name. */
const accented = /[¿¡]|(?<!\p{L})\p{Ll}*[áéíóúñ]\p{Ll}*/u;

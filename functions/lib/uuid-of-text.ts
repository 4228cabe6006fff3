import { uuidOf } from '#shared/domain/lib/uuid-digits.ts';
import { sha256 } from './keys.ts';

/** The same UUID for the same text; of version 8 of RFC 9562, an id made by a rule of our own. */
export const uuidOfText = (text: string) => {
  const digits = sha256(text);
  return uuidOf(`${digits.slice(0, 12)}8${digits.slice(13, 16)}a${digits.slice(17, 32)}`);
};

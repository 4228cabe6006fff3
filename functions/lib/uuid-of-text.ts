import { createHash } from 'node:crypto';
import { uuidOf } from '#shared/domain/lib/uuid-digits.ts';

/** The same UUID for the same text; of version 8 of RFC 9562, an id made by a rule of our own. */
export const uuidOfText = (text: string): string => {
  const digits = createHash('sha256').update(text).digest('hex');
  return uuidOf(`${digits.slice(0, 12)}8${digits.slice(13, 16)}a${digits.slice(17, 32)}`);
};

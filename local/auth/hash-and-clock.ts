import { createHash } from 'node:crypto';

/** The SHA-256 of a text, in hexadecimal. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** The time, in seconds since the epoch. */
export const epochSeconds = () => Math.floor(Date.now() / 1000);

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
/** Clocks of phones are a little off: the code before and the one after count as well. */
const drift = [0, -1, 1];

/** A secret as long as Cognito's, in the letters authenticator apps read. */
export const newSecret = () =>
  [...randomBytes(52)].map((byte) => alphabet[byte % alphabet.length]).join('');

/** The number of the half minute a moment lies in. */
export const stepAt = (ms: number) => Math.floor(ms / 1000 / stepSeconds);

/** The six figures an authenticator app shows for a secret in a half minute (RFC 6238, SHA-1). */
export const codeAt = (secret: string, step: number) => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/** The half minute whose code this is, or undefined when it is nobody's right now. */
export const stepOf = (secret: string, code: string, now = Date.now()) =>
  drift
    .map((by) => stepAt(now) + by)
    .find((step) => step >= 0 && isSame(codeAt(secret, step), code));

const isSame = (right: string, given: string) =>
  right.length === given.length && timingSafeEqual(Buffer.from(right), Buffer.from(given));

const bytesOf = (secret: string) => {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
};

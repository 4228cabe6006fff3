import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a signature is that of a text under a key, an HMAC with SHA-256; takes as long wherever they differ. */
export const hasValidSignature = (text: string, signature: Buffer, key: string): boolean => {
  const wanted = createHmac('sha256', key).update(text).digest();
  return signature.length === wanted.length && timingSafeEqual(signature, wanted);
};

/** What a signed text says, or undefined when it is no JSON. */
export const parseJsonOrUndefined = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

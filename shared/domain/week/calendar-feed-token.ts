/** The secret in the address of a calendar feed. The address alone gives access, so the secret is random and stored as a hash. */

/** Random bytes of a secret: 256 bits, which cannot be guessed. */
export const feedTokenBytes = 32;

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A new secret from exactly {@link feedTokenBytes} random bytes, as text for an address: 43 characters. */
export const feedToken = (random: Uint8Array): string => {
  if (random.length !== feedTokenBytes)
    throw new RangeError(`A feed token is made of ${feedTokenBytes} random bytes`);
  return base64url(random);
};

/** Whether a text has the form of such a secret; others need no read from the table. */
export const isFeedToken = (text: string) => /^[\w-]{43}$/.test(text);

/** What is stored of the secret and looked up by: its SHA-256 in hexadecimal. A fast hash is enough for 256 random bits. */
export const feedTokenHash = async (token: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The address with the scheme that opens a calendar program to subscribe. */
export const webcalAddress = (address: string) => address.replace(/^https?:/, 'webcal:');

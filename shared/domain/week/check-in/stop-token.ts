import { digitsOf, uuidOf } from '../../lib/uuid-digits.ts';

/**
 * The text in the link that stops a check-in mail without signing in. It names owner and business, and carries a secret
 * that only their mails have, so that nothing besides the check-in has to be looked up or cleaned away.
 */

/** What such a link says. */
export type StopToken = { accountId: string; businessId: string; secret: string };

/** Hexadecimal digits of a secret: 128 bits. */
const secretDigits = 32;

/** The token as 96 hexadecimal digits; ids are UUIDs in lower case. */
export const stopTokenOf = ({ accountId, businessId, secret }: StopToken) =>
  digitsOf(accountId) + digitsOf(businessId) + secret;

/** What a token says; undefined for a text that is none. */
export const readStopToken = (token: string): StopToken | undefined =>
  new RegExp(`^[0-9a-f]{${64 + secretDigits}}$`).test(token)
    ? {
        accountId: uuidOf(token.slice(0, 32)),
        businessId: uuidOf(token.slice(32, 64)),
        secret: token.slice(64),
      }
    : undefined;

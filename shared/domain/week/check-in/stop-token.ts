import { digitsOf, uuidOf } from '../../lib/uuid-digits.ts';

/**
 * The text in the link that stops a check-in mail without signing in. It names owner and business, for the mail of somebody
 * of the office the person too, and carries a secret that only their mails have, so that nothing besides the check-in has to
 * be looked up or cleaned away.
 */

/** What such a link says. */
export type StopToken = {
  accountId: string;
  businessId: string;
  secret: string;
  /** Whose mail it stops; undefined for the owner's. */
  personId?: string | undefined;
};

/** Hexadecimal digits of an id. */
const idDigits = 32;
/** Hexadecimal digits of a secret: 128 bits. */
const secretDigits = 32;

/** The token as 96 hexadecimal digits, 128 with a person; ids are UUIDs in lower case. */
export const stopTokenOf = ({ accountId, businessId, secret, personId }: StopToken) =>
  digitsOf(accountId) + digitsOf(businessId) + secret + (personId ? digitsOf(personId) : '');

const tokenShape = new RegExp(
  `^[0-9a-f]{${2 * idDigits + secretDigits}}(?:[0-9a-f]{${idDigits}})?$`,
);

/** What a token says; undefined for a text that is none. */
export const readStopToken = (token: string): StopToken | undefined => {
  if (!tokenShape.test(token)) return undefined;
  const person = token.slice(2 * idDigits + secretDigits);
  return {
    accountId: uuidOf(token.slice(0, idDigits)),
    businessId: uuidOf(token.slice(idDigits, 2 * idDigits)),
    secret: token.slice(2 * idDigits, 2 * idDigits + secretDigits),
    ...(person && { personId: uuidOf(person) }),
  };
};

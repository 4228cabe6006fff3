import { findContacts } from '../../chat/masking/find-contacts.ts';

/** What should not stand in words that everybody can read. */
export type PublicConcern = 'amount' | 'address';

/** What is said to the owner about each. */
export const publicConcernWords = {
  amount: 'Take out the amount. Everyone can read this, and what someone paid stays between you.',
  address: 'Take out the address. Everyone can read this.',
} as const satisfies Record<PublicConcern, string>;

const amount =
  /(?:[$£€₹]\s?\d|\bUSD\s?\d|\d[\d.,]*\s?(?:dollars?|bucks|USD|pounds|euros)\b|\bpaid\s+(?:us\s+)?\d)/i;

/** What of a text names what somebody paid or where somebody lives. */
export const publicConcerns = (text: string, country = 'US'): PublicConcern[] => {
  const found = findContacts(text, { country, links: () => [] });
  return [
    ...(amount.test(text) ? ['amount' as const] : []),
    ...(found.some(({ kind }) => kind === 'address') ? ['address' as const] : []),
  ];
};

import { findContacts } from '../../chat/masking/mask.ts';

/** What should not stand in words that everybody can read. */
export type PublicConcern = 'amount' | 'address';

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

import { findContacts } from '../../chat/masking/mask.ts';

/** What should not stand in words that everybody can read, each as a sentence for the owner. */
const concerns = {
  amount: 'It names an amount of money. What a customer paid is nobody else’s business.',
  address: 'It names an address. Where a customer lives is nobody else’s business.',
} as const;
export type PublicConcern = keyof typeof concerns;

/** The sentence for a concern. */
export const concernWords = (concern: PublicConcern): string => concerns[concern];

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

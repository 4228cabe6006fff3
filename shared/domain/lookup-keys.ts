import * as z from 'zod';

const name = z.string().regex(/^[\w.-]{1,200}$/, {
  error: 'must be a lookup key: letters, digits, dots, dashes and underscores',
});
const both = z.strictObject({ monthly: name, yearly: name });

/** The names under which the payment provider finds our prices, by plan and period. */
export const LookupKeys = z
  .strictObject({ essentials: both, pro: both })
  .refine(
    ({ essentials, pro }) =>
      new Set([...Object.values(essentials), ...Object.values(pro)]).size === 4,
    { error: 'must be four different names' },
  );
export type LookupKeys = z.infer<typeof LookupKeys>;

/** What they are called unless a stage shares its payment account with another product. */
export const usualLookupKeys: LookupKeys = {
  essentials: { monthly: 'essentials_monthly', yearly: 'essentials_yearly' },
  pro: { monthly: 'pro_monthly', yearly: 'pro_yearly' },
};

import type { Account } from './account.ts';
import type { Business, StoredBusiness } from './business.ts';

/** The businesses, newest first, with `is_active`. */
export const withActive = (
  businesses: readonly StoredBusiness[],
  { active_business_id }: Pick<Account, 'active_business_id'>,
): Business[] =>
  businesses
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))
    .map((business) => ({ ...business, is_active: business.id === active_business_id }));

/** The id of the active business after a removal: the same as before, else the newest that remains, else null. */
export const activeAfterRemoval = (
  removed: string,
  businesses: readonly StoredBusiness[],
  { active_business_id }: Pick<Account, 'active_business_id'>,
): string | null => {
  if (active_business_id !== removed) return active_business_id;
  return (
    withActive(businesses, { active_business_id }).find(({ id }) => id !== removed)?.id ?? null
  );
};

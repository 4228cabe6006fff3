import type { Account } from './account.ts';
import type { Business, BusinessDetails } from './business.ts';
import { unknownPlace } from './business-place.ts';

/** A business as stored. Which one is active is stored in the account only. */
export type StoredBusiness = Omit<Business, 'is_active'>;

/** How many businesses one owner may have. */
export const businessLimit = 20;

/** The details of a business of which only name and type are given. */
export const blankDetails = (name: string, type: string): BusinessDetails => ({
  name,
  type,
  selected_helpers: [],
  main_challenge: '',
  industry: '',
  company_size: null,
  location: '',
  years_in_business: null,
  ai_usage_context: '',
  phase_tag: '',
  selected_goals: [],
  preferred_communication_style: null,
  operational_context: '',
  tools_software_in_use: [],
  primary_service_channels: [],
  typical_customer_type: null,
  owner_name: '',
  phone: '',
  website: '',
  ...unknownPlace,
});

/** The name of the owner, who is the same person in all of their businesses; empty where none knows it. */
export const ownerNameOf = (businesses: readonly Pick<BusinessDetails, 'owner_name'>[]): string =>
  businesses.find(({ owner_name }) => owner_name)?.owner_name ?? '';

/** A new business of an owner, described by `details`. */
export const startBusiness = (
  details: BusinessDetails,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): StoredBusiness => ({
  ...details,
  id,
  user_profile_id: accountId,
  onboarding_completed: true,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});

type SomeDetails = { [K in keyof BusinessDetails]?: BusinessDetails[K] | undefined };

/** The details without undefined fields, and lists without duplicates. */
export const tidyDetails = <T extends SomeDetails>(details: T) =>
  Object.fromEntries(
    Object.entries(details)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, Array.isArray(value) ? [...new Set(value)] : value]),
  ) as { [K in keyof T]: Exclude<T[K], undefined> };

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

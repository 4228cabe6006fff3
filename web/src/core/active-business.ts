import type { AccountView } from '#shared/domain/account/account-view-schema.ts';

/** The business the owner works with now, or undefined before onboarding. */
export const activeBusiness = ({ account, businesses }: AccountView) =>
  businesses.find(({ id }) => id === account.active_business_id);

/** What the owner's business is called on screen, also before there is one. */
export const businessName = (view: AccountView) =>
  (activeBusiness(view) ?? view.businesses[0])?.name ?? 'My Business';

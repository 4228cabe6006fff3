import type { AccountView } from '#shared/domain/account/account-view-schema.ts';

/** The business the owner works with now, or undefined before onboarding. */
export const activeBusiness = ({ account, businesses }: AccountView) =>
  businesses.find(({ id }) => id === account.active_business_id);

/** How the dashboard greets its owner: as somebody new until the first question was asked. */
export const greeting = ({ quota }: Pick<AccountView, 'quota'>) =>
  quota.total === 0 ? 'Welcome' : 'Welcome back';

/** What the owner's business is called on screen, also before there is one. */
export const businessName = (view: AccountView) =>
  (activeBusiness(view) ?? view.businesses[0])?.name ?? 'My Business';

/** Who is signed in: by the name they have in the office, or where it is theirs that of the business; else by email. */
export const ownerName = (view: AccountView) =>
  (view.office?.name ?? activeBusiness(view)?.owner_name) || view.account.email;

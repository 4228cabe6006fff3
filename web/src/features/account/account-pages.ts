/** The pages of the account, one per subject, in the order of their links; `words` are what an owner may also look for, and `ownersOnly` stands at those that are not there for the office. */
export const accountPages = [
  {
    to: '/dashboard/profile',
    title: 'Profile',
    words: 'account settings business name type location goals helpers',
  },
  {
    to: '/dashboard/profile/plan',
    title: 'Plan and invoices',
    words: 'subscription billing card invoices PDF payment cancel upgrade',
    ownersOnly: true,
  },
  {
    to: '/dashboard/profile/people',
    title: 'People',
    words: 'invite office manager team seats partner access',
    ownersOnly: true,
  },
  {
    to: '/dashboard/profile/sign-in',
    title: 'Sign-in and security',
    words: 'account email password passkey two-step code sign out everywhere',
  },
  {
    to: '/dashboard/profile/calendar',
    title: 'Calendar and check-in',
    words: 'calendar link phone check-in day time email',
  },
  {
    to: '/dashboard/profile/data',
    title: 'Your data',
    words: 'download export delete account privacy',
  },
] as const;

/** The address of a page of the account. */
export type AccountPagePath = (typeof accountPages)[number]['to'];

/** Whether an address is there for who works in the account and is not its owner. */
export const isForOffice = (path: string) =>
  !accountPages.some((page) => 'ownersOnly' in page && page.to === path);

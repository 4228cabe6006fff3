import { accountPages, isForOffice } from '#web/features/account/account-pages.ts';
import type { Entry } from './find-entry.ts';

const connectionsPath = '/dashboard/connections';
const reviewsPath = '/dashboard/reviews';
const postsPath = '/dashboard/posts';

/** Each page with the other words that owners have for what is on it. */
const pages: readonly (readonly [to: string, title: string, words: string])[] = [
  ['/dashboard', 'Today', 'dashboard home assistant ask'],
  ['/dashboard/week', 'Your week', 'tasks to-do seasons calendar'],
  ['/dashboard/check-in', 'Weekly check-in', 'look back last week jobs done'],
  ['/dashboard/helpers', 'Your helpers', 'advisors'],
  ['/dashboard/numbers', 'Your money', 'numbers cash 13 weeks costs income invoices owed late'],
  ['/dashboard/numbers/calculators', 'Calculators', 'work out prices costs'],
  ['/dashboard/numbers/import', 'Import from your software', 'QuickBooks spreadsheet CSV file'],
  [connectionsPath, 'Connections', 'connect books invoices disconnect'],
  [reviewsPath, 'Reviews', 'Google stars rating answer customers'],
  [postsPath, 'Posts', 'Google offer news photo publish'],
  ['/dashboard/work', 'Saved work', 'drafts documents texts emails'],
  ['/dashboard/results', 'Results', 'analytics counts months won quotes reminders report'],
  ['/dashboard/memory', 'What your helpers know', 'memory notes facts remember'],
  ['/dashboard/history', 'History', 'all chats conversations print download'],
  ['/dashboard/account', 'Account and settings', 'profile sign out'],
  ...accountPages.map(({ to, title, words }) => [to, title, words] as const),
  ['/dashboard/usage', 'Your questions', 'usage left limit'],
  ['/dashboard/suggestions', 'Suggestions', 'feedback idea help'],
  ['/pricing', 'Plans and prices', 'upgrade subscription pay cost'],
];

/** The pages of the signed-in app that an owner can look for. */
export const pageEntries: readonly Entry[] = pages.map(([to, title, words]) => ({
  id: `page ${to}`,
  kind: 'page',
  title,
  words,
  to,
}));

/** The pages for who has the app open: an owner finds all of them, who works in the account of another those that are there for them. */
export const pageEntriesFor = (isOffice: boolean): readonly Entry[] =>
  isOffice ? pageEntries.filter(({ to }) => isForOffice(to)) : pageEntries;

type Reader = {
  hasReviews?: boolean | undefined;
  hasPosts?: boolean | undefined;
  /** The reader works in the account and is not its owner. */
  isOffice?: boolean | undefined;
};

/** The pages for a reader who can connect these accounts and apps; that of the connections only where there are any, those of reviews and posts where one gives them. */
export const pageEntriesWith = (
  names: readonly string[],
  { hasReviews = false, hasPosts = false, isOffice = false }: Reader = {},
): readonly Entry[] =>
  pageEntriesFor(isOffice).flatMap((page) => {
    if (page.to === reviewsPath) return hasReviews ? page : [];
    if (page.to === postsPath) return hasPosts ? page : [];
    if (page.to !== connectionsPath) return page;
    return names.length ? { ...page, words: `${page.words} ${names.join(' ')}` } : [];
  });

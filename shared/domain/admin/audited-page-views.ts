/** The pages of the admin area as the audit log names them. */
type Look = {
  /** The page on which it is seen. */
  readonly page: string;
  /** The operation that stands for opening that page, where opening the page asks for this one; without it each is an entry. */
  readonly opens?: string;
};

const opening = (page: string, opens: string, ...others: string[]) =>
  [opens, ...others].map((operation) => [operation, { page, opens }] as const);

/**
 * What admins look at, by operation of the contract. Opening a page asks for several things at once and is one entry;
 * a search and a download are entries of their own.
 */
const looks: ReadonlyMap<string, Look> = new Map<string, Look>([
  ...opening(
    'Dashboard',
    'getOverview',
    'getModelSpend',
    'getAds',
    'listUsers',
    'listSuggestions',
    'listMessages',
  ),
  ...opening('Inbox', 'listInbox', 'listOpenSuggestions'),
  ...opening('Message', 'getMessage'),
  ...opening('Suggestion', 'getSuggestion'),
  ...opening('Account', 'getUser'),
  ...opening('Health', 'getHealth'),
  ...opening('Growth', 'getGrowth'),
  ...opening('Starter prompts', 'listPrompts', 'listRatings', 'listWeakPrompts'),
  ...opening('Audit log', 'listAudit'),
  ['findUser', { page: 'Dashboard' }],
  ['findUsers', { page: 'Dashboard' }],
  ['exportAudit', { page: 'Audit log' }],
]);

/** The page on which an operation shows something; undefined for one that changes something. */
export const pageViewOf = (operation: string) => looks.get(operation);

/** How long after a page was opened what it asks for belongs to that opening, and by how much a browser's clock may be off. */
export const pageViewMinutes = 15;

/** Whether an operation of the contract only shows something. */
export const isReadOperation = (operation: string) =>
  /^(get|list|find|export)[A-Z]/.test(operation);

/** What the admin reads when a part of the page cannot be shown or changed; the server's words come behind. */
export const adminFailures = {
  overview: 'Failed to fetch businesses',
  health: 'Failed to load health',
  growth: 'Failed to load growth',
  modelSpend: 'Failed to load AI cost',
  users: 'Failed to fetch profiles',
  user: 'Failed to fetch the account',
  findUser: 'Failed to search for the account',
  ratings: 'Failed to fetch ratings',
  ads: 'Failed to fetch ad performance',
  suggestions: 'Failed to fetch suggestions',
  removeSuggestion: 'Failed to delete suggestion',
  messages: 'Failed to fetch messages',
  message: 'Failed to fetch the message',
  suggestion: 'Failed to fetch the suggestion',
  answerSuggestions: 'Failed to answer',
  changeMessage: 'Failed to change message',
  prompts: 'Failed to fetch prompts',
  orderPrompts: 'Failed to move the prompt',
  restorePrompt: 'Failed to restore the prompt',
  exportTrail: 'Failed to export the audit log',
  trail: 'Failed to load the audit log',
} as const;

/** "Failed to fetch profiles: {detail}"; nothing where the failure was already told. */
export const failureText = (what: keyof typeof adminFailures, { message }: Error) =>
  message && `${adminFailures[what]}: ${message}`;

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const whole = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "Nov 20", for a day as the counters know it. */
export const dayText = (date: string) => day.format(new Date(date));
/** "Nov 20, 2026, 10:04 AM", in the admin's own time zone. */
export const momentText = (date: string) => moment.format(new Date(date));
/** "12,480" */
export const countText = (count: number) => whole.format(count);
/** Where the page of an account is. */
export const userPath = (id: string) => `/admin?view=user&id=${encodeURIComponent(id)}`;
/** Where a contact message is answered. */
export const messagePath = (id: string) => `/admin?view=message&id=${encodeURIComponent(id)}`;
/** Where a suggestion is answered. */
export const suggestionPath = (id: string) => `/admin?view=idea&id=${encodeURIComponent(id)}`;
/** "$1,240.50" */
export const moneyText = (cents: number) => dollars.format(cents / 100);

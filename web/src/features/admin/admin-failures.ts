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

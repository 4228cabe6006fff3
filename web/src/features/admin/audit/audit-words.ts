const words: Readonly<Record<string, string>> = {
  getOverview: 'Opened the dashboard',
  getHealth: 'Viewed health',
  getGrowth: 'Viewed growth',
  getModelSpend: 'Viewed AI cost',
  pauseAnswers: 'Paused or resumed answers',
  extendTrial: 'Extended a trial',
  giveBackQuestions: 'Gave questions back',
  signOutUser: 'Signed an account out everywhere',
  sendCode: 'Sent a code',
  sendSignUpCode: 'Sent a sign-up code',
  readPayments: 'Read an account from Stripe again',
  resetSecondFactor: 'Asked for a reset of two-step sign-in',
  keepSecondFactor: 'Stopped a reset of two-step sign-in',
  deleteUser: 'Began the deletion of an account',
  raiseModelLimit: 'Raised the daily AI limit',
  listUsers: 'Viewed users',
  findUser: 'Searched for an account by email',
  findUsers: 'Searched for accounts',
  getUser: 'Viewed an account',
  listRatings: 'Viewed ratings',
  listWeakPrompts: 'Viewed the weakest prompts',
  markTest: 'Changed a test-account flag',
  getAds: 'Viewed ad performance',
  listSuggestions: 'Viewed suggestions',
  listOpenSuggestions: 'Viewed open suggestions',
  getSuggestion: 'Viewed a suggestion',
  answerSuggestions: 'Answered suggestions',
  markSuggestions: 'Changed the status of suggestions',
  removeSuggestion: 'Deleted a suggestion',
  listMessages: 'Viewed contact messages',
  markMessage: 'Changed a message’s status',
  removeMessage: 'Deleted a message',
  listInbox: 'Viewed the inbox',
  getMessage: 'Viewed a message',
  replyToMessage: 'Answered a message',
  assignMessage: 'Took or gave back a message',
  snoozeMessage: 'Snoozed a message',
  listPrompts: 'Viewed starter prompts',
  updatePrompt: 'Changed a starter prompt',
  orderPrompts: 'Moved starter prompts',
  restorePrompt: 'Restored a starter prompt',
  tryPrompt: 'Tested a starter prompt',
  listAudit: 'Viewed the audit log',
  exportAudit: 'Exported the audit log',
};

/** Every operation that has words, in their order. */
export const auditedOperations = Object.keys(words).toSorted((a, b) =>
  auditWords(a).localeCompare(auditWords(b)),
);

/** An operation of the contract in words; one that is not here shows its own name. */
export function auditWords(operation: string) {
  return words[operation] ?? operation;
}

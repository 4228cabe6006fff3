/** What a conversation is for, as filled into the dialog. */
export type ConversationGoal = {
  session_goal: string | null;
  specificOutcome: string | null;
  constraints: string | null;
};

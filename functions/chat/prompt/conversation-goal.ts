import type { ConversationGoal } from '#shared/domain/chat/prompt/conversation-goal.ts';
import type { StoredTurn } from '../turns/turn-item.ts';
import type { ContextItems } from './account-and-conversation-table.ts';

/** The goal of a conversation that has none. */
export const noGoal: ConversationGoal = {
  session_goal: null,
  specificOutcome: null,
  constraints: null,
};

/** The goal that a filled prompt gives its conversation. */
export const goalOfPrompt = (prompt: NonNullable<StoredTurn['prompt']>): ConversationGoal => ({
  session_goal: prompt.title,
  specificOutcome: prompt.specificOutcome,
  constraints: prompt.constraints || null,
});

/** The goal of the conversation: that of this prompt, else the goal it had so far. */
export const goalOf = (
  prompt: StoredTurn['prompt'],
  conversation: ContextItems['conversation'],
  earlierTurns: readonly StoredTurn[],
): ConversationGoal => {
  const latest =
    prompt ?? (conversation ? null : (earlierTurns.find((turn) => turn.prompt)?.prompt ?? null));
  if (latest) return goalOfPrompt(latest);
  const { session_goal = null, specificOutcome = null, constraints = null } = conversation ?? {};
  return { session_goal, specificOutcome, constraints };
};

/** The goal under the rules of a safety card: without the outcome, which may be one that the card forbids to promise. */
export const goalUnder = (rules: string | undefined, goal: ConversationGoal): ConversationGoal =>
  rules ? { ...goal, specificOutcome: null } : goal;

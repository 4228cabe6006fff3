import { ulid } from 'ulid';
import { chatTitle, followUpLine, previewOf } from '#shared/domain/conversation.ts';
import type { HelperId } from '#shared/domain/helpers.ts';
import { mergeMemory } from '#shared/domain/memory.ts';
import { expiry } from '#shared/domain/retention.ts';
import type { ConversationGoal } from '#shared/domain/system-prompt.ts';
import { log } from '../lib/log.ts';
import type { ContextItems } from '../tables/context-table.ts';
import { saveConversation } from '../tables/conversations-table.ts';
import { saveMemory } from '../tables/memory-table.ts';
import { countQuestion } from '../tables/stats-table.ts';
import type { StoredTurn } from '../tables/turns-table.ts';
import { type AnswerContext, type BuiltPrompt, goalOfPrompt } from './build-prompt.ts';
import type { Question } from './question.ts';
import type { ProviderAnswer } from './read-answer.ts';

/** Whether the answers to this account's questions are kept for good: never those of the general assistant. */
export const isKept = ({ helper }: Question, { entitlement }: Pick<AnswerContext, 'entitlement'>) =>
  helper !== null && entitlement.saves_history;

/** The turn as it is stored once its reply is complete. */
export const turnOf = (
  question: Question,
  context: AnswerContext,
  built: BuiltPrompt,
  reply: ProviderAnswer,
  answered: Date,
): StoredTurn => {
  const { conversation, past } = context;
  const given = conversation?.followed_up || past.some((turn) => turn.follow_up);
  return {
    id: question.messageId,
    chat_id: question.conversationId,
    business_id: question.businessId,
    helper_id: question.helper,
    text: built.shownText,
    prompt: built.prompt,
    content: reply.content,
    suggestedHelperId: reply.suggestedHelperId,
    facts: reply.facts,
    decisions: reply.decisions,
    follow_up: built.card && !given ? followUpLine(built.card) : null,
    feedback: null,
    created_at: question.now.toISOString(),
    answered_at: answered.toISOString(),
    seq: lengthBefore(context, isKept(question, context)) + 1,
    // The first answer may still be on its way, when its question is changed at once: it is hidden once it is there.
    replaces: context.replacedTurn
      ? (context.replacedTurn.replaces ?? context.replacedTurn.id)
      : question.replaces,
    ttl: isKept(question, context) ? undefined : expiry('unsaved', answered),
  };
};

/** How many turns a conversation has so far; what a plan without history left in it will be gone tomorrow and does not count for one that is kept. */
const lengthBefore = ({ past, conversation, replacedTurn }: AnswerContext, kept: boolean) => {
  const last = past.find(({ ttl }) => !kept || ttl === undefined);
  if (last) return last.seq;
  // Only passing turns lie between us and what was kept; the header knows how much that was.
  return past.length && !replacedTurn ? (conversation?.message_count ?? 0) / 2 : 0;
};

/** Brings the header of a saved conversation up to its newest turn; doing it again changes nothing. */
const saveHeader = (
  sub: string,
  helper_id: HelperId,
  turn: StoredTurn,
  conversation: ContextItems['conversation'],
  goal: ConversationGoal,
) =>
  saveConversation(
    sub,
    {
      ...goal,
      helper_id,
      id: turn.chat_id,
      business_id: turn.business_id,
      title: conversation?.message_count ? conversation.title : chatTitle(turn),
      message_count: turn.seq * 2,
      preview: previewOf(turn.content),
      created_at: conversation?.created_at ?? turn.created_at,
      updated_at: turn.answered_at,
      followed_up: conversation?.followed_up === true || turn.follow_up !== null,
    },
    conversation === undefined,
  );

/** Writes the header of a replayed turn if its worker died before it could. */
export const repairHeader = async (
  sub: string,
  turn: StoredTurn,
  conversation: ContextItems['conversation'],
) => {
  const { helper_id: helper, prompt, ttl, answered_at } = turn;
  if (!helper || ttl !== undefined || (conversation && conversation.updated_at >= answered_at))
    return;
  const none = { session_goal: null, specificOutcome: null, constraints: null };
  await saveHeader(
    sub,
    helper,
    turn,
    conversation,
    prompt ? goalOfPrompt(prompt) : (conversation ?? none),
  );
};

/** Everything that follows from an answer that is stored. The answer stands whatever becomes of this. */
export const updateConversation = async (
  question: Question,
  context: AnswerContext,
  built: BuiltPrompt,
  turn: StoredTurn,
  account: NonNullable<ContextItems['account']>,
) => {
  const work: Promise<unknown>[] = [countQuestion(account, question.now)];
  if (isKept(question, context) && question.helper) {
    const learned = mergeMemory(context.memory, turn, {
      business_id: question.businessId,
      helper_id: question.helper,
      chat_id: question.conversationId,
      message_id: question.messageId,
      now: turn.answered_at,
      newId: ulid,
    });
    work.push(saveHeader(question.sub, question.helper, turn, context.conversation, built.goal));
    if (learned.save.length) work.push(saveMemory(question.sub, learned));
  }
  for (const done of await Promise.allSettled(work))
    if (done.status === 'rejected') log.warn('kept without its surroundings', done.reason as Error);
};

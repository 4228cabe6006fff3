import { ulid } from 'ulid';
import type { ConversationGoal } from '#shared/domain/business-rows.ts';
import { chatTitle, followUpLine, previewOf } from '#shared/domain/conversation.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { mergeMemory } from '#shared/domain/memory.ts';
import { expiry } from '#shared/domain/retention.ts';
import { log } from '../lib/log.ts';
import type { ContextItems } from '../tables/context-table.ts';
import { saveConversation } from '../tables/conversations-table.ts';
import { saveMemory } from '../tables/memory-table.ts';
import type { StoredTurn } from '../tables/turns-table.ts';
import type { AnswerContext } from './answer-context.ts';
import type { BuiltPrompt } from './build-prompt.ts';
import { goalOfPrompt, noGoal } from './conversation-goal.ts';
import { estimatesIn } from './estimates.ts';
import { keepTypedNumbers } from './keep-typed-numbers.ts';
import type { Question } from './question.ts';
import type { ProviderAnswer } from './read-answer.ts';

/** Whether a turn is saved in the history: on plans with history, and never a turn of the director. */
export const isKept = ({ helper }: Question, { entitlement }: Pick<AnswerContext, 'entitlement'>) =>
  helper !== null && entitlement.saves_history;

/** The turn to store once its answer is complete. */
export const turnOf = (
  question: Question,
  context: AnswerContext,
  built: BuiltPrompt,
  answer: ProviderAnswer,
  answered: Date,
): StoredTurn => {
  const { conversation, earlierTurns } = context;
  const hasFollowUp = conversation?.followed_up || earlierTurns.some((turn) => turn.follow_up);
  return {
    id: question.messageId,
    chat_id: question.conversationId,
    business_id: question.businessId,
    helper_id: question.helper,
    text: built.shownText,
    prompt: built.prompt,
    ...(built.sent && { sent: built.sent }),
    content: answer.content,
    cut: answer.cut,
    ...built.sums?.stored(),
    ...(question.helper && estimatesIn(answer.content, built, context)),
    suggestedHelperId: answer.suggestedHelperId,
    facts: answer.facts,
    decisions: answer.decisions,
    follow_up: built.subcategory && !hasFollowUp ? followUpLine(built.subcategory) : null,
    feedback: null,
    created_at: question.now.toISOString(),
    answered_at: answered.toISOString(),
    seq: lengthBefore(context, isKept(question, context)) + 1,
    // A question can be edited before its first answer is stored: the id hides that turn once it is stored.
    replaces: context.replacedTurn
      ? (context.replacedTurn.replaces ?? context.replacedTurn.id)
      : question.replaces,
    ...(question.isContinuation && { continued: (context.replacedTurn?.continued ?? 0) + 1 }),
    ttl: isKept(question, context) ? undefined : expiry('unsaved', answered),
  };
};

/** The number of turns before this one. For a turn that is kept, turns that expire do not count. */
const lengthBefore = (
  { earlierTurns, conversation, replacedTurn }: AnswerContext,
  kept: boolean,
) => {
  const last = earlierTurns.find(({ ttl }) => !kept || ttl === undefined);
  if (last) return last.seq;
  // Only turns that expire were read; the header has the number of the kept ones before them.
  return earlierTurns.length && !replacedTurn ? (conversation?.message_count ?? 0) / 2 : 0;
};

/** Updates the header of a saved conversation to its newest turn; safe to repeat. */
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

/** Writes the header for a replayed turn whose worker stopped before it could. */
export const repairHeader = async (
  sub: string,
  turn: StoredTurn,
  conversation: ContextItems['conversation'],
) => {
  const { helper_id: helper, prompt, ttl, answered_at } = turn;
  if (!helper || ttl !== undefined || (conversation && conversation.updated_at >= answered_at))
    return;
  await saveHeader(
    sub,
    helper,
    turn,
    conversation,
    prompt ? goalOfPrompt(prompt) : (conversation ?? noGoal),
  );
};

/** What is new in an answer: of a continued one, what its continuation has added, so that nothing deleted comes back. */
const learnedIn = (
  { facts, decisions }: StoredTurn,
  { isContinuation }: Question,
  { replacedTurn }: AnswerContext,
) => ({
  facts: facts.slice(isContinuation ? replacedTurn?.facts.length : 0),
  decisions: decisions.slice(isContinuation ? replacedTurn?.decisions.length : 0),
});

/** Updates header, memory and numbers after an answer was stored. Failures are logged only: the answer is stored already. */
export const updateConversation = async (
  question: Question,
  context: AnswerContext,
  built: BuiltPrompt,
  turn: StoredTurn,
) => {
  const work: Promise<unknown>[] = [];
  if (isKept(question, context) && question.helper) {
    const changes = mergeMemory(context.memory, learnedIn(turn, question, context), {
      business_id: question.businessId,
      helper_id: question.helper,
      source_turn: { chat_id: question.conversationId, message_id: question.messageId },
      now: turn.answered_at,
      newId: ulid,
    });
    work.push(saveHeader(question.sub, question.helper, turn, context.conversation, built.goal));
    if (changes.save.length) work.push(saveMemory(question.sub, changes));
  }
  work.push(
    keepTypedNumbers(question.sub, context.business, built.learnable.numbers, question.now),
  );
  for (const result of await Promise.allSettled(work))
    if (result.status === 'rejected')
      log.warn('turn stored without its header, memory or numbers', result.reason as Error);
};

import { ulid } from 'ulid';
import type { ConversationGoal } from '#shared/domain/business-rows.ts';
import { chatTitle, previewOf } from '#shared/domain/conversation.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { mergeMemory } from '#shared/domain/memory.ts';
import { log } from '../lib/log.ts';
import type { ContextItems } from '../tables/context-table.ts';
import { saveConversation } from '../tables/conversations-table.ts';
import { saveMemory } from '../tables/memory-table.ts';
import { savePhoto } from '../tables/photos-table.ts';
import type { StoredTurn } from '../tables/turn-item.ts';
import type { AnswerContext } from './answer-context.ts';
import type { BuiltPrompt } from './built-prompt.ts';
import { goalOfPrompt, noGoal } from './conversation-goal.ts';
import { keepTypedNumbers } from './keep-typed-numbers.ts';
import type { Question } from './question.ts';
import { isKept } from './turn-of.ts';

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

/** Updates header, photo, memory and numbers after an answer was stored. Failures are logged only: the answer is stored already. */
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
    if (question.photo) work.push(savePhoto(question, question.photo.thumbnail, turn));
  }
  work.push(
    keepTypedNumbers(question.sub, context.business, built.learnable.numbers, question.now),
  );
  for (const result of await Promise.allSettled(work))
    if (result.status === 'rejected')
      log.warn('turn stored without its header, photo, memory or numbers', result.reason as Error);
};

import { ulid } from 'ulid';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import {
  conversationTitle,
  previewOf,
} from '#shared/domain/chat/conversation-title-and-preview.ts';
import type { ConversationGoal } from '#shared/domain/chat/prompt/conversation-goal.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { mergeMemory } from '#shared/domain/memory/merge-memory.ts';
import { acceptTypedNumbers } from '#shared/domain/numbers/accept-numbers.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { chatIdOf } from '../../lib/keys/conversation-ids.ts';
import { log } from '../../lib/log.ts';
import { saveMemory } from '../../memory/memory-table.ts';
import { listNumberEntries, saveNumberEntries } from '../../numbers/numbers-table.ts';
import { isKept } from '../make-turn.ts';
import type { ContextItems } from '../prompt/account-and-conversation-table.ts';
import type { AnswerContext } from '../prompt/answer-context.ts';
import type { BuiltPrompt, MemoryCandidates } from '../prompt/built-prompt.ts';
import { goalOfPrompt, noGoal } from '../prompt/conversation-goal.ts';
import type { Question } from '../question.ts';
import { saveConversation } from '../turns/conversations-table.ts';
import { savePhoto } from '../turns/photos-table.ts';
import type { StoredTurn } from '../turns/turn-item.ts';
import type { TurnRef } from '../turns/turns-table.ts';

/** Keeps the numbers typed into a prompt, dated with the day at the business. A value that is kept already stays as it is, with its source; one out of bounds is not kept. */
const keepTypedNumbers = async (
  accountId: AccountId,
  business: AnswerContext['business'],
  numbers: MemoryCandidates['numbers'],
  now: Date,
) => {
  if (numbers.length === 0) return;
  const business_id = business.id;
  const known = await listNumberEntries(accountId, business_id);
  const isKnown = (id: string, value: string) =>
    known.some(({ kind, entry }) => kind === 'number' && entry.id === id && entry.value === value);
  const today = localDateOf(now, business.time_zone ?? 'UTC');
  const style = localeAndCurrencyOf(business);
  const writes = numbers.flatMap((sent) => {
    const value = String(Number(sent.value));
    const accepted = acceptTypedNumbers([{ ...sent, value }], today, style);
    if ('problem' in accepted || isKnown(sent.id, value)) return [];
    return accepted.numbers.map((entry) => ({
      entry: { kind: 'number' as const, business_id, entry },
    }));
  });
  if (writes.length) await saveNumberEntries(accountId, business_id, writes);
};

/** Updates the header of a saved conversation to its newest turn; safe to repeat. */
const saveHeader = (
  { accountId, conversationId }: Pick<TurnRef, 'accountId' | 'conversationId'>,
  helper_id: HelperId,
  turn: StoredTurn,
  conversation: ContextItems['conversation'],
  goal: ConversationGoal,
) =>
  saveConversation(
    { accountId, conversationId },
    {
      ...goal,
      helper_id,
      id: turn.chat_id,
      business_id: turn.business_id,
      title: conversation?.message_count ? conversation.title : conversationTitle(turn),
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
  ref: Pick<TurnRef, 'accountId' | 'conversationId'>,
  turn: StoredTurn,
  conversation: ContextItems['conversation'],
) => {
  const { helper_id: helper, prompt, ttl, answered_at } = turn;
  if (!helper || ttl !== undefined || (conversation && conversation.updated_at >= answered_at))
    return;
  await saveHeader(
    ref,
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
export const saveAfterAnswer = async (
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
      source_turn: { chat_id: chatIdOf(question.conversationId), message_id: question.messageId },
      now: turn.answered_at,
      newId: ulid,
    });
    work.push(saveHeader(question, question.helper, turn, context.conversation, built.goal));
    if (changes.save.length) work.push(saveMemory(question.accountId, changes));
    if (question.photo) work.push(savePhoto(question, question.photo.thumbnail, turn));
  }
  work.push(
    keepTypedNumbers(question.accountId, context.business, built.learnable.numbers, question.now),
  );
  for (const result of await Promise.allSettled(work))
    if (result.status === 'rejected')
      log.warn('turn stored without its header, photo, memory or numbers', result.reason as Error);
};

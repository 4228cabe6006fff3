import { ulid } from 'ulid';
import type { Session } from '#shared/domain/system-prompt.ts';
import { chatTitle, followUpLine, previewOf } from '#shared/domain/conversation.ts';
import type { HelperId } from '#shared/domain/helpers.ts';
import { learn } from '#shared/domain/memory.ts';
import { expiry } from '#shared/domain/retention.ts';
import { countQuestion } from '../tables/stats-table.ts';
import { saveChat } from '../tables/conversations-table.ts';
import { log } from '../lib/log.ts';
import { saveKnowledge } from '../tables/memory-table.ts';
import { type Brief, type Situation, sessionFrom } from './build-prompt.ts';
import type { Question } from './question.ts';
import type { Reply } from './read-answer.ts';
import type { Scene } from '../tables/context-table.ts';
import type { StoredTurn } from '../tables/turns-table.ts';

/** Whether the answers to this account's questions are kept for good: never those of the general assistant. */
export const keeps = ({ helper }: Question, { entitlement }: Pick<Situation, 'entitlement'>) =>
  helper !== null && entitlement.saves_history;

/** The turn as it is stored once its reply is complete. */
export const turnOf = (
  question: Question,
  situation: Situation,
  brief: Brief,
  reply: Reply,
  answered: Date,
): StoredTurn => {
  const { chat, past } = situation;
  const given = chat?.followed_up || past.some((turn) => turn.follow_up);
  return {
    id: question.messageId,
    chat_id: question.chatId,
    business_id: question.businessId,
    helper_id: question.helper,
    text: brief.shown,
    prompt: brief.prompt,
    content: reply.content,
    suggestedHelperId: reply.suggestedHelperId,
    facts: reply.facts,
    decisions: reply.decisions,
    follow_up: brief.card && !given ? followUpLine(brief.card) : null,
    feedback: null,
    created_at: question.now.toISOString(),
    answered_at: answered.toISOString(),
    seq: lengthBefore(situation, keeps(question, situation)) + 1,
    // The first answer may still be on its way, when its question is changed at once: it is hidden once it is there.
    replaces: situation.again
      ? (situation.again.replaces ?? situation.again.id)
      : question.replaces,
    ttl: keeps(question, situation) ? undefined : expiry('unsaved', answered),
  };
};

/** How many turns a conversation has so far; what a plan without history left in it will be gone tomorrow and does not count for one that is kept. */
const lengthBefore = ({ past, chat, again }: Situation, kept: boolean) => {
  const last = past.find(({ ttl }) => !kept || ttl === undefined);
  if (last) return last.seq;
  // Only passing turns lie between us and what was kept; the header knows how much that was.
  return past.length && !again ? (chat?.message_count ?? 0) / 2 : 0;
};

/** Brings the header of a saved conversation up to its newest turn; doing it again changes nothing. */
const keepHeader = (
  sub: string,
  helper_id: HelperId,
  turn: StoredTurn,
  chat: Scene['chat'],
  session: Session,
) =>
  saveChat(
    sub,
    {
      ...session,
      helper_id,
      id: turn.chat_id,
      business_id: turn.business_id,
      title: chat?.message_count ? chat.title : chatTitle(turn),
      message_count: turn.seq * 2,
      preview: previewOf(turn.content),
      created_at: chat?.created_at ?? turn.created_at,
      updated_at: turn.answered_at,
      followed_up: chat?.followed_up === true || turn.follow_up !== null,
    },
    chat === undefined,
  );

/** Writes the header of a replayed turn if its worker died before it could. */
export const mendHeader = async (sub: string, turn: StoredTurn, chat: Scene['chat']) => {
  const { helper_id: helper, prompt, ttl, answered_at } = turn;
  if (!helper || ttl !== undefined || (chat && chat.updated_at >= answered_at)) return;
  const none = { session_goal: null, specificOutcome: null, constraints: null };
  await keepHeader(sub, helper, turn, chat, prompt ? sessionFrom(prompt) : (chat ?? none));
};

/** Everything that follows from an answer that is stored. The answer stands whatever becomes of this. */
export const keepAlong = async (
  question: Question,
  situation: Situation,
  brief: Brief,
  turn: StoredTurn,
  account: NonNullable<Scene['account']>,
) => {
  const work: Promise<unknown>[] = [countQuestion(account, question.now)];
  if (keeps(question, situation) && question.helper) {
    const learned = learn(situation.knowledge, turn, {
      business_id: question.businessId,
      helper_id: question.helper,
      chat_id: question.chatId,
      message_id: question.messageId,
      now: turn.answered_at,
      newId: ulid,
    });
    work.push(keepHeader(question.sub, question.helper, turn, situation.chat, brief.session));
    if (learned.save.length) work.push(saveKnowledge(question.sub, learned));
  }
  for (const done of await Promise.allSettled(work))
    if (done.status === 'rejected') log.warn('kept without its surroundings', done.reason as Error);
};

import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { isUncounted } from '#shared/domain/admin/account-tallies.ts';
import type { DraftState } from '#shared/domain/chat/answer-parts/drafts/draft-state.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import { isContactPlace } from '#shared/domain/chat/masking/masked-details.ts';
import { followsUpQuote } from '#shared/domain/results/quote-rules.ts';
import { findAccount } from '../account/account-table.ts';
import { findConversation, markConversation } from '../chat/turns/conversations-table.ts';
import { findPhoto } from '../chat/turns/photos-table.ts';
import { stopTurn } from '../chat/turns/stops-table.ts';
import { hasDraft, type StoredTurn, toWireTurn } from '../chat/turns/turn-item.ts';
import { findTurn, turnsBefore } from '../chat/turns/turns-table.ts';
import { saveDraft, savePlaces } from '../drafts/drafts-table.ts';
import { requireBusiness } from '../lib/caller.ts';
import { feature, handle } from '../lib/http.ts';
import type { AccountId } from '../lib/ids.ts';
import { conversationOf } from '../lib/keys.ts';
import { log } from '../lib/log.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { followQuote } from '../results/follow-quote.ts';
import { clearConversation, removeConversation } from './conversation-removal-table.ts';
import { noteUse, tradeAskedFor } from './count-answer-use.ts';
import { list, search } from './list-conversations.ts';
import { namedConversation, namedTurn } from './named-conversation.ts';
import { countPrompt, thumbChange } from './prompt-counts-table.ts';
import { rateTurn } from './ratings-table.ts';
import { share } from './share.ts';

/** Records that the owner stopped an answer; the worker that gives it cuts it there. */
const stop = handle(history.stop, async ({ id, message_id, shown }, caller) => {
  const ref = await namedTurn(caller, { id, message_id });
  if (!(await stopTurn(ref, { at: caller.now.getTime(), shown }))) throw new Problem('not-found');
  return { id: id.toLowerCase() };
});

const remove = handle(history.remove, async ({ id }, caller) => {
  if (!(await removeConversation(caller.accountId, await namedConversation(caller, id))))
    throw new Problem('not-found');
  return { id };
});

/** Keeps what the owner put into the places of an answer's drafts, in place of what was kept before; contacts of a message stay on their device. The model is not told. */
const fillPlaces = handle(history.fillPlaces, async ({ id, message_id, places }, caller) => {
  const ref = await namedTurn(caller, { id, message_id });
  const turn = await findTurn(ref);
  if (!turn || !hasDraft(turn)) throw new Problem('not-found');
  const filled = Object.entries(places).filter(
    ([key, value]) => value.trim() !== '' && !isContactPlace(key),
  );
  const kept = Object.fromEntries(filled);
  if (!(await savePlaces(ref, kept, caller.now))) throw new Problem('not-found');
  return { places: kept };
});

const clear = handle(history.clear, async ({ id }, caller) => {
  const conversationId = await namedConversation(caller, id);
  const chat = await clearConversation(caller.accountId, conversationId, caller.now);
  if (chat === undefined) throw new Problem('not-found');
  return chat;
});

const rename = handle(history.rename, async ({ id, title }, caller) => {
  const conversationId = await namedConversation(caller, id);
  const chat = await markConversation(caller.accountId, conversationId, { own_title: title });
  if (!chat) throw new Problem('not-found');
  return chat;
});

const pin = handle(history.pin, async ({ id, pinned }, caller) => {
  const marks = { pinned: pinned ? (true as const) : undefined };
  const conversationId = await namedConversation(caller, id);
  const chat = await markConversation(caller.accountId, conversationId, marks);
  if (!chat) throw new Problem('not-found');
  return chat;
});

/** Keeps what the owner made of a draft, also of an answer that expires; the first time it was sent stays. */
const changeDraft = handle(
  history.changeDraft,
  async ({ id, message_id, index, subject, body, sent }, caller) => {
    const { accountId, personId, now } = caller;
    const ref = await namedTurn(caller, { id, message_id });
    const turn = await findTurn(ref);
    const draft = turn?.parts[index];
    if (!turn || draft?.kind !== 'draft') throw new Problem('not-found');
    const before = turn.drafts?.find((one) => one.index === index);
    const state = {
      index,
      // Words that are the answer's own are not kept twice.
      subject: subject === draft.subject ? null : subject,
      body: body === draft.body ? null : body,
      sent_at: sent ? (before?.sent_at ?? now.toISOString()) : null,
      ...(sent && { sent_by: before?.sent_at ? before.sent_by : personId }),
    };
    if (!(await saveDraft(ref, state, now))) throw new Problem('not-found');
    await Promise.all([
      countSent(accountId, turn, state),
      sent ? noteUse(ref, turn, now) : undefined,
    ]);
    const isSent = sent || isOtherSent(turn, index);
    await followUp(accountId, turn, { ...draft, body: body ?? draft.body }, isSent, now);
    return state;
  },
);

/** Notes that the owner took a draft of an answer along, the first time. */
const takeDraft = handle(history.takeDraft, async ({ id, message_id }, caller) => {
  const ref = await namedTurn(caller, { id, message_id });
  const turn = await findTurn(ref);
  if (!turn || !hasDraft(turn)) throw new Problem('not-found');
  await noteUse(ref, turn, caller.now);
  return { id: id.toLowerCase() };
});

/** Whether another draft of an answer than this one is marked as sent. */
const isOtherSent = ({ drafts = [] }: StoredTurn, index: number) =>
  drafts.some((one) => one.index !== index && Boolean(one.sent_at));

/** Keeps that a quote was followed up, where the answer was asked for that; taken back with the last draft that was sent. */
const followUp = async (
  accountId: AccountId,
  turn: StoredTurn,
  draft: DraftPart,
  isSent: boolean,
  now: Date,
) => {
  const { helper_id, prompt, prompt_version } = turn;
  if (!helper_id || !prompt || !followsUpQuote(prompt.id)) return;
  const source = { helper_id, prompt: { id: prompt.id, title: prompt.title }, prompt_version };
  await followQuote({ accountId, turn, draft, source }, isSent, now);
};

/** Counts an answer to a prompt when its first draft is marked as sent, and takes it back with the last mark. */
const countSent = async (
  accountId: AccountId,
  turn: StoredTurn,
  { index, sent_at }: DraftState,
) => {
  const { helper_id: helper, prompt, drafts = [] } = turn;
  if (!helper || !prompt) return;
  const wasSent = drafts.some((one) => one.index === index && one.sent_at);
  if (isOtherSent(turn, index) || wasSent === Boolean(sent_at)) return;
  const account = await findAccount(accountId);
  if (!account || isUncounted(account)) return;
  const trade = await tradeAskedFor(accountId, turn);
  await countPrompt(helper, turn, { sent: sent_at ? 1 : -1 }, trade);
};

/** The small picture of a photo that the caller sent. */
const photo = handle(history.photo, async ({ id, message_id }, caller) => {
  const found = await findPhoto(await namedTurn(caller, { id, message_id }));
  if (!found) throw new Problem('not-found');
  return found;
});

/** Stores the owner's feedback on an answer, also on one that expires, and counts it per prompt unless the account is left out of statistics. */
const rate = handle(history.rate, async ({ id, message_id, ...feedback }, caller) => {
  const { accountId, now } = caller;
  const ref = await namedTurn(caller, { id, message_id });
  const [turn, account] = await Promise.all([findTurn(ref), findAccount(accountId)]);
  if (!turn) throw new Problem('not-found');
  const helper = account && !isUncounted(account) ? turn.helper_id : null;
  const before = await rateTurn(ref, feedback, helper, now);
  if (before === undefined) throw new Problem('not-found');
  if (helper) {
    const trade = await tradeAskedFor(accountId, turn);
    await countPrompt(helper, turn, thumbChange(before, feedback), trade);
  }
  return feedback;
});

const notMarked = (error: unknown) =>
  log.warn('an opened chat is still marked as new', error as Error);

/** More of the longest turns would not fit into a Lambda's response. */
const maxTurns = 50;

/** A conversation of the caller and one page of its turns, starting with the newest. */
const get = handle(
  history.get,
  async ({ id, limit, before }, { accountId, personId, member, headers, now }) => {
    const conversationId = conversationOf({ accountId, personId }, id);
    const [chat, { turns, more }] = await Promise.all([
      findConversation(accountId, conversationId),
      turnsBefore(accountId, conversationId, {
        before,
        limit: Math.min(limit, maxTurns),
        now,
        consistent: true,
      }),
    ]);
    if (!chat) throw new Problem('not-found');
    requireBusiness(member, chat.business_id);
    const oldest = turns.at(-1);
    // It is new until it is opened; where that could not be noted, it stays new.
    if (chat.is_new && !headers['x-preview'])
      await markConversation(accountId, conversationId, { is_new: undefined }).catch(notMarked);
    return {
      chat,
      turns: turns.toReversed().map(toWireTurn),
      // The turns that the oldest one replaces are hidden, so the earlier page ends before them.
      earlier: more && oldest ? (oldest.replaces ?? oldest.id) : null,
    };
  },
);

export const handler = feature(
  history,
  {
    list,
    search,
    get,
    photo,
    rename,
    pin,
    share,
    clear,
    remove,
    rate,
    stop,
    changeDraft,
    takeDraft,
    fillPlaces,
  },
  { enterAccount },
);

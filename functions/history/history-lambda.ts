import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { isUncounted } from '#shared/domain/admin/stats.ts';
import type { DraftState } from '#shared/domain/chat/answer-parts/draft-state.ts';
import { isContactPlace } from '#shared/domain/chat/masking/masked-details.ts';
import { findAccount } from '../account/account-table.ts';
import { refuseDeleted } from '../account/deletion/deletion-table.ts';
import { markConversation } from '../chat/turns/conversations-table.ts';
import { stopTurn } from '../chat/turns/stops-table.ts';
import type { StoredTurn } from '../chat/turns/turn-item.ts';
import { findTurn } from '../chat/turns/turns-table.ts';
import { saveDraft, savePlaces } from '../drafts/drafts-table.ts';
import { feature, handle } from '../lib/http.ts';
import type { AccountId } from '../lib/ids.ts';
import { clearConversation, removeConversation } from './conversation-removal-table.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { photo } from './photo.ts';
import { rate } from './rate.ts';
import { countPrompt } from './ratings-table.ts';

/** Records that the owner stopped an answer; the worker that gives it cuts it there. */
const stop = handle(history.stop, async ({ id, message_id, shown }, { accountId, now }) => {
  const ref = {
    accountId,
    conversationId: id.toLowerCase(),
    messageId: message_id.toUpperCase(),
  };
  if (!(await stopTurn(ref, { at: now.getTime(), shown }))) throw new Problem('not-found');
  return { id: ref.conversationId };
});

const remove = handle(history.remove, async ({ id }, { accountId }) => {
  if (!(await removeConversation(accountId, id.toLowerCase()))) throw new Problem('not-found');
  return { id };
});

/** Keeps what the owner put into the places of an answer's drafts, in place of what was kept before; contacts of a message stay on their device. The model is not told. */
const fillPlaces = handle(
  history.fillPlaces,
  async ({ id, message_id, places }, { accountId, now }) => {
    const ref = {
      accountId,
      conversationId: id.toLowerCase(),
      messageId: message_id.toUpperCase(),
    };
    const turn = await findTurn(ref);
    if (!turn?.parts.some(({ kind }) => kind === 'draft')) throw new Problem('not-found');
    const filled = Object.entries(places).filter(
      ([key, value]) => value.trim() !== '' && !isContactPlace(key),
    );
    const kept = Object.fromEntries(filled);
    if (!(await savePlaces(ref, kept, now))) throw new Problem('not-found');
    return { places: kept };
  },
);

const clear = handle(history.clear, async ({ id }, { accountId, now }) => {
  const chat = await clearConversation(accountId, id.toLowerCase(), now);
  if (chat === undefined) throw new Problem('not-found');
  return chat;
});

const rename = handle(history.rename, async ({ id, title }, { accountId }) => {
  const chat = await markConversation(accountId, id.toLowerCase(), { own_title: title });
  if (!chat) throw new Problem('not-found');
  return chat;
});

const pin = handle(history.pin, async ({ id, pinned }, { accountId }) => {
  const marks = { pinned: pinned ? (true as const) : undefined };
  const chat = await markConversation(accountId, id.toLowerCase(), marks);
  if (!chat) throw new Problem('not-found');
  return chat;
});

/** Keeps what the owner made of a draft, also of an answer that expires; the first time it was sent stays. */
const changeDraft = handle(
  history.changeDraft,
  async ({ id, message_id, index, subject, body, sent }, { accountId, now }) => {
    const ref = {
      accountId,
      conversationId: id.toLowerCase(),
      messageId: message_id.toUpperCase(),
    };
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
    };
    if (!(await saveDraft(ref, state, now))) throw new Problem('not-found');
    await countSent(accountId, turn, state);
    return state;
  },
);

/** Counts an answer to a prompt when its first draft is marked as sent, and takes it back with the last mark. */
const countSent = async (
  accountId: AccountId,
  turn: StoredTurn,
  { index, sent_at }: DraftState,
) => {
  const { helper_id: helper, prompt, drafts = [] } = turn;
  if (!helper || !prompt) return;
  const others = drafts.some((one) => one.index !== index && one.sent_at);
  const wasSent = drafts.some((one) => one.index === index && one.sent_at);
  if (others || wasSent === Boolean(sent_at)) return;
  const account = await findAccount(accountId);
  if (account && !isUncounted(account)) await countPrompt(helper, turn, { sent: sent_at ? 1 : -1 });
};

export const handler = feature(
  history,
  { list, get, photo, rename, pin, clear, remove, rate, stop, changeDraft, fillPlaces },
  { refuseDeleted },
);

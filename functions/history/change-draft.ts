import { answerActions } from '#shared/contract/answer-actions.ts';
import { Problem } from '#shared/contract/problem.ts';
import { isUncounted } from '#shared/domain/admin/uncounted-accounts.ts';
import type { DraftState } from '#shared/domain/chat/answer-parts/drafts/draft-state.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import { followsUpQuote } from '#shared/domain/results/quote-rules.ts';
import { findAccount } from '../account/account-table.ts';
import type { StoredTurn } from '../chat/turns/turn-item.ts';
import { findTurn } from '../chat/turns/turns-table.ts';
import { saveDraft } from '../drafts/drafts-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { handle } from '../lib/http-handler.ts';
import { recordQuoteFollowUp } from '../results/record-quote-follow-up.ts';
import { countFirstDraftUse } from './count-first-draft-use.ts';
import { countPrompt } from './prompt-counts-table.ts';
import { requireOwnTurn } from './require-own-conversation.ts';
import { tradeOfAnswer } from './trade-of-answer.ts';

/** Keeps what the owner made of a draft, also of an answer that expires; the first time it was sent stays. */
export const changeDraft = handle(
  answerActions.changeDraft,
  async ({ id, message_id, index, subject, body, sent }, caller) => {
    const { accountId, personId, now } = caller;
    const ref = await requireOwnTurn(caller, { id, message_id });
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
      sent ? countFirstDraftUse(ref, turn, now) : undefined,
    ]);
    const isSent = sent || isOtherSent(turn, index);
    await followUp(accountId, turn, { ...draft, body: body ?? draft.body }, isSent, now);
    return state;
  },
);

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
  await recordQuoteFollowUp({ accountId, turn, draft, source }, isSent, now);
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
  const trade = await tradeOfAnswer(accountId, turn);
  await countPrompt(helper, turn, { sent: sent_at ? 1 : -1 }, trade);
};

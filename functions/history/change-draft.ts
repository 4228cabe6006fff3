import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { DraftState } from '#shared/domain/answer-parts/draft-state.ts';
import { partsOfTurn } from '#shared/domain/answer-parts/parts-of-turn.ts';
import { isUncounted } from '#shared/domain/stats.ts';
import { handle } from '../lib/http.ts';
import { findAccount } from '../tables/account-table.ts';
import { saveDraft } from '../tables/drafts-table.ts';
import { countPrompt } from '../tables/ratings-table.ts';
import type { StoredTurn } from '../tables/turn-item.ts';
import { findTurn } from '../tables/turns-table.ts';

/** Keeps what the owner made of a draft, also of an answer that expires; the first time it was sent stays. */
export const changeDraft = handle(
  history.changeDraft,
  async ({ id, message_id, index, subject, body, sent }, { user, now }) => {
    const ref = {
      sub: user.id,
      conversationId: id.toLowerCase(),
      messageId: message_id.toUpperCase(),
    };
    const turn = await findTurn(ref);
    const draft = turn && partsOfTurn(turn)[index];
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
    await countSent(user.id, turn, state);
    return state;
  },
);

/** Counts an answer to a prompt when its first draft is marked as sent, and takes it back with the last mark. */
const countSent = async (sub: string, turn: StoredTurn, { index, sent_at }: DraftState) => {
  const { helper_id: helper, prompt, drafts = [] } = turn;
  if (!helper || !prompt) return;
  const others = drafts.some((one) => one.index !== index && one.sent_at);
  const wasSent = drafts.some((one) => one.index === index && one.sent_at);
  if (others || wasSent === Boolean(sent_at)) return;
  const account = await findAccount(sub);
  if (account && !isUncounted(account)) await countPrompt(helper, turn, { sent: sent_at ? 1 : -1 });
};

import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { partsOfTurn } from '#shared/domain/answer-parts/parts-of-turn.ts';
import { handle } from '../lib/http.ts';
import { saveDraft } from '../tables/drafts-table.ts';
import { findTurn } from '../tables/turns-table.ts';

/** Keeps what the owner made of a draft, also of an answer that expires; the first time it was sent stays. */
export const changeDraft = handle(
  contract.history.changeDraft,
  async ({ id, message_id, index, subject, body, sent }, { user, now }) => {
    const ref = {
      sub: user.id,
      conversationId: id.toLowerCase(),
      messageId: message_id.toUpperCase(),
    };
    const turn = await findTurn(ref);
    const draft = turn && partsOfTurn(turn)[index];
    if (draft?.kind !== 'draft') throw new Problem('not-found');
    const before = turn?.drafts?.find((one) => one.index === index);
    const state = {
      index,
      // Words that are the answer's own are not kept twice.
      subject: subject === draft.subject ? null : subject,
      body: body === draft.body ? null : body,
      sent_at: sent ? (before?.sent_at ?? now.toISOString()) : null,
    };
    if (!(await saveDraft(ref, state, now))) throw new Problem('not-found');
    return state;
  },
);

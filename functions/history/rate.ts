import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { rateTurn } from '../tables/turns-table.ts';

/** Stores the owner's feedback on an answer, also on one that expires. */
export const rate = handle(
  contract.history.rate,
  async ({ id, message_id, ...feedback }, { user, now }) => {
    const ref = {
      sub: user.id,
      conversationId: id.toLowerCase(),
      messageId: message_id.toUpperCase(),
    };
    if (!(await rateTurn(ref, feedback, now))) throw new Problem('not-found');
    return feedback;
  },
);

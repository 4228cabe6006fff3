import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { rateTurn } from '../tables/turns-table.ts';

/** Keeps what the owner thinks of an answer; also of one that is not kept for good, as long as it is there. */
export const rate = handle(
  contract.history.rate,
  async ({ id, message_id, ...feedback }, { user, now }) => {
    const place = {
      sub: user.id,
      conversationId: id.toLowerCase(),
      messageId: message_id.toUpperCase(),
    };
    if (!(await rateTurn(place, feedback, now))) throw new Problem('not-found');
    return feedback;
  },
);

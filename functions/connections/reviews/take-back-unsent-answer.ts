import { reviews } from '#shared/contract/connections/reviews.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../../lib/http-handler.ts';
import { changePress, findPress, takenBack } from '../presses/presses-table.ts';
import { findReview } from './reviews-table.ts';
import { reviewView } from './reviews-view.ts';

/** Takes back what was not sent yet; its words are deleted. What was is refused, and taken away at the provider instead. */
export const takeBackUnsentAnswer = handle(
  reviews.takeBack,
  async ({ business_id, id, press: pressId }, { accountId, now }) => {
    const [review, stored] = await Promise.all([
      findReview(accountId, business_id, id, now),
      findPress(accountId, business_id, pressId, now),
    ]);
    if (!review || stored?.about !== id) throw new Problem('not-found');
    if (stored.state === 'taken-back') return reviewView(review, stored);
    const isOver = stored.state === 'waiting' || stored.state === 'failed';
    if (!isOver || !(await changePress(accountId, stored, takenBack)))
      throw new Problem('conflict');
    return reviewView(review, { ...stored, ...takenBack });
  },
);

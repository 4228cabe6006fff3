import type { Review } from '#shared/domain/connections/reviews/review.ts';
import { reviewText } from '#shared/domain/connections/reviews/review-text-and-reviewer-name.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import type { AnswerPress } from '../presses/press-item.ts';
import type { Sent } from '../presses/presses-table.ts';
import { resultCountWrites } from '../presses/result-count-writes.ts';
import type { ReviewCalls } from '../providers/adapter.ts';
import type { RemoteAccount } from '../providers/remote-account.ts';
import { answered } from './reviews-table.ts';

/**
 * Posts the answer of a press, or takes it away. Looks at the review first: what stands there already is not sent again,
 * and what the owner did not see is not answered.
 */
export const sendAnswer = async (
  accountId: AccountId,
  { one, write }: ReviewCalls,
  account: RemoteAccount,
  press: AnswerPress,
  now: Date,
): Promise<Sent> => {
  const { kind, target, text, seen } = press;
  const review = await one(account, target);
  if (!review) return { problem: 'gone' };
  const showing = async (reply: Review['reply']) => ({
    more: [
      answered(accountId, press.business_id, press.about, reply),
      // The first answer to a review counts.
      ...(kind === 'reply' && seen.reply === null
        ? await resultCountWrites(accountId, press.business_id, now, {
            counter: 'reviews_answered',
            by: 1,
          })
        : []),
    ],
  });
  // As it is read there, without the signs that are taken out of what is read.
  const wanted = kind === 'reply' ? reviewText(text) : null;
  const stands = review.reply?.text ?? null;
  if (stands === wanted) return showing(review.reply);
  if (stands !== seen.reply) return { problem: 'answered' };
  if (kind === 'reply' && review.changed_at !== seen.changed_at && stands === null)
    return { problem: 'changed' };
  const result = await write(account, { kind, target, text });
  if (result !== 'done') return { problem: result };
  return showing(kind === 'reply' ? { text, at: now.toISOString() } : null);
};

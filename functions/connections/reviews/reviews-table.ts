import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { reviewKey, reviewPrefix } from '../../lib/keys/connection-keys.ts';
import { ownerPartition } from '../../lib/keys/owner-item-keys.ts';
import { setFields, table } from '../../lib/table.ts';
import { type WriteOutcome, writeForBusiness } from '../../lib/writes/business-writes-table.ts';
import { type StoredReview, storedReview } from './review-item.ts';

/** The reviews of a business, the newest first. */
export const listReviews = async (
  accountId: AccountId,
  businessId: string,
  now: Date,
): Promise<StoredReview[]> => {
  const found: StoredReview[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': reviewPrefix(businessId),
    },
    // The page reads again after each press.
    ConsistentRead: true,
  });
  for await (const item of all) found.push(...[storedReview(item, now) ?? []].flat());
  return found.toSorted((a, b) => (a.at < b.at ? 1 : -1));
};

/** One review, or undefined when there is none or it has expired. */
export const findReview = async (
  accountId: AccountId,
  businessId: string,
  id: string,
  now: Date,
) => {
  const item = await table.get(reviewKey(accountId, businessId, id), { consistent: true });
  return item && storedReview(item, now);
};

/** The write after which a review waits for a press; refused when it waits for another one than was seen. */
export const waitsFor = (
  accountId: AccountId,
  { business_id, id, press_id }: StoredReview,
  pressId: string,
) => ({
  Update: {
    TableName: table.name,
    Key: reviewKey(accountId, business_id, id),
    UpdateExpression: 'SET press_id = :id',
    ConditionExpression: press_id
      ? 'press_id = :before'
      : 'attribute_exists(pk) AND attribute_not_exists(press_id)',
    ExpressionAttributeValues: { ':id': pressId, ...(press_id && { ':before': press_id }) },
  },
});

/** The write that notes which answer stands under a review, if it is still there. */
export const answered = (
  accountId: AccountId,
  businessId: string,
  id: string,
  reply: StoredReview['reply'],
) => ({
  Update: {
    TableName: table.name,
    Key: reviewKey(accountId, businessId, id),
    ...setFields({ reply }),
    ConditionExpression: 'attribute_exists(pk)',
  },
});

/** A transaction takes a hundred writes; one of them is the check of the business. */
const together = 90;

/** Stores what was read of reviews while the account owns the business; what was pressed about them meanwhile stays. */
export const saveReviews = async (
  accountId: AccountId,
  businessId: string,
  reviews: readonly StoredReview[],
): Promise<WriteOutcome> => {
  for (let at = 0; at < reviews.length; at += together) {
    const writes = reviews.slice(at, at + together).map(({ press_id: _, ...fields }) => ({
      Update: {
        TableName: table.name,
        Key: reviewKey(accountId, businessId, fields.id),
        ...setFields(fields),
      },
    }));
    const outcome = await writeForBusiness(accountId, businessId, writes);
    if (outcome !== 'saved') return outcome;
  }
  return 'saved';
};

/** Deletes reviews for good. */
export const removeReviews = (accountId: AccountId, all: readonly StoredReview[]) =>
  table.removeMany(all.map(({ business_id, id }) => reviewKey(accountId, business_id, id)));

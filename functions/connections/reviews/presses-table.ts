import { Problem } from '#shared/contract/problem.ts';
import { type PressState, pressDays } from '#shared/domain/connections/reviews/press-states.ts';
import type { Review } from '#shared/domain/connections/reviews/review.ts';
import type { Addition } from '#shared/domain/results/additions.ts';
import { type WriteOutcome, writeForBusiness } from '../../lib/business-writes-table.ts';
import type { AccountId } from '../../lib/ids.ts';
import { pressedKey, pressKey, pressPrefix, reviewKey } from '../../lib/items/connection-keys.ts';
import { changeIfSeen } from '../../lib/items/seen-expressions.ts';
import { ownerPartition } from '../../lib/keys.ts';
import { setFields, table, transactionRefused } from '../../lib/table.ts';
import { countWrites } from '../../results/results-table.ts';
import type { ConnectionRef } from '../connections-table.ts';
import { type PressRecord, type StoredPress, storedPress } from './press-item.ts';
import type { StoredReview } from './review-item.ts';

/** What was pressed for a business and has not expired. */
export const listPresses = async (
  accountId: AccountId,
  businessId: string,
  now: Date,
): Promise<StoredPress[]> => {
  const found: StoredPress[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': pressPrefix(businessId),
    },
    ConsistentRead: true,
  });
  for await (const item of all) found.push(...[storedPress(item, now) ?? []].flat());
  return found;
};

/** One press, or undefined when there is none or it has expired. */
export const findPress = async (
  accountId: AccountId,
  businessId: string,
  id: string,
  now: Date,
) => {
  const item = await table.get(pressKey(accountId, businessId, id), { consistent: true });
  return item && storedPress(item, now);
};

const recordOf = (press: StoredPress, state: PressState): PressRecord => ({
  id: press.id,
  business_id: press.business_id,
  provider: press.provider,
  kind: press.kind,
  review_id: press.review_id,
  state,
  pressed_at: press.pressed_at,
  by: press.by,
  ttl: Math.floor(Date.parse(press.pressed_at) / 1000) + pressDays * 86_400,
});

const putRecord = (accountId: AccountId, press: StoredPress, state: PressState) => ({
  Put: {
    TableName: table.name,
    Item: {
      ...pressedKey(accountId, press.business_id, press.id),
      ...recordOf(press, state),
    },
  },
});

/** Stores a press, the record of it, and that the review waits for it: all or none, so that of two presses one counts. */
export const putPress = (
  accountId: AccountId,
  press: StoredPress,
  review: Pick<StoredReview, 'press_id'>,
): Promise<WriteOutcome> => {
  const { business_id, id, review_id } = press;
  return writeForBusiness(accountId, business_id, [
    {
      Put: {
        TableName: table.name,
        Item: { ...pressKey(accountId, business_id, id), ...press },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    putRecord(accountId, press, press.state),
    {
      Update: {
        TableName: table.name,
        Key: reviewKey(accountId, business_id, review_id),
        UpdateExpression: 'SET press_id = :id',
        ConditionExpression: review.press_id
          ? 'press_id = :before'
          : 'attribute_exists(pk) AND attribute_not_exists(press_id)',
        ExpressionAttributeValues: {
          ':id': id,
          ...(review.press_id && { ':before': review.press_id }),
        },
      },
    },
  ]);
};

/** Takes a press for one worker to send; false when another one has it or it is not as it was seen. */
export const claimPress = (accountId: AccountId, press: StoredPress, until: number) =>
  changeIfSeen(
    pressKey(accountId, press.business_id, press.id),
    { state: 'sending', tries: press.tries + 1, sending_until: until },
    { state: press.state, tries: press.tries, sending_until: press.sending_until },
  );

type PressChange = Partial<Pick<StoredPress, 'state' | 'text' | 'problem' | 'goes_at'>> & {
  readonly sending_until?: undefined;
};

const failed = 'ConditionalCheckFailed';
/** How often a change is tried that another write is in the way of. */
const attempts = 4;

/** What else is stored with a press that was sent: the answer that stands, and what it adds to the results. */
type Outcome = {
  readonly reply: Review['reply'];
  readonly counts: readonly Addition[];
};

/** Changes a press that is as it was seen, its record, and what the review shows of it; answers whether it did. */
export const changePress = async (
  accountId: AccountId,
  press: StoredPress,
  change: PressChange & { readonly state: PressState },
  outcome?: Outcome,
): Promise<boolean> => {
  const { business_id, id, review_id } = press;
  const fields = setFields(change);
  const update = {
    Update: {
      TableName: table.name,
      Key: pressKey(accountId, business_id, id),
      ...fields,
      ConditionExpression: '#state = :was AND tries = :tries',
      ExpressionAttributeValues: {
        ...fields.ExpressionAttributeValues,
        ':was': press.state,
        ':tries': press.tries,
      },
    },
  };
  const record = putRecord(accountId, press, change.state);
  const shown = outcome && {
    Update: {
      TableName: table.name,
      Key: reviewKey(accountId, business_id, review_id),
      ...setFields({ reply: outcome.reply }),
      ConditionExpression: 'attribute_exists(pk)',
    },
  };
  for (let attempt = 1; ; attempt++) {
    try {
      await table.transact([
        update,
        record,
        ...(shown ? [shown, ...countWrites(accountId, business_id, outcome.counts)] : []),
      ]);
      return true;
    } catch (error) {
      const codes = transactionRefused(error);
      if (!codes) throw error;
      if (codes[0] === failed) return false;
      // The review was deleted in the meantime: what became of the press is noted all the same.
      if (codes[2] === failed) return changePress(accountId, press, change);
      // A read of the reviews was in the way for a moment.
      if (attempt === attempts) throw new Problem('unavailable', undefined, { cause: error });
    }
  }
};

/** Takes back everything that waits to be sent for a connection: nothing goes out after it ended. */
export const takeBackAll = async (
  { accountId, businessId, provider }: ConnectionRef,
  now: Date,
) => {
  for (const press of await listPresses(accountId, businessId, now))
    if (press.provider === provider && press.state === 'waiting')
      await changePress(accountId, press, { state: 'taken-back', text: '', problem: null });
};

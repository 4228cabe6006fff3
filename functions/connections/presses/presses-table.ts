import { Problem } from '#shared/contract/problem.ts';
import type { PostProblem } from '#shared/domain/connections/posts/post-problems.ts';
import type { PressProblem } from '#shared/domain/connections/press-problems.ts';
import { isPressOpen, type PressState, pressDays } from '#shared/domain/connections/press-rules.ts';
import { type ProviderId, providerIds } from '#shared/domain/connections/providers.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { pressedKey, pressHour, pressKey, pressPrefix } from '../../lib/keys/connection-keys.ts';
import { ownerPartition } from '../../lib/keys/owner-item-keys.ts';
import { setFields, table, transactionRefused } from '../../lib/table.ts';
import { type WriteOutcome, writeForBusiness } from '../../lib/writes/business-writes-table.ts';
import { changeIfSeen } from '../../lib/writes/change-if-seen.ts';
import type { ConnectionRef } from '../connections-table.ts';
import { type PostPress, type PressRecord, type StoredPress, storedPress } from './press-item.ts';

type Writes = Parameters<typeof writeForBusiness>[2];

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

/** Where the clock finds what was pressed, and when it goes. */
export const pressDue = (
  accountId: AccountId,
  { business_id, provider, goes_at }: Pick<StoredPress, 'business_id' | 'provider' | 'goes_at'>,
) => ({
  gsi1pk: pressHour(new Date(goes_at)),
  gsi1sk: `${accountId}#${business_id}#${provider}#${goes_at}`,
});

/** The write that notes that something was pressed, and what became of it. */
export const recordWrite = (
  accountId: AccountId,
  { id, business_id, provider, kind, about, pressed_at, by, state }: PressRecord,
) => ({
  Put: {
    TableName: table.name,
    Item: {
      ...pressedKey(accountId, business_id, id),
      ...{ id, business_id, provider, kind, about, state, pressed_at, by },
      ttl: Math.floor(Date.parse(pressed_at) / 1000) + pressDays * 86_400,
    },
  },
});

const putRecord = (accountId: AccountId, press: StoredPress, state: PressState) =>
  recordWrite(accountId, { ...press, state });

/**
 * Stores a press, the record of it, and by `more` that what it is about waits for it: all or none, so that of two presses
 * one counts.
 */
export const putPress = (
  accountId: AccountId,
  press: StoredPress,
  more: Writes,
): Promise<WriteOutcome> => {
  const { business_id, id } = press;
  return writeForBusiness(accountId, business_id, [
    {
      Put: {
        TableName: table.name,
        Item: {
          ...pressKey(accountId, business_id, id),
          ...press,
          ...pressDue(accountId, press),
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    putRecord(accountId, press, press.state),
    ...more,
  ]);
};

/** Whether a press was recorded already, whatever became of it. */
export const isRecorded = async (accountId: AccountId, businessId: string, id: string) =>
  (await table.get(pressedKey(accountId, businessId, id), { consistent: true })) !== undefined;

/** Takes a press for one worker to send; false when another one has it or it is not as it was seen. */
export const claimPress = (accountId: AccountId, press: StoredPress, until: number) =>
  changeIfSeen(
    pressKey(accountId, press.business_id, press.id),
    { state: 'sending', tries: press.tries + 1, sending_until: until },
    { state: press.state, tries: press.tries, sending_until: press.sending_until },
  );

type PressChange = Partial<Pick<StoredPress, 'text' | 'problem' | 'goes_at'>> &
  Partial<Pick<PostPress, 'unsure_since'>> & {
    readonly state: PressState;
    readonly sending_until?: undefined;
  };

/** What a worker learned when it sent a press: it stands there, with the writes that note it, or why not. */
export type Sent =
  | { readonly more: Writes }
  | {
      readonly problem: PressProblem | PostProblem;
      /** Whether another try may help. */
      readonly again?: boolean;
      readonly unsure_since?: string;
    };

/** The writes that change a press that is as it was seen, and its record. */
export const changeWrites = (
  accountId: AccountId,
  press: StoredPress,
  change: PressChange,
): Writes => {
  const isOver = !isPressOpen(change);
  const fields = setFields({
    ...change,
    // The clock finds it until it is over.
    ...(isOver && { gsi1pk: undefined, gsi1sk: undefined }),
  });
  return [
    {
      Update: {
        TableName: table.name,
        Key: pressKey(accountId, press.business_id, press.id),
        ...fields,
        ConditionExpression: '#state = :was AND tries = :tries',
        ExpressionAttributeValues: {
          ...fields.ExpressionAttributeValues,
          ':was': press.state,
          ':tries': press.tries,
        },
      },
    },
    putRecord(accountId, press, change.state),
  ];
};

const failed = 'ConditionalCheckFailed';
/** How often a change is tried that another write is in the way of. */
const attempts = 4;

/**
 * Changes a press that is as it was seen, its record, and by `more` what it is about, which comes first there; answers
 * whether it did.
 */
export const changePress = async (
  accountId: AccountId,
  press: StoredPress,
  change: PressChange,
  more: Writes = [],
): Promise<boolean> => {
  const writes = [...changeWrites(accountId, press, change), ...more];
  for (let attempt = 1; ; attempt++) {
    try {
      await table.transact(writes);
      return true;
    } catch (error) {
      const codes = transactionRefused(error);
      if (!codes) throw error;
      if (codes[0] === failed) return false;
      // What it is about was deleted in the meantime, or waits for another press: what became of this one is noted all the same.
      if (codes[2] === failed) return changePress(accountId, press, change);
      // A read of the account was in the way for a moment.
      if (attempt === attempts) throw new Problem('unavailable', undefined, { cause: error });
    }
  }
};

/** What a press becomes that its owner takes back: its words are deleted. */
export const takenBack = { state: 'taken-back', text: '', problem: null } as const;

/** Names what was pressed for one connection and goes at a moment. */
export type DuePress = ConnectionRef & { readonly goesAt: Date };

/** What was pressed and goes in one hour, each as the index shows it, which may be some seconds old. */
export async function* pressesDueIn(hour: Date): AsyncGenerator<DuePress> {
  const all = table.each({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :hour',
    ExpressionAttributeValues: { ':hour': pressHour(hour) },
  });
  for await (const { gsi1sk } of all) {
    const [accountId = '', businessId = '', name, goesAt = ''] = String(gsi1sk).split('#');
    const provider = providerIds.find((id: ProviderId) => id === name);
    if (provider) yield { accountId, businessId, provider, goesAt: new Date(goesAt) };
  }
}

import type { Task } from '#shared/domain/week/task-schemas.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { entryKey, entryPrefix, pressedKey } from '../../lib/keys/connection-keys.ts';
import { ownerPartition } from '../../lib/keys/owner-item-keys.ts';
import { taskKey } from '../../lib/keys/week-keys.ts';
import { conditionFailed, setFields, table } from '../../lib/table.ts';
import { type WriteOutcome, writeForBusiness } from '../../lib/writes/business-writes-table.ts';
import { changeIfSeen } from '../../lib/writes/change-if-seen.ts';
import { closedTtl } from '../../week/tasks-table.ts';
import type { StoredConnection } from '../connection-item.ts';
import { stillWorking } from '../connections-table.ts';
import { pressDue, recordWrite } from '../presses/presses-table.ts';
import { type StoredEntry, standsNowhere, storedEntry } from './entry-item.ts';

/** The tasks of a business that were put on a calendar. */
export const listEntries = async (
  accountId: AccountId,
  businessId: string,
  now: Date,
): Promise<StoredEntry[]> => {
  const found: StoredEntry[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': entryPrefix(businessId),
    },
    // The page reads again after each press.
    ConsistentRead: true,
  });
  for await (const item of all) found.push(...[storedEntry(item, now) ?? []].flat());
  return found;
};

/** The times that tasks of a business take on its calendar; one of a whole day takes none. */
export const takenTimes = async (accountId: AccountId, businessId: string, now: Date) =>
  (await listEntries(accountId, businessId, now)).flatMap(({ takes }) => takes ?? []);

/** How a task stands on a calendar, or undefined when it was not put there. */
export const findEntry = async (
  accountId: AccountId,
  businessId: string,
  task: string,
  now: Date,
): Promise<StoredEntry | undefined> => {
  const item = await table.get(entryKey(accountId, businessId, task), { consistent: true });
  return item && storedEntry(item, now);
};

const keyOf = (accountId: AccountId, { business_id, task }: StoredEntry) =>
  entryKey(accountId, business_id, task);

/** Where the clock finds what waits; nowhere when nothing does. */
const dueAttributes = (
  accountId: AccountId,
  { business_id, provider, state, goes_at }: StoredEntry,
) =>
  state === 'waiting'
    ? pressDue(accountId, { business_id, provider, goes_at })
    : { gsi1pk: undefined, gsi1sk: undefined };

/** The write that records that something is pressed for an entry. */
const recordOf = (
  accountId: AccountId,
  { press_id: id, business_id, provider, kind, task: about, pressed_at, by }: StoredEntry,
) =>
  recordWrite(accountId, {
    ...{ id, business_id, provider, kind, about, pressed_at, by },
    state: 'waiting',
  });

/** Notes that what was pressed for an entry stands there, as what failed before may do once its owner mended it. */
export const noteSent = (accountId: AccountId, { business_id, press_id }: StoredEntry) =>
  changeIfSeen(pressedKey(accountId, business_id, press_id), { state: 'sent' });

/** Notes why what was pressed for an entry does not get there; what did before stays sent. */
export const noteEnded = (
  accountId: AccountId,
  { business_id, press_id }: StoredEntry,
  state: 'failed' | 'taken-back',
) => changeIfSeen(pressedKey(accountId, business_id, press_id), { state }, { state: 'waiting' });

/** The write that changes an entry that is as it was seen. */
const changeWrite = (
  accountId: AccountId,
  seen: StoredEntry,
  change: Readonly<Record<string, unknown>>,
) => {
  const fields = setFields(change);
  return {
    Update: {
      TableName: table.name,
      Key: keyOf(accountId, seen),
      ...fields,
      ConditionExpression: '#change = :seen',
      ExpressionAttributeValues: { ...fields.ExpressionAttributeValues, ':seen': seen.change },
    },
  };
};

/** The write that stores what was pressed. What a worker learns meanwhile of an entry that stands stays. */
const pressWrite = (accountId: AccountId, entry: StoredEntry, before: StoredEntry | undefined) => {
  const due = dueAttributes(accountId, entry);
  if (!before)
    return {
      Put: {
        TableName: table.name,
        Item: { ...keyOf(accountId, entry), ...entry, ...due },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    };
  const { kind, press_id, by, pressed_at, time, state, problem, change, tries, goes_at } = entry;
  return changeWrite(accountId, before, {
    ...{ kind, press_id, by, pressed_at, time, state, problem, change, tries, goes_at },
    ...due,
    ttl: undefined,
  });
};

/**
 * Stores what was pressed for a task as it was seen, `before` as well, and the record of it; `refused` also when the
 * connection has ended meanwhile. The task gets a new version: a change of it that had not seen this press is made once more.
 */
export const putEntry = (
  accountId: AccountId,
  entry: StoredEntry,
  before: StoredEntry | undefined,
  task: Pick<Task, 'id' | 'version'>,
  connection: StoredConnection,
): Promise<WriteOutcome> => {
  const { business_id: businessId, provider } = connection;
  return writeForBusiness(accountId, businessId, [
    pressWrite(accountId, entry, before),
    recordOf(accountId, entry),
    stillWorking({ accountId, businessId, provider }, connection),
    {
      Update: {
        TableName: table.name,
        Key: taskKey(accountId, businessId, task.id),
        UpdateExpression: 'SET version = :next',
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ':next': task.version + 1, ':version': task.version },
      },
    },
  ]);
};

/** The write that has an entry follow its task; refused when it is not as it was seen. What was taken off stays off. */
export const followWrite = (accountId: AccountId, entry: StoredEntry, task: Task, now: Date) => {
  const waiting = {
    ...entry,
    state: 'waiting' as const,
    problem: null,
    tries: 0,
    change: entry.change + 1,
    goes_at: now.toISOString(),
    ttl: closedTtl(task),
  };
  const { state, problem, tries, change, goes_at, ttl } = waiting;
  return changeWrite(accountId, entry, {
    ...{ state, problem, tries, change, goes_at, ttl },
    ...dueAttributes(accountId, waiting),
  });
};

/** Takes an entry for one worker to write; false when another one has it or it is not as it was seen. */
export const claimEntry = (accountId: AccountId, entry: StoredEntry, until: number) =>
  changeIfSeen(
    keyOf(accountId, entry),
    { sending_until: until, tries: entry.tries + 1 },
    { change: entry.change, tries: entry.tries, sending_until: entry.sending_until },
  );

/** What a worker learned of an entry that it has. */
export type EntryLearned = Partial<
  Pick<StoredEntry, 'calendar' | 'etag' | 'link' | 'written' | 'takes'>
>;

/**
 * Gives back an entry that a worker has, with what it learned. If the task was changed meanwhile it stays due, and the
 * answer is `changed`.
 */
export const giveBack = async (
  accountId: AccountId,
  entry: StoredEntry,
  until: number,
  learned: EntryLearned,
  then: Pick<StoredEntry, 'state' | 'problem' | 'goes_at'>,
): Promise<'done' | 'changed'> => {
  const key = keyOf(accountId, entry);
  const held = { sending_until: until };
  const next = { ...entry, ...learned, ...then };
  const isLast = await changeIfSeen(
    key,
    { ...learned, ...then, sending_until: undefined, ...dueAttributes(accountId, next) },
    { ...held, change: entry.change },
  );
  if (isLast) return 'done';
  await changeIfSeen(key, { ...learned, sending_until: undefined }, held);
  return 'changed';
};

/** Removes an entry that a worker has; `changed` when something was pressed meanwhile. */
export const removeClaimed = async (
  accountId: AccountId,
  entry: StoredEntry,
  until: number,
): Promise<'done' | 'changed'> => {
  try {
    await table.remove(keyOf(accountId, entry), {
      ConditionExpression: 'sending_until = :until AND #change = :change',
      ExpressionAttributeNames: { '#change': 'change' },
      ExpressionAttributeValues: { ':until': until, ':change': entry.change },
    });
    return 'done';
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    await changeIfSeen(
      keyOf(accountId, entry),
      { ...standsNowhere, sending_until: undefined },
      { sending_until: until },
    );
    return 'changed';
  }
};

/** Removes an entry whatever it waits for: nothing follows its task any more. */
export const removeEntry = (accountId: AccountId, entry: StoredEntry) =>
  table.remove(keyOf(accountId, entry));

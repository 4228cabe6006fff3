import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import { openDelta } from '#shared/domain/week/task-changes.ts';
import { closedTaskDays, openTaskLimit } from '#shared/domain/week/task-limits.ts';
import { taskResultCounts } from '#shared/domain/week/task-result-counts.ts';
import { Task } from '#shared/domain/week/task-schemas.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import type { Item } from '../lib/keys/key-and-item.ts';
import { ownerPartition } from '../lib/keys/owner-item-keys.ts';
import { taskCountKey, taskKey, taskPrefix } from '../lib/keys/week-keys.ts';
import { table } from '../lib/table.ts';
import { writeForBusiness } from '../lib/writes/business-writes-table.ts';
import { countWrites } from '../results/results-table.ts';

/** A task as read from the table; undefined once its time is over, removed or not. */
export const storedTask = (item: Item | undefined, now: Date): Task | undefined =>
  item && isUnexpired({ ttl: item.ttl as number | undefined }, now) ? Task.parse(item) : undefined;

const daySeconds = 86_400;
/** When a closed task leaves the table, in seconds; undefined for an open one, which never does. */
export const closedTtl = ({ state, updated_at }: Task) =>
  state === 'open'
    ? undefined
    : Math.floor(Date.parse(updated_at) / 1000) + closedTaskDays * daySeconds;

const itemOf = (accountId: AccountId, task: Task): Item => ({
  ...taskKey(accountId, task.business_id, task.id),
  ...task,
  ttl: closedTtl(task),
});

/** The tasks of a business, newest first: all open ones, and those closed in the last 120 days. */
export const listTasks = async (
  accountId: AccountId,
  businessId: string,
  now: Date,
  { consistent = true }: { consistent?: boolean } = {},
) => {
  const tasks: Task[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': taskPrefix(businessId),
    },
    ScanIndexForward: false,
    ...(consistent && { ConsistentRead: true }),
  });
  for await (const item of all) tasks.push(...[storedTask(item, now) ?? []].flat());
  return tasks;
};

/** One task, or undefined. */
export const findTask = async (accountId: AccountId, businessId: string, id: string, now: Date) =>
  storedTask(await table.get(taskKey(accountId, businessId, id), { consistent: true }), now);

/** How many tasks of a business are open, and how often tasks were added: a number that two requests at once cannot both have seen last. */
export const taskCounts = async (accountId: AccountId, businessId: string) => {
  const item = await table.get(taskCountKey(accountId, businessId), { consistent: true });
  return { open: Number(item?.open ?? 0), additions: Number(item?.additions ?? 0) };
};

/**
 * Stores new tasks, all or none. `refused` when others were added since `additions` was read, when one of them is stored
 * already, or when they would be too many open ones.
 */
export const addTasks = (
  accountId: AccountId,
  businessId: string,
  tasks: readonly Task[],
  additions: number,
) =>
  writeForBusiness(accountId, businessId, [
    {
      Update: {
        TableName: table.name,
        Key: taskCountKey(accountId, businessId),
        UpdateExpression: 'ADD #open :count, additions :one',
        ConditionExpression: additions
          ? 'additions = :seen AND #open <= :room'
          : 'attribute_not_exists(pk)',
        ExpressionAttributeNames: { '#open': 'open' },
        ExpressionAttributeValues: {
          ':count': tasks.length,
          ':one': 1,
          ...(additions && { ':seen': additions, ':room': openTaskLimit - tasks.length }),
        },
      },
    },
    ...tasks.map((task) => ({
      Put: {
        TableName: table.name,
        Item: itemOf(accountId, task),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    })),
  ]);

/**
 * Stores a changed task and counts what was done in its time zone; `refused` when it has changed meanwhile, or when too
 * many would be open, or when one of the other writes is.
 */
export const saveTask = (
  accountId: AccountId,
  before: Task,
  after: Task,
  timeZone: string,
  more: Parameters<typeof writeForBusiness>[2] = [],
) => {
  const delta = openDelta(before, after);
  return writeForBusiness(accountId, after.business_id, [
    {
      Put: {
        TableName: table.name,
        Item: itemOf(accountId, after),
        ConditionExpression: 'version = :seen',
        ExpressionAttributeValues: { ':seen': before.version },
      },
    },
    ...(delta === 0
      ? []
      : [
          {
            Update: {
              TableName: table.name,
              Key: taskCountKey(accountId, after.business_id),
              UpdateExpression: 'ADD #open :delta',
              ...(delta > 0 && { ConditionExpression: '#open < :limit' }),
              ExpressionAttributeNames: { '#open': 'open' },
              ExpressionAttributeValues: {
                ':delta': delta,
                ...(delta > 0 && { ':limit': openTaskLimit }),
              },
            },
          },
        ]),
    ...countWrites(accountId, after.business_id, taskResultCounts(before, after, timeZone)),
    ...more,
  ]);
};

import { isUnexpired } from '#shared/domain/retention.ts';
import { openDelta } from '#shared/domain/task-changes.ts';
import { closedTaskDays, openTaskLimit } from '#shared/domain/task-limits.ts';
import { Task } from '#shared/domain/tasks.ts';
import { type Item, ownerPartition } from '../lib/keys.ts';
import { table } from '../lib/table.ts';
import { taskCountKey, taskKey, taskPrefix } from '../lib/week-keys.ts';
import { writeForBusiness } from './business-writes-table.ts';

/** A task as read from the table; undefined once its time is over, removed or not. */
export const storedTask = (item: Item | undefined, now: Date): Task | undefined =>
  item && isUnexpired({ ttl: item.ttl as number | undefined }, now) ? Task.parse(item) : undefined;

const daySeconds = 86_400;
/** Closed tasks leave the table after a while; open ones never do. */
const itemOf = (sub: string, task: Task): Item => ({
  ...taskKey(sub, task.business_id, task.id),
  ...task,
  ...(task.state !== 'open' && {
    ttl: Math.floor(Date.parse(task.updated_at) / 1000) + closedTaskDays * daySeconds,
  }),
});

/** The tasks of a business, newest first: all open ones, and those closed in the last 120 days. */
export const listTasks = async (
  sub: string,
  businessId: string,
  now: Date,
  { consistent = true }: { consistent?: boolean } = {},
) => {
  const tasks: Task[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': ownerPartition(sub), ':prefix': taskPrefix(businessId) },
    ScanIndexForward: false,
    ...(consistent && { ConsistentRead: true }),
  });
  for await (const item of all) tasks.push(...[storedTask(item, now) ?? []].flat());
  return tasks;
};

/** One task, or undefined. */
export const findTask = async (sub: string, businessId: string, id: string, now: Date) =>
  storedTask(await table.get(taskKey(sub, businessId, id), { consistent: true }), now);

/** How many tasks of a business are open, and how often tasks were added: a number that two requests at once cannot both have seen last. */
export const taskCounts = async (sub: string, businessId: string) => {
  const item = await table.get(taskCountKey(sub, businessId), { consistent: true });
  return { open: Number(item?.open ?? 0), additions: Number(item?.additions ?? 0) };
};

/**
 * Stores new tasks, all or none. `refused` when others were added since `additions` was read, when one of them is stored
 * already, or when they would be too many open ones.
 */
export const addTasks = (
  sub: string,
  businessId: string,
  tasks: readonly Task[],
  additions: number,
) =>
  writeForBusiness(sub, businessId, [
    {
      Update: {
        TableName: table.name,
        Key: taskCountKey(sub, businessId),
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
        Item: itemOf(sub, task),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    })),
  ]);

/** Stores a changed task; `refused` when it has changed meanwhile, or when too many would be open. */
export const saveTask = (sub: string, before: Task, after: Task) => {
  const delta = openDelta(before, after);
  return writeForBusiness(sub, after.business_id, [
    {
      Put: {
        TableName: table.name,
        Item: itemOf(sub, after),
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
              Key: taskCountKey(sub, after.business_id),
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
  ]);
};

import type { Item } from '#functions/lib/keys/key-and-item.ts';
import { ownerPartition, sortPrefix } from '#functions/lib/keys/owner-item-keys.ts';
import type { LocalStack } from '#local/stack/local-stack-types.ts';
import { addDays } from '#shared/domain/lib/local-date.ts';
import { accessTable } from '../app/table.ts';

const dayMs = 86_400_000;
const earlier = (at: unknown, days: number) =>
  typeof at === 'string' ? new Date(Date.parse(at) - days * dayMs).toISOString() : at;

const older = (row: Item, days: number): Item => ({
  ...row,
  ...(typeof row.due === 'string' && { due: addDays(row.due, -days) }),
  done_at: earlier(row.done_at, days),
  created_at: earlier(row.created_at, days),
  updated_at: earlier(row.updated_at, days),
});

type Stack = Pick<LocalStack, 'auth' | 'data'>;

const rowsOf = async ({ auth, data }: Stack, email: string, prefix: string) => {
  const table = accessTable(data.url);
  const pk = ownerPartition(auth.find(email)?.sub ?? '');
  return { table, rows: await table.rows(pk, prefix) };
};

/** Lets days pass for the tasks of an owner by making them older. */
export const letDaysPass = async (stack: Stack, email: string, days: number) => {
  const { table, rows } = await rowsOf(stack, email, sortPrefix.task);
  for (const row of rows) await table.put(older(row, days));
};

/** Makes the businesses of an owner a month old, so that they have a past week. */
export const settleBusinesses = async (stack: Stack, email: string) => {
  const { table, rows } = await rowsOf(stack, email, sortPrefix.business);
  for (const { pk, sk, created_at: at } of rows)
    await table.change(pk, sk, 'created_at', earlier(at, 30));
};

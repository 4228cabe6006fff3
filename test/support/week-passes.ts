import type { Item } from '#functions/lib/keys.ts';
import { ownerPartition, sortPrefix } from '#functions/lib/keys.ts';
import type { LocalStack } from '#infra/local/stack/local-stack.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { accessTable } from './app/table.ts';

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

/** Lets days go by for an owner: their businesses and tasks become that much older. */
export const letDaysPass = async (
  { auth, data }: Pick<LocalStack, 'auth' | 'data'>,
  email: string,
  days: number,
) => {
  const table = accessTable(data.url);
  const pk = ownerPartition(auth.find(email)?.sub ?? '');
  for (const row of await table.rows(pk))
    if (row.sk.startsWith(sortPrefix.task)) await table.put(older(row, days));
    else if (row.sk.startsWith(sortPrefix.business))
      await table.change(pk, row.sk, 'created_at', earlier(row.created_at, days));
};

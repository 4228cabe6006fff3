import { ulid } from 'ulid';
import * as z from 'zod';
import { monthOf } from '#shared/domain/months.ts';
import { newestFirst, type PageInput } from '../lib/pagination.ts';
import { table } from '../lib/table.ts';

const pk = (month: string) => `AUDIT#${month}`;

const Entry = z.object({
  id: z.ulid(),
  admin_id: z.string(),
  /** The operation of the contract, for example `markTest`. */
  operation: z.string(),
  /** What it was done to; an id, never a name or an address. */
  target: z.string().nullable(),
  created_at: z.iso.datetime(),
});
type Entry = z.infer<typeof Entry>;

/** Notes what an admin is about to look at or to change. */
export const note = async (entry: Omit<Entry, 'id' | 'created_at'>, now: Date) => {
  const id = ulid(now.getTime());
  await table.put({ pk: pk(monthOf(now)), sk: id, ...entry, id, created_at: now.toISOString() });
};

/** One page of the trail, newest first; it may be short while `next` leads on. */
export const entries = async (page: PageInput, now: Date) => {
  const { items, next } = await newestFirst({ pkOf: pk, pkName: 'pk' }, page, now);
  return { items: items.map((item) => Entry.parse(item)), next };
};

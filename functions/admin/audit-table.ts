import { ulid } from 'ulid';
import * as z from 'zod';
import { isLook } from '#shared/domain/admin/admin-audit.ts';
import { monthOf } from '#shared/domain/lib/months.ts';
import type { PersonId } from '../lib/ids.ts';
import { auditPartition } from '../lib/keys.ts';
import { listByMonth, type PageInput } from '../lib/pagination.ts';
import { table } from '../lib/table.ts';

const Entry = z.object({
  id: z.ulid(),
  admin_id: z.string(),
  /** The operation of the contract, for example `markTest`. */
  operation: z.string(),
  /** The id of what it was about; never a name or an e-mail address. */
  target: z.string().nullable(),
  /** Why, in the admin's words, where the operation asks for it. */
  reason: z.string().nullable().default(null),
  created_at: z.iso.datetime(),
});
type Entry = z.infer<typeof Entry>;

/** Stores an audit entry for an operation that an admin is about to run. */
export const writeAuditEntry = async (
  entry: Omit<Entry, 'id' | 'created_at' | 'reason'> & {
    admin_id: PersonId;
    reason?: string | null;
  },
  now: Date,
) => {
  const id = ulid(now.getTime());
  await table.put({
    pk: auditPartition(monthOf(now)),
    sk: id,
    ...entry,
    id,
    created_at: now.toISOString(),
  });
};

/** One page of audit entries, newest first. A page can have fewer entries than asked for while `next` is not null. */
export const listAuditEntries = async (page: PageInput, now: Date) => {
  const { items, next } = await listByMonth({ pkOf: auditPartition, pkName: 'pk' }, page, now);
  return { items: items.map((item) => Entry.parse(item)), next };
};

/** Requests that one page of changes may make: most entries are of something an admin looked at. */
const maxRequests = 20;

/** The same without the entries of what an admin only looked at. */
export const listAuditChanges = async ({ limit, after }: PageInput, now: Date) => {
  const items: Entry[] = [];
  let from = after;
  for (let requests = 0; requests < maxRequests && items.length < limit; requests++) {
    const page = await listAuditEntries({ limit: limit - items.length, after: from }, now);
    items.push(...page.items.filter(({ operation }) => !isLook(operation)));
    if (page.next === null) return { items, next: null };
    from = page.next;
  }
  return { items, next: from ?? null };
};

import { decodeTime, ulid } from 'ulid';
import * as z from 'zod';
import { isReadOperation, pageViewMinutes } from '#shared/domain/admin/audited-page-views.ts';
import { monthOf } from '#shared/domain/lib/utc-months.ts';
import type { PersonId } from '../lib/account-and-person-ids.ts';
import { auditPartition } from '../lib/keys/admin-keys.ts';
import { indexPartition } from '../lib/keys/index-partitions.ts';
import { listByMonth, type PageInput } from '../lib/list-by-month.ts';
import { cursor } from '../lib/page-cursor.ts';
import { conditionFailed, table } from '../lib/table.ts';

const Entry = z.object({
  id: z.ulid(),
  admin_id: z.string(),
  /** The operation of the contract, for example `markTest`. */
  operation: z.string(),
  /** The id of what it was about; never a name or an e-mail address. */
  target: z.string().nullable(),
  /** The page on which something was looked at. */
  page: z.string().nullable().default(null),
  /** Why, in the admin's words, where the operation asks for it. */
  reason: z.string().nullable().default(null),
  created_at: z.iso.datetime(),
});
type Entry = z.infer<typeof Entry>;

type NewEntry = Omit<Entry, 'id' | 'created_at' | 'reason' | 'page'> & {
  admin_id: PersonId;
  reason?: string | null;
  page?: string;
};

/**
 * Stores an audit entry for an operation that an admin is about to run. What belongs to one opening of a page is one entry,
 * under the id that the page has given to its opening; an id of another admin or another thing, or an old one, counts for
 * nothing.
 */
export const writeAuditEntry = async (entry: NewEntry, now: Date, visit?: string) => {
  if (visit && isRecent(visit, now) && (await putOnce(entry, visit, now))) return;
  await putEntry(entry, ulid(now.getTime()), now);
};

const isRecent = (visit: string, now: Date) =>
  z.ulid().safeParse(visit).success &&
  Math.abs(now.getTime() - decodeTime(visit)) < pageViewMinutes * 60_000;

/** Whether the opening of the page is in the trail, by this request or an earlier one. */
const putOnce = async (entry: NewEntry, visit: string, now: Date) => {
  try {
    await putEntry(entry, visit, now, {
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    return true;
  } catch (error) {
    const failed = conditionFailed(error);
    if (!failed) throw error;
    const stored = Entry.safeParse(failed.item);
    return stored.success && isSameLook(stored.data, entry);
  }
};

const isSameLook = (one: Entry, other: NewEntry) =>
  one.admin_id === other.admin_id &&
  one.operation === other.operation &&
  thingOf(one) === thingOf(other);

/** The account, the message or the helper; of a helper's prompts and ratings the helper. */
const thingOf = ({ target }: Pick<Entry, 'target'>) => target?.split(' / ')[0];

const putEntry = (
  entry: NewEntry,
  id: string,
  now: Date,
  condition?: Parameters<typeof table.put>[1],
) =>
  table.put(
    {
      pk: auditPartition(monthOf(now)),
      sk: id,
      ...entry,
      id,
      created_at: now.toISOString(),
      ...(entry.target && { gsi1pk: indexPartition.audited(entry.target), gsi1sk: id }),
    },
    condition,
  );

/** Which entries a list has; what is undefined does not matter. */
export type AuditFilter = {
  show: 'all' | 'changes';
  admin_id?: string | undefined;
  target?: string | undefined;
  operation?: string | undefined;
  /** The first and the last day (UTC). */
  from?: string | undefined;
  to?: string | undefined;
};

const fits = (entry: Entry, { show, admin_id, target, operation, from, to }: AuditFilter) => {
  const day = entry.created_at.slice(0, 10);
  return (
    (show === 'all' || !isReadOperation(entry.operation)) &&
    (admin_id === undefined || entry.admin_id === admin_id) &&
    (target === undefined || entry.target === target) &&
    (operation === undefined || entry.operation === operation) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to)
  );
};

/** Requests that one page may make: most entries are of something an admin looked at. */
const maxRequests = 20;

/**
 * One page of the entries that fit, newest first. A page can have fewer entries than asked for while `next` is not null.
 * Those about one target come from the index, the others from the months, of which days after `to` are never read.
 */
export const listAuditEntries = async (
  filter: AuditFilter,
  { limit, after }: PageInput,
  now: Date,
) => {
  const items: Entry[] = [];
  const latest = filter.to === undefined ? now : new Date(`${filter.to}T23:59:59.999Z`);
  let from = after;
  for (let requests = 0; requests < maxRequests && items.length < limit; requests++) {
    const input = { limit: limit - items.length, after: from };
    const page = filter.target
      ? await listAbout(filter.target, input)
      : await listByMonth({ pkOf: auditPartition, pkName: 'pk' }, input, latest);
    const entries = page.items.map((item) => Entry.parse(item));
    items.push(...entries.filter((entry) => fits(entry, filter)));
    const isBefore = filter.from !== undefined && (entries.at(-1)?.created_at ?? '~') < filter.from;
    if (page.next === null || isBefore) return { items, next: null };
    from = page.next;
  }
  return { items, next: from ?? null };
};

const listAbout = async (target: string, { limit, after }: PageInput) => {
  const pk = indexPartition.audited(target);
  const from = cursor.read(after, 'gsi1pk', pk);
  const { items, next } = await table.query({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ScanIndexForward: false,
    Limit: limit,
    ...(from && { ExclusiveStartKey: from }),
  });
  return { items, next: cursor.write(next) };
};

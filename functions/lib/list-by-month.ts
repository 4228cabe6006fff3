import { monthBefore, monthOf } from '#shared/domain/lib/utc-months.ts';
import type { Item } from './keys/key-and-item.ts';
import { cursor } from './page-cursor.ts';
import { table } from './table.ts';

/** The table has no older items. */
const firstMonth = '2026-01';
/** Months one page may query: a list with long gaps takes more pages, not more time. */
const defaultMonths = 12;

/** A list with one partition per month, in the table or in its index; `months` is how many of them one page may query. */
export type MonthlyList = {
  pkOf: (month: string) => string;
  pkName: 'pk' | 'gsi1pk';
  months?: number;
};
export type PageInput = { limit: number; after?: string | undefined };

/**
 * One page of a list by month, newest first, without a scan. `next` continues the list and is null at its end; a page
 * may have fewer items than `limit`, even none, while `next` is set.
 */
export const listByMonth = async (list: MonthlyList, { limit, after }: PageInput, now: Date) => {
  const items: Item[] = [];
  let { month, from } = parsePosition(list, after) ?? { month: monthOf(now) };
  const months = list.months ?? defaultMonths;
  for (let queried = 0; queried < months && month >= firstMonth; queried++) {
    const page = await query(list, month, limit - items.length, from);
    items.push(...page.items);
    if (page.next) return { items, next: formatPosition(month, page.next) };
    [month, from] = [monthBefore(month), undefined];
    if (items.length >= limit) break;
  }
  return { items, next: month >= firstMonth ? formatPosition(month) : null };
};

type StartKey = Record<string, unknown>;

const query = ({ pkOf, pkName }: MonthlyList, month: string, limit: number, from?: StartKey) =>
  table.query({
    ...(pkName === 'gsi1pk' && { IndexName: 'gsi1' }),
    KeyConditionExpression: `${pkName} = :pk`,
    ExpressionAttributeValues: { ':pk': pkOf(month) },
    ScanIndexForward: false,
    Limit: limit,
    ...(from && { ExclusiveStartKey: from }),
  });

const formatPosition = (month: string, key?: StartKey) => `${month}.${cursor.write(key) ?? ''}`;

/** Undefined for a position that is not valid for this list, so that it starts from its beginning. */
const parsePosition = ({ pkOf, pkName }: MonthlyList, after: string | undefined) => {
  const [month = '', key] = (after ?? '').split('.');
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return undefined;
  return { month, from: cursor.read(key, pkName, pkOf(month)) };
};

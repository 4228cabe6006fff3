import { monthBefore, monthOf } from '#shared/domain/months.ts';
import type { Item } from './keys.ts';
import { cursor, table } from './table.ts';

/** Nothing in the table is older. */
const firstMonth = '2026-01';
/** How many months one page may look into: a list with long gaps takes more pages, not more time. */
const mostMonths = 12;

/** The partitions of a list by month, in the table or in its index; `months` is how many one page looks into where long gaps are usual. */
export type MonthlyList = {
  pkOf: (month: string) => string;
  pkName: 'pk' | 'gsi1pk';
  months?: number;
};
export type PageInput = { limit: number; after?: string | undefined };

/**
 * One page of a list that has a partition a month, newest first, without a scan. `next` continues it and is null at its
 * end; a page may be shorter than `limit`, even empty, while there is more.
 */
export const listByMonth = async (list: MonthlyList, { limit, after }: PageInput, now: Date) => {
  const items: Item[] = [];
  let { month, from } = placeOf(list, after) ?? { month: monthOf(now) };
  for (let looked = 0; looked < (list.months ?? mostMonths) && month >= firstMonth; looked++) {
    const page = await query(list, month, limit - items.length, from);
    items.push(...page.items);
    if (page.next) return { items, next: wordOf(month, page.next) };
    [month, from] = [monthBefore(month), undefined];
    if (items.length >= limit) break;
  }
  return { items, next: month >= firstMonth ? wordOf(month) : null };
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

const wordOf = (month: string, key?: StartKey) => `${month}.${cursor.write(key) ?? ''}`;

/** A word that was tampered with starts from the top again. */
const placeOf = ({ pkOf, pkName }: MonthlyList, after: string | undefined) => {
  const [month = '', key] = (after ?? '').split('.');
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return undefined;
  return { month, from: cursor.read(key, pkName, pkOf(month)) };
};

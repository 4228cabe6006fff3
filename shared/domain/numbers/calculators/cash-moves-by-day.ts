import { dayNumberOf, isoDayOf, monthsAfter, monthsBetween } from './days-since-1970.ts';
import { type Exact, exact, zero } from './exact-decimals.ts';
import type { CashRow } from './input-and-result-types.ts';

const everyDays = { weekly: 7, '2-weeks': 14, '4-weeks': 28 } as const;

/** The days of a row from today to the end, both included. */
const daysOfRow = (row: CashRow, today: number, end: number): number[] => {
  const first = dayNumberOf(row.date);
  const days: number[] = [];
  if (row.repeat === 'once') return first >= today && first <= end ? [first] : days;
  if (row.repeat === 'monthly') {
    for (let n = Math.max(0, monthsBetween(row.date, isoDayOf(today))); ; n++) {
      const day = monthsAfter(row.date, n);
      if (day > end) return days;
      if (day >= today) days.push(day);
    }
  }
  const every = everyDays[row.repeat];
  const skipped = Math.max(0, Math.ceil((today - first) / every));
  for (let day = first + skipped * every; day <= end; day += every) days.push(day);
  return days;
};

type Moves = { in: Exact; out: Exact; sureIn: Exact };
export const noMoves: Moves = { in: zero, out: zero, sureIn: zero };

/** What moves on each day, by day number. */
export const movesByDay = (rows: readonly CashRow[], today: number, end: number) => {
  const byDay = new Map<number, Moves>();
  for (const row of rows) {
    const amount = exact(row.amount);
    for (const day of daysOfRow(row, today, end)) {
      const so = byDay.get(day) ?? noMoves;
      const sure = row.way === 'in' && row.sure !== false;
      byDay.set(day, {
        in: row.way === 'in' ? so.in.add(amount) : so.in,
        out: row.way === 'out' ? so.out.add(amount) : so.out,
        sureIn: sure ? so.sureIn.add(amount) : so.sureIn,
      });
    }
  }
  return byDay;
};

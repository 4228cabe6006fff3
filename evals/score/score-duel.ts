import { type BothOrders, gradeOf } from '../judge/verdict.ts';
import { estimateOf, shareOf } from '../statistics/bootstrap.ts';
import { casesToTell } from '../statistics/sample-size.ts';
import type { Duel } from './result.ts';
import { samplesOf } from './samples.ts';

/** Both verdicts of a judge about the answers of two models to one case; null if they are invalid. */
export type DuelLine = {
  case: string;
  judge: string;
  first: string;
  second: string;
  orders: BothOrders | null;
};

/** How often the second model's answer is the better one; a tie is half a win. */
export const scoreDuels = (lines: readonly DuelLine[]): Duel[] =>
  Object.values(
    Object.groupBy(lines, ({ judge, first, second }) => [judge, first, second].join('\n')),
  ).flatMap((all = []) => {
    const [one] = all;
    if (!one) return [];
    const read = all.flatMap(({ case: id, orders }) =>
      orders ? [{ case: id, value: (Math.sign(gradeOf(orders)) + 1) / 2 }] : [],
    );
    const values = read.map(({ value }) => value);
    const samples = samplesOf(read);
    return [
      {
        judge: one.judge,
        first: one.first,
        second: one.second,
        wins: shareOf(samples) ?? estimateOf(samples),
        ties: values.filter((value) => value === 0.5).length,
        unread: all.length - read.length,
        casesNeeded: casesToTell(values, tellable),
      },
    ];
  });

/** Points of the win rate that a comparison is to tell. */
export const tellable = 0.05;

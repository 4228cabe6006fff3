import type { GradedPair } from '../judge/graded-pair.ts';
import type { NearMissPair } from '../judge/near-miss-pairs.ts';
import { type Criterion, criteria } from '../judge/rubric.ts';
import { type BothOrders, gradeOf, scoresOfFirst, scoresOfSecond } from '../judge/verdict.ts';
import { type Grade, type GradedTwice, kappaEstimate, kappaGate } from '../statistics/kappa.ts';
import type { Agreement } from './result.ts';

/** Both verdicts of a judge about a pair whose better answer is known; null if they are invalid. */
export type AgreementLine = { pair: string; judge: string; orders: BothOrders | null };

/** The pairs that were graded by hand, and the near misses, whose better answer follows from how they were made. */
export type KnownPairs = { graded: readonly GradedPair[]; nearMisses: readonly NearMissPair[] };

/**
 * Each judge's agreement with the grades by hand, and with the near misses by criterion. A pair without a verdict counts
 * as a tie, because a judge that cannot answer does not agree.
 */
export const scoreAgreement = (
  { graded, nearMisses }: KnownPairs,
  lines: readonly AgreementLine[],
): Agreement[] => {
  const byId = new Map(graded.map((pair) => [pair.id, pair]));
  return Object.entries(Object.groupBy(lines, ({ judge }) => judge)).map(([judge, all = []]) => {
    const twice = all.flatMap(({ pair, orders }): GradedTwice[] => {
      const hand = byId.get(pair);
      return hand ? [[hand.grade, orders ? gradeOf(orders) : 0]] : [];
    });
    const kappa = kappaEstimate(twice);
    return {
      judge,
      kappa,
      counts: kappa !== null && kappa.kappa >= kappaGate,
      sameSide: twice.filter(([hand, own]) => Math.sign(hand) === Math.sign(own)).length,
      pairs: twice.length,
      ...onNearMisses(nearMisses, all),
    };
  });
};

const onNearMisses = (nearMisses: readonly NearMissPair[], lines: readonly AgreementLine[]) => {
  const judged = nearMisses.flatMap((pair) => {
    const line = lines.find((one) => one.pair === pair.id);
    return line ? [{ ...pair, orders: line.orders }] : [];
  });
  const right = judged.filter(({ better, orders }) => {
    const grade = orders ? gradeOf(orders) : 0;
    return better === 'first' ? grade < 0 : grade > 0;
  });
  return {
    nearMisses: { right: right.length, pairs: judged.length },
    byCriterion: criteria.map((id) => ({
      id,
      kappa: kappaEstimate(
        judged.map(({ better, criterion, orders }): GradedTwice => {
          const known: Grade = better === 'first' ? -2 : 2;
          return [criterion === id ? known : 0, orders ? differenceIn(id, orders) : 0];
        }),
      ),
    })),
  };
};

/** How much better the second answer is in one criterion, on the scale of the grades. */
const differenceIn = (id: Criterion, orders: BothOrders): Grade => {
  const ahead = scoresOfSecond(orders)[id] - scoresOfFirst(orders)[id];
  return (Math.sign(ahead) * Math.min(2, Math.round(Math.abs(ahead))) + 0) as Grade;
};

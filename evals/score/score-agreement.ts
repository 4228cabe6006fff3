import type { GradedPair } from '../judge/graded-pair.ts';
import { type BothOrders, gradeOf } from '../judge/verdict.ts';
import { type GradedTwice, kappaEstimate, kappaGate } from '../statistics/kappa.ts';
import type { Agreement } from './result.ts';

/** Both verdicts of a judge about a pair that was graded by hand; null if they are invalid. */
export type AgreementLine = { pair: string; judge: string; orders: BothOrders | null };

/**
 * Each judge's agreement with the grades by hand. A pair without a verdict counts as a tie, because a judge that cannot
 * answer does not agree.
 */
export const scoreAgreement = (
  pairs: readonly GradedPair[],
  lines: readonly AgreementLine[],
): Agreement[] => {
  const byId = new Map(pairs.map((pair) => [pair.id, pair]));
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
    };
  });
};

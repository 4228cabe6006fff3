import { agreedSide, betweenGraders, type GradedPair, gradedPairs } from '../judge/graders.ts';
import type { NearMissPair } from '../judge/near-miss-pairs.ts';
import { type Criterion, criteria } from '../judge/rubric.ts';
import { type BothOrders, gradeOf, scoresOfFirst, scoresOfSecond } from '../judge/verdict.ts';
import {
  type GradedTwice,
  type KappaEstimate,
  kappaEstimate,
  kappaGate,
  type Side,
  sideOf,
} from '../statistics/kappa.ts';
import type { Agreement } from './result.ts';

/** Both verdicts of a judge about a pair whose better answer is known; null if they are invalid. */
export type AgreementLine = { pair: string; judge: string; orders: BothOrders | null };

/**
 * Each judge's agreement with the graders of the near misses, overall and by criterion. A pair without a verdict counts
 * as a tie, because a judge that cannot answer does not agree.
 */
export const scoreAgreement = (
  pairs: readonly NearMissPair[],
  lines: readonly AgreementLine[],
): Agreement[] => {
  if (!lines.length) return [];
  const readers = new Map(
    criteria.map((id) => [id, betweenGraders(gradedPairs(pairs), 'readers', id)]),
  );
  return Object.entries(Object.groupBy(lines, ({ judge }) => judge)).map(([judge, all = []]) => {
    const ordersOf = new Map(all.map(({ pair, orders }) => [pair, orders]));
    const judged = pairs.filter(({ id }) => ordersOf.has(id));
    const graded = gradedPairs(judged);
    const preferred = ({ id }: NearMissPair): Side => {
      const orders = ordersOf.get(id);
      return orders ? sideOf(gradeOf(orders)) : 0;
    };
    const preferredIn = ({ id }: NearMissPair, criterion: Criterion): Side => {
      const orders = ordersOf.get(id);
      return orders
        ? sideOf(scoresOfSecond(orders)[criterion] - scoresOfFirst(orders)[criterion])
        : 0;
    };
    const twice = graded.map((pair): GradedTwice => [agreedSide(pair, 'overall'), preferred(pair)]);
    const kappa = kappaEstimate(twice);
    return {
      judge,
      kappa,
      counts: isEnough(kappa),
      pairs: twice.length,
      sameSide: twice.filter(([agreed, own]) => agreed === own).length,
      nearMisses: {
        right: judged.filter((pair) => preferred(pair) === goodSide(pair)).length,
        forIt: judged.filter((pair) => preferredIn(pair, pair.criterion) === goodSide(pair)).length,
        pairs: judged.length,
      },
      byCriterion: criteria.map((id) => {
        const own = kappaEstimate(
          graded.map(
            (pair: GradedPair): GradedTwice => [agreedSide(pair, id), preferredIn(pair, id)],
          ),
        );
        const among = readers.get(id) ?? null;
        return { id, kappa: own, readers: among, counts: isEnough(own) && isEnough(among) };
      }),
    };
  });
};

const isEnough = (kappa: KappaEstimate | null) => kappa !== null && kappa.kappa >= kappaGate;
const goodSide = ({ better }: NearMissPair): Side => (better === 'first' ? -1 : 1);

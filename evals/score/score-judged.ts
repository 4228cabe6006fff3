import { passes, weightedScore } from '../judge/rubric.ts';
import { type BothOrders, gradeOf, isSendable, scoresOfFirst } from '../judge/verdict.ts';
import { differenceOf, estimateOf, type Samples, shareOf } from '../statistics/bootstrap.ts';
import type { Judged, ModelResult } from './result.ts';
import { fromKept, samplesOf } from './samples.ts';

/**
 * Both verdicts of a judge about an answer (the first) and the plain model's (the second); null if they are invalid.
 */
export type JudgedLine = { case: string; model: string; judge: string; orders: BothOrders | null };

type Before = ModelResult['samples'] | undefined;

/** One judge's results for one model's answers. */
export const scoreJudged = (
  judge: string,
  lines: readonly JudgedLine[],
  before: Before,
): { judged: Judged; scores: Samples; grades: Samples } => {
  const read = lines.flatMap(({ case: id, orders }) => (orders ? [{ case: id, orders }] : []));
  const samples = (value: (orders: BothOrders) => number) =>
    samplesOf(read.map(({ case: id, orders }) => ({ case: id, value: value(orders) })));
  const scores = samples((orders) => weightedScore(scoresOfFirst(orders)));
  // The product's answer is first, so a grade below zero is in its favor.
  const grades = samples((orders) => 0 - gradeOf(orders));
  const count = (is: (grade: number) => boolean) => [...grades.values()].flat().filter(is).length;
  return {
    scores,
    grades,
    judged: {
      judge,
      score: measured(scores, fromKept(before?.scores[judge])),
      passing: shareOf(samples((orders) => Number(passes(scoresOfFirst(orders))))),
      sendable: shareOf(samples((orders) => Number(isSendable(orders)))),
      againstPlain: {
        better: count((grade) => grade > 0),
        same: count((grade) => grade === 0),
        worse: count((grade) => grade < 0),
        grade: measured(grades, fromKept(before?.grades[judge])),
      },
      unread: lines.length - read.length,
    },
  };
};

/** A mean and its change. */
export const measured = (now: Samples, before: Samples) => ({
  now: estimateOf(now),
  difference: differenceOf(now, before),
});

/** A share and its change. */
export const measuredShare = (now: Samples, before: Samples) => ({
  now: shareOf(now),
  difference: differenceOf(now, before),
});

import { answerAsMarkdown } from '../../shared/domain/chat/answer-parts/answer-as-markdown.ts';
import { faultKinds } from '../sabotage/fault-kinds.ts';
import { loadNearMisses } from '../sabotage/near-misses.ts';
import type { Side } from '../statistics/kappa.ts';
import { loadReaders, type Reading } from './readers/index.ts';
import { type Criterion, criteria } from './rubric.ts';

/** Which answer of a pair a grader prefers, by criterion and overall. */
export type Grading = Record<Criterion | 'overall', Side>;

/** Two answers that differ by one fault: the better one and the criterion it is better in are known, not judged. */
export type NearMissPair = {
  id: string;
  question: string;
  first: string;
  second: string;
  /** Where the good one stands. */
  better: 'first' | 'second';
  criterion: Criterion;
  /** The known difference and what both readers found; null where nobody read the pair. */
  graders: readonly [known: Grading, second: Grading, third: Grading] | null;
};

/** The stored near misses as a judge sees them, the good one about as often first as second. */
export const nearMissPairs = (): NearMissPair[] => {
  const { second, third } = loadReaders();
  return [...loadNearMisses('tuning'), ...loadNearMisses('held-out')].map(
    ({ id, kind, asked, good, bad, question }, nth) => {
      const { name, type, location } = question.business;
      const [one, other] = [answerAsMarkdown(good.parts), answerAsMarkdown(bad.parts)];
      const better = nth % 2 ? 'second' : 'first';
      const { criterion } = faultKinds[kind];
      const readings = [second, third].flatMap(({ grades }) =>
        grades.filter(({ pair }) => pair === id),
      );
      const known = { better: 'good', criteria: { [criterion]: 'good' } } as const;
      const [graded, twice] = readings.map((reading) => gradingOf(reading, better));
      return {
        id,
        question: `${[name, type, location].filter(Boolean).join(', ')}. Today is ${question.today}.\n\n${asked}`,
        first: better === 'first' ? one : other,
        second: better === 'first' ? other : one,
        better,
        criterion,
        graders: graded && twice ? [gradingOf(known, better), graded, twice] : null,
      };
    },
  );
};

/** A reading of halves as one of places. */
const gradingOf = (
  reading: Pick<Reading, 'better' | 'criteria'>,
  better: NearMissPair['better'],
): Grading => {
  const sideOf = (half: Reading['better'] = 'same'): Side =>
    half === 'same' ? 0 : (half === 'good') === (better === 'first') ? -1 : 1;
  const byCriterion = criteria.map((id) => [id, sideOf(reading.criteria[id])] as const);
  return {
    overall: sideOf(reading.better),
    ...(Object.fromEntries(byCriterion) as Record<Criterion, Side>),
  };
};

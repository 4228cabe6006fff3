import { markdownOf } from '../../shared/domain/chat/answer-parts/markdown.ts';
import { faultKinds } from '../sabotage/fault-kinds.ts';
import { loadNearMisses } from '../sabotage/near-misses.ts';
import type { Criterion } from './rubric.ts';

/** Two answers that differ by one fault: the better one and the criterion it is better in are known, not judged. */
export type NearMissPair = {
  id: string;
  question: string;
  first: string;
  second: string;
  /** Where the good one stands. */
  better: 'first' | 'second';
  criterion: Criterion;
};

/** What stands before the id of such a pair among the graded ones. */
const prefix = 'near-miss.';

/** The stored near misses as a judge sees them, the good one about as often first as second. */
export const nearMissPairs = (): NearMissPair[] =>
  [...loadNearMisses('tuning'), ...loadNearMisses('held-out')].map(
    ({ id, kind, asked, good, bad, question }, nth) => {
      const { name, type, location } = question.business;
      const [one, other] = [markdownOf(good.parts), markdownOf(bad.parts)];
      const better = nth % 2 ? 'second' : 'first';
      return {
        id: prefix + id,
        question: `${[name, type, location].filter(Boolean).join(', ')}. Today is ${question.today}.\n\n${asked}`,
        first: better === 'first' ? one : other,
        second: better === 'first' ? other : one,
        better,
        criterion: faultKinds[kind].criterion,
      };
    },
  );

/** What three graders say about the pairs that they all graded, and how far they agree. */
import { type Grade, type GradedTwice, kappaEstimate, type Side } from '../statistics/kappa.ts';
import type { Grading, NearMissPair } from './near-miss-pairs.ts';
import { loadReaders } from './readers/index.ts';
import { criteria } from './rubric.ts';

export type GradedPair = NearMissPair & { graders: NonNullable<NearMissPair['graders']> };

/** The pairs that three graders graded. */
export const gradedPairs = (pairs: readonly NearMissPair[]): GradedPair[] =>
  pairs.flatMap(({ graders, ...pair }) => (graders ? [{ ...pair, graders }] : []));

/** What two of the three say, or the middle of three that all differ. */
export const agreedSide = ({ graders }: GradedPair, of: keyof Grading): Side =>
  graders.map((grading) => grading[of]).toSorted((a, b) => a - b)[1] as Side;

/** The two that each kappa between graders is of. */
const couples = { knownSecond: [0, 1], knownThird: [0, 2], readers: [1, 2] } as const;
export type Couple = keyof typeof couples;

/** How far two graders agree about the pairs, overall and by criterion. */
export const betweenGraders = (pairs: readonly GradedPair[], couple: Couple, of: keyof Grading) => {
  const [one, other] = couples[couple];
  return kappaEstimate(
    pairs.map(({ graders }): GradedTwice => [graders[one][of], graders[other][of]]),
  );
};

/** Everything that graders can agree about. */
export const gradedFor: readonly (keyof Grading)[] = ['overall', ...criteria];

/** How far both readers agree about how good each answer is by itself, from 1 to 5. */
export const betweenMarks = () => {
  const { second, third } = loadReaders();
  const markOf = (mark: number) => (mark - 3) as Grade;
  return kappaEstimate(
    second.grades.flatMap(({ pair, marks }): GradedTwice[] => {
      const other = third.grades.find((one) => one.pair === pair)?.marks;
      return other
        ? [
            [markOf(marks.good), markOf(other.good)],
            [markOf(marks.bad), markOf(other.bad)],
          ]
        : [];
    }),
  );
};

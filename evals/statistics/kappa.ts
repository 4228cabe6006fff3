import { createRandom } from './random.ts';

/** The grade of a pair of answers: the first is much better (-2) to the second is much better (2). */
export const grades = [-2, -1, 0, 1, 2] as const;
export type Grade = (typeof grades)[number];
/** The better answer without a degree: the first (-1), neither, or the second (1). */
export type Side = -1 | 0 | 1;

/** The better answer of a grade. */
export const sideOf = (grade: number): Side => (Math.sign(grade) + 0) as Side;

/** Two graders' grades of the same pair. */
export type GradedTwice = readonly [Grade, Grade];

/** The minimum kappa of a judge that counts. */
export const kappaGate = 0.6;

const squared = (one: number, other: number) => (one - other) ** 2;

/**
 * Cohen's kappa with quadratic weights: 1 for full agreement, 0 for chance. Null if it is undefined: without pairs, or
 * when each grader gave every pair the same grade.
 */
export const weightedKappa = (pairs: readonly GradedTwice[]): number | null => {
  const seen = pairs.reduce((sum, [one, other]) => sum + squared(one, other), 0) / pairs.length;
  const share = (side: 0 | 1, grade: Grade) =>
    pairs.filter((pair) => pair[side] === grade).length / pairs.length;
  const byChance = grades
    .flatMap((one) => grades.map((other) => share(0, one) * share(1, other) * squared(one, other)))
    .reduce((sum, part) => sum + part, 0);
  return byChance > 0 ? 1 - seen / byChance : null;
};

const resamples = 1000;
const tail = 0.025;

export type KappaEstimate = { kappa: number; low: number; high: number; pairs: number };

/** The kappa with the middle 95 % of its values for resampled pairs; null if kappa is. */
export const kappaEstimate = (pairs: readonly GradedTwice[]): KappaEstimate | null => {
  const kappa = weightedKappa(pairs);
  if (kappa === null) return null;
  const random = createRandom(pairs.length);
  const draw = () => pairs[Math.floor(random() * pairs.length)] as GradedTwice;
  const drawn = Array.from({ length: resamples }, () => weightedKappa(pairs.map(draw)))
    .filter((value) => value !== null)
    .sort((a, b) => a - b);
  const at = (share: number) => drawn[Math.floor(share * (drawn.length - 1))] ?? kappa;
  return { kappa, low: at(tail), high: at(1 - tail), pairs: pairs.length };
};

import { createRandom } from './random.ts';

/** The values of each case by its id, one for each of its answers. */
export type Samples = ReadonlyMap<string, readonly number[]>;

/** A mean with its 95 % interval. */
export type Estimate = { mean: number; low: number; high: number; cases: number };

/**
 * The change of a mean, over the cases that both results have; it is significant if there are enough and its interval
 * excludes zero.
 */
export type Difference = Estimate & { counts: boolean };

const resamples = 2000;
const seed = 20_261_122;
const tail = 0.025;
/** With five cases that all change alike the odds of chance are still above 5 % (2 in 32); with six they are below. */
export const fewestCases = 6;

export const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The middle 95 % of the means of resampled values (bootstrap with replacement). */
const intervalOf = (values: readonly number[]) => {
  const random = createRandom(seed);
  const draw = () => values[Math.floor(random() * values.length)] as number;
  const means = Array.from({ length: resamples }, () => meanOf(values.map(draw))).sort(
    (a, b) => a - b,
  );
  const at = (share: number) => means[Math.floor(share * (resamples - 1))] as number;
  return { low: at(tail), high: at(1 - tail) };
};

const estimate = (values: readonly number[]): Estimate | null =>
  values.length ? { mean: meanOf(values), ...intervalOf(values), cases: values.length } : null;

/** One value for each case, because answers to the same question are alike and a repeat is not a separate case. */
const caseMeans = (samples: Samples) =>
  new Map([...samples].flatMap(([id, values]) => (values.length ? [[id, meanOf(values)]] : [])));

/** The mean over the cases; null without any. */
export const estimateOf = (samples: Samples) => estimate([...caseMeans(samples).values()]);

/**
 * The same for a share from 0 to 1. If all cases agree, resampling has no variance, and the interval is 3/n wide (the
 * rule of three).
 */
export const shareOf = (samples: Samples) => {
  const share = estimateOf(samples);
  if (!share || (share.mean > 0 && share.mean < 1)) return share;
  const reach = Math.min(1, 3 / share.cases);
  return share.mean === 0 ? { ...share, high: reach } : { ...share, low: 1 - reach };
};

/** The mean of the paired differences, new minus old; null if they have no case in common. */
export const differenceOf = (now: Samples, before: Samples): Difference | null => {
  const earlier = caseMeans(before);
  const pairs = [...caseMeans(now)].flatMap(([id, mean]) => {
    const was = earlier.get(id);
    return was === undefined ? [] : [mean - was];
  });
  const found = estimate(pairs);
  return (
    found && { ...found, counts: found.cases >= fewestCases && (found.low > 0 || found.high < 0) }
  );
};

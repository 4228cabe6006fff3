import { createRandom } from './random.ts';

/** The values of each case, by its id: one for every time it was answered. */
export type Samples = ReadonlyMap<string, readonly number[]>;

/** A mean with its 95 % interval. */
export type Estimate = { mean: number; low: number; high: number; cases: number };

/** How a mean changed, over the cases that both results have; it counts when they are enough and its interval leaves out zero. */
export type Difference = Estimate & { counts: boolean };

const resamples = 2000;
const seed = 20_261_122;
const tail = 0.025;
/** With five cases that all change alike the odds of chance are still above 5 % (2 in 32); with six they are below. */
export const fewestCases = 6;

export const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The middle 95 % of the means of as many values, drawn again and again with the same value allowed twice. */
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

/** One value for each case: answers to the same question are alike, so a repeat is no case of its own. */
const caseMeans = (samples: Samples) =>
  new Map([...samples].flatMap(([id, values]) => (values.length ? [[id, meanOf(values)]] : [])));

/** The mean over the cases, null without any. */
export const estimateOf = (samples: Samples) => estimate([...caseMeans(samples).values()]);

/**
 * The same for a share from 0 to 1. Where every case agrees there is nothing to draw from, and the interval reaches as
 * far as n cases can tell: 3/n (the rule of three).
 */
export const shareOf = (samples: Samples) => {
  const share = estimateOf(samples);
  if (!share || (share.mean > 0 && share.mean < 1)) return share;
  const reach = Math.min(1, 3 / share.cases);
  return share.mean === 0 ? { ...share, high: reach } : { ...share, low: 1 - reach };
};

/** The mean of the paired differences, now less before; null when they have no case in common. */
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

import type { Difference, Estimate } from '../statistics/bootstrap.ts';

const dash = '–';

/** A share as percent: "93 %". */
export const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;

/** With its interval: "93 % (88 to 97)". */
export const shareText = (share: Estimate | null) => {
  if (!share) return dash;
  const bound = (value: number) => Math.round(value * 100);
  return `${percent(share.mean)} (${bound(share.low)} to ${bound(share.high)})`;
};

/** "4.12 (3.90 to 4.31)". */
export const scoreText = (score: Estimate | null) =>
  score ? `${score.mean.toFixed(2)} (${score.low.toFixed(2)} to ${score.high.toFixed(2)})` : dash;

const signed = (value: number, digits: number) =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

/** How a share or a score differs from before, with its interval, and whether that counts. */
export const differenceText = (difference: Difference | null, unit: 'points' | 'score') => {
  if (!difference) return dash;
  const { mean, low, high, counts } = difference;
  const [factor, digits] = unit === 'points' ? [100, 1] : [1, 2];
  const at = (value: number) => signed(value * factor, digits);
  return `${at(mean)} (${at(low)} to ${at(high)})${counts ? '' : ', may be chance'}`;
};

/** Microdollars as dollars; a dash without a price. */
export const dollars = (microdollars: number | null) =>
  microdollars === null ? dash : `$${(microdollars / 1_000_000).toFixed(4)}`;

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

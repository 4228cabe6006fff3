import { type Difference, type Estimate, fewestCases } from '../statistics/bootstrap.ts';

const dash = '–';

/** A share as percent: "93 %". */
export const percent = (share: number) => `${Math.round(share * 1000) / 10}\u00A0%`;

/** A share with its interval: "93 % (88 to 97)". */
export const shareText = (share: Estimate | null) => {
  if (!share) return dash;
  const bound = (value: number) => Math.round(value * 100);
  return `${percent(share.mean)} ${between(bound(share.low), bound(share.high))}`;
};

const fixed = (value: number) => {
  const text = Math.abs(value).toFixed(2);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
};

/** An interval, kept on one line. */
const between = (low: string | number, high: string | number) => `(${low}\u00A0to\u00A0${high})`;

/** A score with its interval: "4.12 (3.90 to 4.31)". */
export const scoreText = (score: Omit<Estimate, 'cases'> | null) =>
  score ? `${fixed(score.mean)} ${between(fixed(score.low), fixed(score.high))}` : dash;

const signed = (value: number, digits: number) => {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
};

/**
 * The change of a share or a score, with its interval and whether it is significant: "+2.5 (−1.0 to +6.0), may be
 * chance".
 */
export const differenceText = (difference: Difference | null, unit: 'points' | 'score') => {
  if (!difference) return dash;
  const { mean, low, high, counts, cases } = difference;
  if (low === 0 && high === 0) return 'the same';
  const [factor, digits] = unit === 'points' ? [100, 1] : [1, 2];
  const at = (value: number) => signed(value * factor, digits);
  const doubt = cases < fewestCases ? ', too few cases' : ', may be chance';
  return `${at(mean)} ${between(at(low), at(high))}${counts ? '' : doubt}`;
};

/** Microdollars as dollars; a dash without a price. */
export const dollars = (microdollars: number | null) =>
  microdollars === null ? dash : `$${(microdollars / 1_000_000).toFixed(4)}`;

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

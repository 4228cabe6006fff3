import { type Exact, exact, one, sum } from '../calculators/exact-decimals.ts';
import type { Decimal } from '../decimal-as-text.ts';
import type { SavedImport } from '../imports/figures/saved-import-schemas.ts';

/** Sales of twelve whole months. */
export type SeasonMonths = readonly { readonly month: string; readonly sales: Decimal }[];

const yearMonths = 12;

/** The newest import with twelve whole months of sales; a season cannot be told from less. */
export const seasonMonths = (imports: readonly SavedImport[]): SeasonMonths | undefined =>
  imports
    .filter(({ figures }) => figures.months?.length === yearMonths)
    .toSorted((a, b) => (a.until < b.until ? 1 : -1))
    .find(({ figures }) => figures.months?.some(({ sales }) => Number(sales) > 0))?.figures.months;

/** How much of an average month that day's month brought last time; never less than nothing. */
export const seasonFactor = (months: SeasonMonths, day: string): Exact => {
  const same = months.find(({ month }) => month.slice(5) === day.slice(5, 7));
  const all = sum(...months.map(({ sales }) => exact(sales)));
  if (!same || all.lte(0)) return one;
  const share = exact(same.sales).mul(yearMonths).div(all);
  return share.lt(0) ? exact('0') : share;
};

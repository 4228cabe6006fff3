/** What the pictures of a file are drawn from. */

import { daysBetween } from '../../lib/local-date.ts';
import { type Decimal, decimalToTenth } from '../decimal-as-text.ts';
import { coinsToDecimal } from './figures/coins-to-decimal.ts';
import { salesByCustomer } from './figures/customer-figures.ts';
import {
  type FigureSource,
  isDone,
  isSale,
  lastYear,
  ripeQuotesOf,
} from './figures/records-that-count.ts';

const payAges = [
  ['0-7', 7],
  ['8-14', 14],
  ['15-30', 30],
  ['31-60', 60],
  ['over 60', Number.POSITIVE_INFINITY],
] as const;

/** Paid bills of the twelve months by the days they took. */
export const payBars = (source: FigureSource): { days: string; n: number }[] => {
  const days = lastYear(source)
    .filter(isDone)
    .flatMap(({ date, paid_on }) =>
      paid_on && paid_on >= date ? [daysBetween(date, paid_on)] : [],
    );
  return payAges.map(([name, max], at) => {
    const before = payAges[at - 1]?.[1] ?? -1;
    return { days: name, n: days.filter((one) => one > before && one <= max).length };
  });
};

const maxDots = 200;

/** The prices of the twelve months, lowest first, with their middle half; of more than 200, evenly chosen ones. */
export const priceStrip = (
  source: FigureSource,
): { prices: Decimal[]; lower: Decimal; upper: Decimal } | null => {
  const prices = lastYear(source)
    .filter(isDone)
    .map(({ net }) => net)
    .toSorted((a, b) => a - b);
  if (prices.length === 0) return null;
  const money = (coins = 0) => coinsToDecimal(coins, source.digits);
  const at = (share: number) =>
    prices[Math.min(prices.length - 1, Math.floor(prices.length * share))];
  const every = Math.max(1, Math.ceil(prices.length / maxDots));
  return {
    prices: prices.filter((_, place) => place % every === 0).map(money),
    lower: money(at(0.25)),
    upper: money(at(0.75)),
  };
};

/** The five customers with most sales of the twelve months and all others together, in percent. */
export const customerBar = (source: FigureSource): { name: string | null; share: Decimal }[] => {
  const sales = lastYear(source).filter((record) => isSale(source.kind, record));
  const customers = salesByCustomer(sales).filter(({ coins }) => coins > 0);
  const all = customers.reduce((sum, { coins }) => sum + coins, 0);
  if (all === 0) return [];
  const share = (coins: number) => decimalToTenth((100 * coins) / all);
  const first = customers.slice(0, 5);
  const rest = customers.slice(5).reduce((sum, { coins }) => sum + coins, 0);
  return [
    ...first.map(({ name, coins }) => ({ name, share: share(coins) })),
    ...(rest > 0 ? [{ name: null, share: share(rest) }] : []),
  ];
};

/** Quotes old enough to tell: won, lost, without an answer. */
export const quoteBar = (source: FigureSource): { won: number; lost: number; open: number } => {
  const ripe = ripeQuotesOf(source);
  const count = (state: string) => ripe.filter((one) => one.state === state).length;
  return { won: count('won'), lost: count('lost'), open: count('open') };
};

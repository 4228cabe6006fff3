import { type Look, lookSizes } from './measure-looks.ts';

/** For how many accounts the section reckons. */
const accounts = 100_000;

const half = (value: number) => (Math.round(value * 2) / 2).toLocaleString('en-US');

/** Read units at so many accounts, if what the second count took beyond the first goes on like that. */
const unitsAt = ({ small, large }: Look) => {
  const [from, to] = lookSizes;
  return large.units + (Math.max(0, large.units - small.units) / (to - from)) * (accounts - to);
};

/** The part of docs/scale.md about what admins look at, from calls that were counted on the local services. */
export const looksSection = (looks: readonly Look[]) => {
  const [small, large] = lookSizes;
  const scans = looks.reduce((sum, look) => sum + look.small.scans + look.large.scans, 0);
  return [
    '## What an admin looks at',
    '',
    `Every list and page of the admin area, opened on a table with ${small} and with ${large} accounts over a year, each with a message and a suggestion that wait, one that is done, and an audit entry. Scans of the table: ${scans}. What the larger table takes beyond the smaller one is carried on to ${accounts.toLocaleString('en-US')} accounts. The worst prompts read two texts of every prompt that all trades share, with counts of each trade; growth reads twelve months with fifty sources each.`,
    '',
    `| look | calls of the table | read units, ${small} accounts | read units, ${large} accounts | read units, ${accounts.toLocaleString('en-US')} accounts |`,
    '|---|---|---|---|---|',
    ...looks.map(
      (look) =>
        `| ${look.name} | ${look.large.calls} | ${half(look.small.units)} | ${half(look.large.units)} | ${half(unitsAt(look))} |`,
    ),
  ].join('\n');
};

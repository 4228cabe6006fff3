import type { Plugin } from 'vite';
import { pageTrades, tradeOwners, tradePath } from '#shared/domain/catalogue/trade-paths.ts';
import type { SpecificTrade } from '#shared/domain/catalogue/trades/index.ts';
import { seasonIn } from '#shared/domain/week/season-calendar.ts';
import type {
  BuiltTradePage,
  YearEntry,
} from '#web/features/site/landing/built-trade-page-type.ts';
import { tradeSeasons } from '../../shared/catalogue/trade-seasons.ts';
import { tradePages, trades } from '../../shared/catalogue/trades.ts';

const listId = 'virtual:trade-pages';
const linksId = 'virtual:trade-links';

/** The module of a trade's page: `virtual:trade-page/for/plumbers`. */
export const tradePageId = (path: string) => `virtual:trade-page${path}`;

/**
 * Serves what the public pages of the trades are made of, put together from the catalogue and the season calendar:
 * `virtual:trade-pages` has a loader by path, each with a file of its own, and `virtual:trade-links` what the landing
 * page says of each.
 */
export const tradePageModules = (): Plugin => ({
  name: 'trade-pages',
  resolveId: (wanted) => (Object.hasOwn(modules, wanted) ? `\0${wanted}` : undefined),
  load: (wanted) => modules[wanted.slice(1)]?.(),
});

const loaders = () => {
  const entries = pageTrades.map(tradePath);
  return `export const loadTradePage = {${entries.map((path) => `${JSON.stringify(path)}: () => import(${JSON.stringify(tradePageId(path))})`).join(',')}};`;
};

const links = () => {
  const entries = pageTrades.map((trade) => ({
    owners: tradeOwners[trade],
    path: tradePath(trade),
    says: tradePages[trade].problems[0].says,
  }));
  return `export const tradeLinks = ${JSON.stringify(entries)};`;
};

/** All that the page of a trade shows. */
export const builtTradePage = (trade: SpecificTrade): BuiltTradePage => {
  const { description: _, prompts, ...words } = tradePages[trade];
  return {
    ...words,
    slug: tradePath(trade).slice('/for/'.length),
    owners: tradeOwners[trade],
    prompts: prompts.map((ref) => {
      const [helper = '', slug = ''] = ref.split('/');
      const ofHelper: Readonly<Record<string, { title: string; description: string }>> | undefined =
        Object.entries(trades[trade].prompts).find(([id]) => id === helper)?.[1];
      const prompt = ofHelper?.[slug];
      if (!prompt) throw new Error(`${trade} has no prompt ${ref}`);
      return { helper, title: prompt.title, description: prompt.description };
    }) as BuiltTradePage['prompts'],
    year: yearOf(trade),
  };
};

/** The year that is drawn: its dates are the same in every year but for leap days. */
const drawn = 2027;
const halves = 24;

/** The year of a trade where winters freeze, from January on, in halves of a month. */
const yearOf = (trade: SpecificTrade): YearEntry[] =>
  tradeSeasons[trade]
    .flatMap((entry) => seasonIn(drawn, entry, { winters: 'freezing', hemisphere: 'north' }) ?? [])
    .toSorted((one, other) => one.startsOn.localeCompare(other.startsOn))
    .map(({ entry, startsOn, actOn }) => {
      // Three halves hold the words of a title.
      const [, month, day] = startsOn.split('-').map(Number);
      const from = Math.min(((month ?? 1) - 1) * 2 + ((day ?? 1) > 15 ? 2 : 1), halves - 2);
      return {
        from,
        title: entry.title,
        why: entry.why,
        starts: dayOf(startsOn),
        begin: dayOf(actOn),
      };
    });

const dayOf = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

const modules: Readonly<Record<string, () => string>> = {
  [listId]: loaders,
  [linksId]: links,
  ...Object.fromEntries(
    pageTrades.map((trade) => [
      tradePageId(tradePath(trade)),
      () => `export const page = ${JSON.stringify(builtTradePage(trade))};`,
    ]),
  ),
};

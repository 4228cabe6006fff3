import { describe, expect, test } from 'vitest';
import { tradeSeasons } from '#shared/catalogue/trade-seasons.ts';
import { tradePages, trades } from '#shared/catalogue/trades.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { tradeFromQuery } from '#shared/domain/catalogue/trade-from-query.ts';
import { specificTradeNames } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { pageTrades, tradePath } from '#shared/domain/catalogue/trade-paths.ts';
import { northernStart } from '#shared/domain/week/season-entry.ts';

test('every trade that can be chosen has a page, at an address without capitals or spaces', () => {
  expect(pageTrades).toEqual(specificTradeNames);
  const paths = pageTrades.map(tradePath);
  expect(new Set(paths).size).toBe(9);
  for (const path of paths) expect(path).toMatch(/^\/for\/[a-z-]+$/);
});

test('the query of a page leads back to its trade, and an unknown one to none', () => {
  for (const trade of pageTrades)
    expect(tradeFromQuery(`?trade=${tradePath(trade).slice('/for/'.length)}`)).toBe(trade);
  for (const search of ['', '?trade=', '?trade=Plumber', '?trade=../plumbers', '?trade=__proto__'])
    expect(tradeFromQuery(search), search).toBeNull();
});

describe.for(pageTrades)('the page for %s', (trade) => {
  const page = tradePages[trade];

  test('has three different texts with three helpers, and a description that search engines show in full', () => {
    expect(new Set(page.problems.map(({ helper }) => helper)).size).toBe(3);
    expect(page.description.length).toBeGreaterThan(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
    const others = pageTrades.filter((one) => one !== trade).map((one) => tradePages[one]);
    for (const other of others) {
      expect(other.heading).not.toEqual(page.heading);
      expect(other.description).not.toBe(page.description);
      expect(other.problems.map(({ says }) => says)).not.toContain(page.problems[0].says);
    }
  });

  test('shows an example with a draft, places to fill in, and three steps', () => {
    const { draft, steps, question, who } = page.example;
    expect(who).toMatch(/^an? /);
    expect(question).toMatch(/\?/);
    expect(draft.body).toMatch(/\[[^\]]+\]/);
    expect(steps).toHaveLength(3);
  });

  test('states no amounts that the owner in the example has not given', () => {
    const { question, answer, draft, steps } = page.example;
    const amounts = (text: string) => text.match(/\$[\d,.]*\d/g) ?? [];
    const known = amounts(question);
    const worked = answer.includes('an hour') ? ['$36.67'] : [];
    const said = [answer, draft.body, ...steps.map(([, what]) => what)].flatMap(amounts);
    expect(said.filter((amount) => ![...known, ...worked].includes(amount))).toEqual([]);
  });

  test('names three starter prompts of the trade and a year of ten entries', () => {
    expect(new Set(page.prompts).size).toBe(3);
    for (const ref of page.prompts) {
      const [helper, slug = ''] = ref.split('/');
      expect(Object.keys(trades[trade].prompts[helper as HelperId]), ref).toContain(slug);
    }
    expect(tradeSeasons[trade].filter((entry) => northernStart(entry, 'freezing'))).toHaveLength(
      10,
    );
  });
});

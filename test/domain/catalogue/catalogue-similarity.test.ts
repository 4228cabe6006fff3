import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { uncovered } from '#shared/catalogue/covers.ts';
import { specificTradeNames } from '#shared/catalogue/trades.ts';
import { tradePromptsOf } from '#shared/starter-prompts/trade-prompts.ts';
import { contents } from '../support/catalogue.ts';
import { type Pair, pairsWithin } from '../support/similarity.ts';

/** What owners see of each helper: the quick starts for their trade, or of a business of another kind, and the subcategories. */
const seen = contents.flatMap(({ id, quickStarts: general, subcategories }) =>
  [...specificTradeNames, undefined].map((trade) => {
    const own = trade ? tradePromptsOf(id, trade) : [];
    return {
      quickStarts: [...own, ...uncovered(general, own)],
      subcategoryLists: subcategories.map(({ prompts }) => prompts),
    };
  }),
);
const quickStarts = seen.map((page) => page.quickStarts);
const subcategoryLists = seen.flatMap((page) => page.subcategoryLists);
const pages = seen.map((page) => [...page.quickStarts, ...page.subcategoryLists.flat()]);

/** The most alike pairs were read (docs/catalogue.md); one with 0.38 told the same things twice and was rewritten. */
const limits = {
  list: { cosine: 0.35, sharedRuns: 0.12 },
  page: { cosine: 0.45, sharedRuns: 0.15 },
};
const tooAlike = (pairs: readonly Pair[], limit: (typeof limits)['list']) =>
  pairs.filter((pair) => pair.cosine >= limit.cosine || pair.sharedRuns >= limit.sharedRuns);

describe('no two texts are near twins', () => {
  test.each([
    ['quick starts', quickStarts],
    ['a subcategory', subcategoryLists],
  ])('in one list: %s', (_, lists) => {
    const pairs = pairsWithin(lists);
    expect(pairs.length).toBeGreaterThan(200);
    expect(tooAlike(pairs, limits.list)).toEqual([]);
  });

  test('on one page', () => {
    expect(tooAlike(pairsWithin(pages), limits.page)).toEqual([]);
  });

  test('the page about the catalogue lists the most alike pairs of one list', () => {
    const page = readFileSync('docs/catalogue.md', 'utf8');
    const top = pairsWithin([...quickStarts, ...subcategoryLists]).slice(0, 10);
    const rows = top.map(({ ids }) => `| ${ids.replace(' ', ' | ')} |`);
    expect(rows.filter((row) => !page.includes(row))).toEqual([]);
  });

  test('a text is its own twin', () => {
    const [prompt] = contents[0]?.quickStarts ?? [];
    if (!prompt) throw new Error('no prompt');
    const [pair] = pairsWithin([[prompt, prompt]]);
    expect(pair?.cosine).toBeCloseTo(1);
    expect(pair?.sharedRuns).toBe(1);
  });
});

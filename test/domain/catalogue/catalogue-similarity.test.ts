import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { uncovered } from '#shared/catalogue/covered-quick-starts.ts';
import { specificTradeNames } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { tradePromptsOf } from '#shared/starter-prompts/trade-prompts.ts';
import { contents } from '../../support/catalogue.ts';
import { type Pair, pairsWithin } from '../../support/learning/similarity.ts';

/** The texts that owners see together: quick starts of their trade, or of Other, and the subcategories of a helper. */
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

/**
 * The maximum similarity. The most similar pairs were reviewed (docs/catalogue.md); one with 0.38 was a repetition and
 * was rewritten.
 */
const limits = {
  list: { cosine: 0.35, sharedRuns: 0.12 },
  page: { cosine: 0.45, sharedRuns: 0.15 },
};
const tooAlike = (pairs: readonly Pair[], limit: (typeof limits)['list']) =>
  pairs.filter((pair) => pair.cosine >= limit.cosine || pair.sharedRuns >= limit.sharedRuns);

describe('no two texts are too similar', () => {
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

  test('docs/catalogue.md lists the most similar pairs of one list', () => {
    const page = readFileSync('docs/catalogue.md', 'utf8');
    const top = pairsWithin([...quickStarts, ...subcategoryLists]).slice(0, 10);
    const rows = top.map(({ ids }) => `| ${ids.replace(' ', ' | ')} |`);
    expect(rows.filter((row) => !page.includes(row))).toEqual([]);
  });

  test('the similarity of a text to itself is 1', () => {
    const [prompt] = contents[0]?.quickStarts ?? [];
    if (!prompt) throw new Error('no prompt');
    const [pair] = pairsWithin([[prompt, prompt]]);
    expect(pair?.cosine).toBeCloseTo(1);
    expect(pair?.sharedRuns).toBe(1);
  });
});

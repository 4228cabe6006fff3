import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { covers, uncovered } from '#shared/catalogue/covered-quick-starts.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { specificTradeNames } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { tradePromptsOf } from '#shared/starter-prompts/trade-prompts.ts';
import { contents, prompts } from '../../support/catalogue.ts';
import { tradePrompts } from '../../support/trade-prompts.ts';

/** The purpose of each text, one per line: an id, or `*.` and the slug of a family of trade texts, and its purpose. */
const purposes = new Map(
  readFileSync('test/domain/catalogue/catalogue-purposes.txt', 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]),
);
const slugOf = (id: string) => id.split('.').at(-1) ?? '';
const purposeOf = (id: string) => purposes.get(id) ?? purposes.get(`*.${slugOf(id)}`);
const twice = (values: readonly (string | undefined)[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe('one text for one purpose', () => {
  test('the list contains every text once and nothing else', () => {
    const families = [...new Set(tradePrompts.map(({ id }) => `*.${slugOf(id)}`))];
    expect([...purposes.keys()].toSorted()).toEqual(
      [...prompts.map(({ id }) => id), ...families].toSorted(),
    );
  });

  test('no two texts for every trade have the same purpose', () => {
    expect(twice(prompts.map(({ id }) => purposeOf(id)))).toEqual([]);
  });

  test('a trade text covers the quick start with the same purpose', () => {
    const twins = Object.fromEntries(
      [...purposes.keys()]
        .filter((id) => id.startsWith('*'))
        .flatMap((family) => {
          const twin = prompts.find(({ id }) => purposeOf(id) === purposes.get(family));
          return twin?.id.includes('.quick.') ? [[slugOf(family), slugOf(twin.id)]] : [];
        }),
    );
    expect(covers).toMatchObject(twins);
    const quick = prompts.filter(({ id }) => id.includes('.quick.')).map(({ id }) => slugOf(id));
    expect(Object.values(covers).filter((slug) => !quick.includes(slug))).toEqual([]);
  });

  test.each(specificTradeNames)(
    '%s: no purpose occurs twice in a list that an owner sees',
    (trade) => {
      for (const helper of helperIds) {
        const own = tradePromptsOf(helper, trade);
        const content = contents.find(({ id }) => id === helper);
        const general = uncovered(content?.quickStarts ?? [], own);
        expect(general.length, helper).toBeGreaterThanOrEqual(6);
        expect(twice([...own, ...general].map(({ id }) => purposeOf(id))), helper).toEqual([]);
      }
    },
  );
});

import { describe, expect, test } from 'vitest';
import { kits } from '#shared/catalogue/kits/index.ts';
import type { Kit } from '#shared/catalogue/kits/kit.ts';
import { trades } from '#shared/catalogue/trades.ts';
import {
  numberExample,
  resolveExample,
} from '#shared/domain/catalogue/examples-by-trade-and-country.ts';
import { localPrice } from '#shared/domain/catalogue/localize-example-amounts.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import { specificTradeNames } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { promptInputExamples, tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { prompts } from '../../support/catalogue.ts';
import { tradePrompts } from '../../support/trade-prompts.ts';

const kitInputs = Object.values<Kit>(kits).map(({ id, inputs }) => ({
  id,
  additionalInputs: inputs,
}));

/** The blanks with a placeholder that an owner of this trade can see, one for each placeholder. */
const blanksOf = (trade: (typeof tradeNames)[number]) => {
  const slug = trade === 'Other' ? undefined : trades[trade].slug;
  const ofTrade = tradePrompts.filter(({ id }) => id.split('.')[1] === slug);
  const blanks = [...prompts, ...kitInputs, ...ofTrade].flatMap(({ id, additionalInputs }) =>
    additionalInputs.flatMap(({ placeholder, type, unit, id: input }: PromptInput) =>
      placeholder ? [{ name: `${id} ${input}`, placeholder, type, unit }] : [],
    ),
  );
  return [
    ...new Map(blanks.map((blank) => [`${blank.unit} ${blank.placeholder}`, blank])).values(),
  ];
};

/** Words and things that a business there does not have. */
const american =
  /\b(?:faucets?|restrooms?|water heaters?|clogged|shutoffs?|trash|drywall|caulk|closets?|vacation|(?<!school )holidays|shingles?|hail|sidewalks?|yards?|color|labor|neighbors?|tires|apartments?|attics?|outlets?|panels?|trip fee|baseboards?|move-outs?|deductible|truck|underlayment|paver patio|hauling|hauled|cleanups?|porch|remodel|furnaces?|tune-ups?|store|stores|wires?|canceled|town parks|Maple Heights|before a permit|second floor|power outage|supply (?:line|hoses)|wall anchors|accent wall)\b/i;
const southOnly = /\b(?:icy|frozen|snow|frost)\b/i;
const refused: Readonly<Record<string, readonly RegExp[]>> = {
  GB: [american],
  IE: [american],
  AU: [american, southOnly, /\bthermostat|\bboiler/i],
  NZ: [american, southOnly, /\bthermostat|\bboiler/i],
  CA: [/\b(?:color|labor|neighbors?|restrooms?|canceled|trash)\b/i],
};
const abroad = Object.keys(refused);

/** Numbers from 100 on, without those that count something else. */
const amountsIn = (example: string) =>
  [
    ...example.matchAll(
      /(?<!Invoice |Reach |\(|about |,)\b\d[\d,]{2,}\b(?! (?:past|customers|likes|last|units|minutes)\b)/g,
    ),
  ].map(([number]) => number);

describe.each(abroad)('the examples in blanks: %s', (country) => {
  test.each(tradeNames)('%s: none is in American words, or of another climate', (trade) => {
    const wrong = blanksOf(trade).flatMap(({ name, placeholder }) => {
      const example = resolveExample(placeholder, trade, country);
      const word = (refused[country] ?? []).map((words) => words.exec(example)?.[0]).find(Boolean);
      return word ? [`${name}: ${word} in "${example}"`] : [];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test.each(tradeNames)('%s: each is a plain sentence with the right article', (trade) => {
    const wrong = blanksOf(trade).flatMap(({ name, placeholder }) => {
      const example = resolveExample(placeholder, trade, country);
      return /[{}]|\b[Aa] (?!and\b)(?:[aei]|o(?!ne))|\b[Aa]n (?![aeiouhA-Z])|\b(\w{3,}) \1\b/.test(
        example,
      )
        ? [`${name}: ${example}`]
        : [];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  const atAnotherLevel = tradeNames.filter(
    (trade) => localPrice(100, country, trade === 'Cleaning Company') !== 100,
  );
  test.each(atAnotherLevel)('%s: amounts are at the level of the country', (trade) => {
    const wrong = blanksOf(trade)
      .filter(({ type, unit }) => type !== 'number' || unit === 'money')
      .flatMap(({ name, placeholder }) => {
        const there = amountsIn(resolveExample(placeholder, trade, country));
        const here = amountsIn(resolveExample(placeholder, trade, 'US'));
        const same = here.filter((amount, at) => amount === there[at]);
        return same.length ? [`${name}: ${same.join(' ')}`] : [];
      });
    expect([...new Set(wrong)]).toEqual([]);
  });
});

test('every example of an amount stands in braces, so that it follows the country', () => {
  const fixed = tradeNames
    .flatMap(blanksOf)
    .filter(({ unit, placeholder }) => unit === 'money' && !/^\{[\w,]+\}$/.test(placeholder))
    .map(({ name }) => name);
  expect(fixed).toEqual([]);
  const unmarked = specificTradeNames.flatMap((trade) =>
    Object.entries(promptInputExamples[trade]).flatMap(([name, text]) => {
      const plain = String(typeof text === 'string' ? text : '').replace(/\{[^}]*\}/g, '');
      return amountsIn(plain).length ? [`${trade} ${name}: ${text}`] : [];
    }),
  );
  expect(unmarked).toEqual([]);
});

test.each(specificTradeNames)(
  '%s: a price that stands in two blanks is the same in both',
  (trade) => {
    for (const country of ['US', ...abroad]) {
      const price = Number(resolveExample('{priceExample}', trade, country));
      const quote = Number(resolveExample('{quoteValueExample}', trade, country));
      expect(resolveExample('{recentJobsExample}', trade, country)).toContain(
        ` ${price.toLocaleString('en-US')}, `,
      );
      expect(resolveExample('{openQuotesExample}', trade, country)).toContain(
        ` ${quote.toLocaleString('en-US')}, `,
      );
      const raised = Number(resolveExample('{newPriceExample}', trade, country));
      const inUs = Number(resolveExample('{quoteValueExample}', trade, 'US'));
      expect(quote / inUs, country).toBeGreaterThan(0.3);
      expect(quote / inUs, country).toBeLessThan(1.5);
      expect(raised / price, country).toBeGreaterThan(1.03);
      expect(raised / price, country).toBeLessThan(1.2);
    }
  },
);

test('an amount keeps its shape: whole, with cents, with or without separators', () => {
  expect(resolveExample('Pavers, from {4.20} each, {1,850} in all', 'Landscaper', 'GB')).toBe(
    'Slabs, from 2.50 each, 1,100 in all',
  );
  expect(resolveExample('{12000}', 'Plumber', 'GB')).toBe('7200');
  expect(resolveExample('{900} a month', 'Plumber', 'AU')).toBe('1,150 a month');
  expect(resolveExample('{900} a month', 'Plumber', 'DE')).toBe('900 a month');
  expect(localPrice(180, null)).toBe(180);
  expect(numberExample('overhead_month', 'Plumber', 'GB')).toBe('1450');
  expect(numberExample('payroll_extras', 'Plumber', 'GB')).toBe('12');
});

test('words and amounts of the country stand in every part of an example', () => {
  expect(resolveExample('We just finished {usualJob}', 'Plumber', 'GB')).toBe(
    'We just finished a blocked kitchen sink',
  );
  expect(resolveExample('{openQuotesExample}', 'Plumber', 'GB')).toBe(
    'New boiler 2,800, 12 days; office toilet 540, 3 days; tap 170, 30 days',
  );
  expect(resolveExample('Trash, tools', 'Plumber', 'US')).toBe('Trash, tools');
  expect(resolveExample('{notAnExample}', 'Plumber', 'GB')).toBe('{notAnExample}');
});

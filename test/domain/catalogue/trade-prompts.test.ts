import { lucideIconNames } from '@lucide/icons/dynamic';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#shared/catalogue/index.ts';
import { trades } from '#shared/catalogue/trades.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { StarterPrompt } from '#shared/domain/catalogue/starter-prompt.ts';
import {
  fallbackTrade,
  specificTradeNames,
  tradeOf,
} from '#shared/domain/catalogue/trade-of-business-type.ts';
import { type SpecificTrade, tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { unknownPlaceholders } from '#shared/domain/chat/prompt/compose-prompt.ts';
import { getNumberInputs } from '#shared/domain/numbers/starter-prompt-numbers.ts';
import { findShippedPrompt } from '#shared/starter-prompts/find-shipped-prompt.ts';
import { catalogueVersion, shippedStarterPrompts } from '#shared/starter-prompts/shipped.ts';
import { type TradePrompt, tradePromptsOf } from '#shared/starter-prompts/trade-prompts.ts';

const now = new Date('2026-03-01T08:00:00Z');
const actions = shippedStarterPrompts(now);
const ofTrade = (trade: SpecificTrade) =>
  helperIds.flatMap((helper) => tradePromptsOf(helper, trade));
const packs = specificTradeNames.flatMap(ofTrade);
const iconNames = new Set<string>(lucideIconNames);
const textOf = ({ title, description, content, defaultSpecificOutcome }: TradePrompt) =>
  [title, description, content, defaultSpecificOutcome].join('\n');
const says = (text: string, word: string) => new RegExp(`\\b${word}(e?s)?\\b`, 'i').test(text);
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;
const wrong = (check: (compress: TradePrompt) => unknown, among: readonly TradePrompt[] = packs) =>
  among.flatMap((compress) => {
    const answer = check(compress);
    return answer ? [`${compress.id}: ${String(answer)}`] : [];
  });

describe('the shipped prompts', () => {
  test('are three quick starts for each helper and trade, and the generic set with its cards for Other', () => {
    const count = (wanted: (action: StarterPrompt) => boolean) => actions.filter(wanted).length;
    const other = (action: StarterPrompt) => action.business_type === fallbackTrade;
    expect(packs).toHaveLength(189);
    expect(count((action) => !other(action))).toBe(189);
    expect(count((action) => other(action) && action.action_type === 'quick_start_prompt')).toBe(
      56,
    );
    expect(count((action) => action.action_type === 'subcategory_card')).toBe(40);
    for (const helper_id of helperIds)
      for (const business_type of specificTradeNames)
        expect(
          count(
            (action) => action.helper_id === helper_id && action.business_type === business_type,
          ),
          `${helper_id} ${business_type}`,
        ).toBe(3);
  });

  test('fit the schema of a stored prompt, with a unique id and an existing icon', () => {
    const refused = actions.flatMap(
      (action) => StarterPrompt.safeParse(action).error?.issues ?? [],
    );
    expect(refused).toEqual([]);
    expect(new Set(actions.map((action) => action.id)).size).toBe(actions.length);
    expect(actions.map((action) => action.icon).filter((icon) => !iconNames.has(icon))).toEqual([]);
  });

  test('have an order for each helper and trade, without a position used twice', () => {
    const places = actions.map(
      (action) => `${action.helper_id} ${action.business_type} ${action.order_index}`,
    );
    expect(new Set(places).size).toBe(actions.length);
    expect(
      actions
        .filter((action) => action.helper_id === 'finance' && action.business_type === 'Plumber')
        .map(({ id, order_index }) => [order_index, id]),
    ).toEqual([
      [0, 'finance.plumber.price-check'],
      [1, 'finance.plumber.terms-that-fit'],
      [2, 'finance.plumber.slow-season-cash'],
    ]);
  });

  test('keep their ids once shipped, because edits of an admin refer to them', () => {
    const slugs = (part: number) => [
      ...new Set(packs.map((compress) => compress.id.split('.')[part])),
    ];
    expect(slugs(1)).toEqual(
      'cleaning lawncare plumber electrician hvac painter roofer landscaper handyman'.split(' '),
    );
    expect(slugs(2)).toEqual(
      `fill-open-days answer-their-question season-plan posts-from-one-job thirty-second-video
      eight-week-calendar quiet-quote phone-intake repeat-work-plan price-check terms-that-fit
      slow-season-cash usual-complaint before-we-come reviews-and-regulars more-jobs-a-week
      last-look ready-for-the-season hire-for-the-season trial-day first-thirty-days`.split(/\s+/),
    );
  });

  test('the version changes with the texts and not with the clock', () => {
    const later = shippedStarterPrompts(new Date('2027-01-01T00:00:00Z'));
    expect(later.map((action) => action.id)).toEqual(actions.map((action) => action.id));
    expect(actions[0]?.created_at).toBe('2026-03-01T08:00:00.000Z');
    expect(catalogueVersion()).toMatch(/^[0-9a-f]{16}$/);
    expect(catalogueVersion()).toBe(catalogueVersion());
    const reworded = actions.map((action, at) => (at === 3 ? { ...action, title: 'New' } : action));
    expect(catalogueVersion(reworded)).not.toBe(catalogueVersion(actions));
  });

  test('a prompt is found by its id, and an unknown id finds nothing', () => {
    for (const action of actions.filter(({ action_type }) => action_type === 'quick_start_prompt'))
      expect(findShippedPrompt(action.id)?.content).toBe(action.prompt_content);
    expect(findShippedPrompt('finance.pricing.charging-enough')?.title).toBe(
      'Am I charging enough?',
    );
    expect(findShippedPrompt('finance.plumber.nothing-like-it')).toBeUndefined();
    expect(Object.values(catalogue).map((content) => content.id)).toEqual(helperIds);
  });

  test('an unknown trade gets the prompts of Other', () => {
    for (const type of ['Dog walker', '', 'plumber', 'Other'])
      expect(tradeOf(type)).toBe(fallbackTrade);
    for (const trade of specificTradeNames) expect(tradeOf(trade)).toBe(trade);
    expect([...specificTradeNames, fallbackTrade]).toEqual([...tradeNames]);
  });
});

describe('each trade in its own words', () => {
  test.each(specificTradeNames)(
    '%s: every pack uses the words of its trade and of no other',
    (trade) => {
      const foreign = specificTradeNames
        .filter((other) => other !== trade)
        .flatMap((other) => trades[other].signature);
      const own = ofTrade(trade);
      expect(
        wrong(
          (compress) => !trades[trade].signature.some((word) => says(textOf(compress), word)),
          own,
        ),
      ).toEqual([]);
      expect(
        wrong((compress) => foreign.find((word) => says(textOf(compress), word)), own),
      ).toEqual([]);
      const unsaid = trades[trade].signature.filter(
        (word) => !own.some((compress) => says(textOf(compress), word)),
      );
      expect(unsaid).toEqual([]);
    },
  );

  test('no title is used for two trades, and no outcome is repeated', () => {
    const titles = packs.map((compress) => compress.title.toLowerCase());
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    const outcomes = packs.map((compress) => compress.defaultSpecificOutcome);
    expect(outcomes.filter((outcome, at) => outcomes.indexOf(outcome) !== at)).toEqual([]);
  });

  test('two trades share less than 60% of a prompt', () => {
    const sentences = (text: string) => new Set(text.split(/(?<=[.?!])\s+|\n/));
    for (const helper of helperIds)
      for (const slot of [0, 1, 2]) {
        const [mine, other] = (['Plumber', 'Cleaning Company'] as const).map(
          (trade) => tradePromptsOf(helper, trade)[slot]?.content ?? '',
        );
        const shared = sentences(other ?? '');
        const common = [...sentences(mine ?? '')].filter((sentence) => shared.has(sentence));
        expect(wordsOf(common.join(' ')) / wordsOf(mine ?? ''), `${helper} ${slot}`).toBeLessThan(
          0.6,
        );
      }
  });
});

describe('the texts of the trades', () => {
  test('keep to the length, begin with the goal and end with the limits', () => {
    expect(
      wrong(({ content }) => (wordsOf(content) < 80 || wordsOf(content) > 180) && wordsOf(content)),
    ).toEqual([]);
    expect(wrong(({ title }) => wordsOf(title) > 6 && title)).toEqual([]);
    expect(wrong(({ content }) => !content.split('\n')[0]?.includes('{specificOutcome}'))).toEqual(
      [],
    );
    expect(wrong(({ content }) => !content.endsWith('\nLimits: {constraints}'))).toEqual([]);
  });

  test('ask for at most five values and use each of them', () => {
    const calculator = (compress: TradePrompt) => getNumberInputs(compress).size > 0;
    expect(wrong(({ additionalInputs }) => additionalInputs.length > 5)).toEqual([]);
    expect(
      wrong(
        (compress) =>
          !calculator(compress) &&
          compress.additionalInputs.filter((blank) => blank.required).length > 2,
      ),
    ).toEqual([]);
    expect(
      wrong((compress) =>
        unknownPlaceholders(compress.content, compress.additionalInputs).join(' '),
      ),
    ).toEqual([]);
    expect(
      wrong(
        (compress) =>
          !calculator(compress) &&
          compress.additionalInputs
            .filter(({ id }) => !compress.content.includes(`{${id}}`))
            .map(({ id }) => id)
            .join(' '),
      ),
    ).toEqual([]);
  });

  test('promise nothing and contain no advertising phrases', () => {
    const hype =
      /leverage|unlock|game.?chang|skyrocket|seamless|cutting.?edge|elevate|next level|empower|guaranteed|best in class/i;
    expect(wrong((compress) => textOf(compress).match(hype)?.[0])).toEqual([]);
    expect(
      wrong(
        (compress) =>
          textOf(compress).match(
            /\d+ ?% of (customers|businesses|people|homeowners)|studies show/i,
          )?.[0],
      ),
    ).toEqual([]);
  });
});

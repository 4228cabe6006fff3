import { lucideIconNames } from '@lucide/icons/dynamic';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#shared/catalogue/index.ts';
import { specificTradeNames, trades } from '#shared/catalogue/trades.ts';
import { fallbackTrade, type SpecificTrade, tradeNames, tradeOf } from '#shared/domain/choices.ts';
import {
  composePrompt,
  prefillAll,
  unknownPlaceholders,
  validateFilled,
} from '#shared/domain/compose.ts';
import { helperIds } from '#shared/domain/helper-ids.ts';
import { numberBlanks } from '#shared/domain/prompt-numbers.ts';
import { type PromptInput, StarterPrompt } from '#shared/domain/starter-prompt.ts';
import { findPrompt } from '#shared/starter-prompts/find.ts';
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
const wrong = (check: (pack: TradePrompt) => unknown, among: readonly TradePrompt[] = packs) =>
  among.flatMap((pack) => {
    const answer = check(pack);
    return answer ? [`${pack.id}: ${String(answer)}`] : [];
  });

describe('what ships', () => {
  test('three quick starts for each helper and trade, the generic set and its cards for Other', () => {
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

  test('every one fits the schema of a stored action, has its own id and an icon the web can draw', () => {
    const refused = actions.flatMap(
      (action) => StarterPrompt.safeParse(action).error?.issues ?? [],
    );
    expect(refused).toEqual([]);
    expect(new Set(actions.map((action) => action.id)).size).toBe(actions.length);
    expect(actions.map((action) => action.icon).filter((icon) => !iconNames.has(icon))).toEqual([]);
  });

  test('the order is given for each helper and type, without a place taken twice', () => {
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

  test('ids never change once shipped: what an admin wrote over hangs on them', () => {
    const slugs = (part: number) => [...new Set(packs.map((pack) => pack.id.split('.')[part]))];
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

  test('the version changes with the words and not with the clock', () => {
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
      expect(findPrompt(action.id)?.content).toBe(action.prompt_content);
    expect(findPrompt('finance.pricing.charging-enough')?.title).toBe('Am I charging enough?');
    expect(findPrompt('finance.plumber.nothing-like-it')).toBeUndefined();
    expect(Object.values(catalogue).map((content) => content.id)).toEqual(helperIds);
  });

  test('a type that is none of ours gets the prompts of Other', () => {
    for (const type of ['Dog walker', '', 'plumber', 'Other'])
      expect(tradeOf(type)).toBe(fallbackTrade);
    for (const trade of specificTradeNames) expect(tradeOf(trade)).toBe(trade);
    expect([...specificTradeNames, fallbackTrade]).toEqual([...tradeNames]);
  });
});

describe('each trade in its own words', () => {
  test.each(specificTradeNames)("%s: every pack speaks its language and nobody else's", (trade) => {
    const foreign = specificTradeNames
      .filter((other) => other !== trade)
      .flatMap((other) => trades[other].signature);
    const own = ofTrade(trade);
    expect(
      wrong((pack) => !trades[trade].signature.some((word) => says(textOf(pack), word)), own),
    ).toEqual([]);
    expect(wrong((pack) => foreign.find((word) => says(textOf(pack), word)), own)).toEqual([]);
    const unsaid = trades[trade].signature.filter(
      (word) => !own.some((pack) => says(textOf(pack), word)),
    );
    expect(unsaid).toEqual([]);
  });

  test('no title is used for two trades, and no outcome is copied', () => {
    const titles = packs.map((pack) => pack.title.toLowerCase());
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    const outcomes = packs.map((pack) => pack.defaultSpecificOutcome);
    expect(outcomes.filter((outcome, at) => outcomes.indexOf(outcome) !== at)).toEqual([]);
  });

  test('two trades share less than half of a pack: the rest is written for one of them', () => {
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
  test('keep to the length, open with the goal and end with the limits', () => {
    expect(
      wrong(({ content }) => (wordsOf(content) < 80 || wordsOf(content) > 180) && wordsOf(content)),
    ).toEqual([]);
    expect(wrong(({ title }) => wordsOf(title) > 6 && title)).toEqual([]);
    expect(wrong(({ content }) => !content.split('\n')[0]?.includes('{specificOutcome}'))).toEqual(
      [],
    );
    expect(wrong(({ content }) => !content.endsWith('\nLimits: {constraints}'))).toEqual([]);
  });

  test('ask for at most five things and use every one of them', () => {
    const calculator = (pack: TradePrompt) => numberBlanks(pack).size > 0;
    expect(wrong(({ additionalInputs }) => additionalInputs.length > 5)).toEqual([]);
    expect(
      wrong(
        (pack) =>
          !calculator(pack) && pack.additionalInputs.filter((blank) => blank.required).length > 2,
      ),
    ).toEqual([]);
    expect(
      wrong((pack) => unknownPlaceholders(pack.content, pack.additionalInputs).join(' ')),
    ).toEqual([]);
    expect(
      wrong(
        (pack) =>
          !calculator(pack) &&
          pack.additionalInputs
            .filter(({ id }) => !pack.content.includes(`{${id}}`))
            .map(({ id }) => id)
            .join(' '),
      ),
    ).toEqual([]);
  });

  test('promise nothing and sell nothing like a brochure', () => {
    const hype =
      /leverage|unlock|game.?chang|skyrocket|seamless|cutting.?edge|elevate|next level|empower|guaranteed|best in class/i;
    expect(wrong((pack) => textOf(pack).match(hype)?.[0])).toEqual([]);
    expect(
      wrong(
        (pack) =>
          textOf(pack).match(
            /\d+ ?% of (customers|businesses|people|homeowners)|studies show/i,
          )?.[0],
      ),
    ).toEqual([]);
  });
});

describe('every pack composed', () => {
  /** What an owner types into a blank that nothing fills. */
  const typed = (blank: PromptInput) =>
    blank.options?.[0]?.value ??
    (blank.type === 'number' ? String(blank.validation?.min || 5) : 'a short answer');
  const business = (trade: SpecificTrade) => ({
    name: 'Seven Oaks',
    type: trade,
    location: 'Denver, CO',
    country: 'US',
    currency: 'USD',
    typical_customer_type: 'residential' as const,
    company_size: '2-10' as const,
  });

  test.each(specificTradeNames)(
    '%s: whole with all blanks, sound with the required ones only',
    (trade) => {
      const known = { business: business(trade) };
      const compose = (pack: TradePrompt, all: boolean) => {
        const {
          additionalInputs: definitions,
          content,
          defaultSpecificOutcome: specificOutcome,
        } = pack;
        const first = all ? prefillAll(definitions, known) : {};
        const inputs = Object.fromEntries(
          definitions
            .filter((blank) => all || blank.required)
            .map((blank) => [blank.id, first[blank.id] || typed(blank)]),
        );
        const refused = validateFilled(definitions, { specificOutcome, additionalInputs: inputs });
        const constraints = all ? 'No weekends' : '';
        const text = composePrompt({
          content,
          definitions,
          ...known,
          inputs,
          specificOutcome,
          constraints,
        });
        const lost = content.split('\n').length - text.split('\n').length;
        return [
          ...Object.values(refused),
          ...(/[{}]|undefined|null|NaN/.exec(text) ?? []),
          all && lost ? `lost ${lost} rows: ${text}` : '',
          text.includes('Seven Oaks') ? '' : 'no business name',
          all || !text.includes('Limits:') ? '' : 'a row without its blank',
          wordsOf(text) < 80 || wordsOf(text) > 180 ? `${wordsOf(text)} words` : '',
        ]
          .filter(Boolean)
          .join('; ');
      };
      expect(wrong((pack) => compose(pack, true), ofTrade(trade))).toEqual([]);
      expect(wrong((pack) => compose(pack, false), ofTrade(trade))).toEqual([]);
    },
  );
});

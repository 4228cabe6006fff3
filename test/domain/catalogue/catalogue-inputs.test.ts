import { describe, expect, test } from 'vitest';
import { inputLibrary } from '#shared/catalogue/inputs.ts';
import { trades } from '#shared/catalogue/trades.ts';
import {
  numberExample,
  resolveExample,
} from '#shared/domain/catalogue/examples-by-trade-and-country.ts';
import { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import { specificTradeNames } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { placeholderValues } from '#shared/domain/chat/prompt/placeholder-values.ts';
import { prompts } from '../../support/catalogue.ts';

describe('the shared input library', () => {
  test('holds exactly the 45 fields', () => {
    const named =
      `business_type experience_level team_size current_challenges current_tools brand_voice
      customer_type communication_style budget_range target_audience primary_business_goal
      complexity_preference product_service_name main_competitors primary_social_platforms
      seasonal_relevance service_area time_availability unique_selling_proposition follower_count
      posting_frequency ad_objective ad_budget call_to_action urgency complexity growth_stage
      market_position cost_structure payment_terms complaint_type forecasting_method
      email_sequence_length newsletter_focus blog_length monthly_invoice_count severity
      average_job_value hourly_cost jobs_per_week quote_value days_since_quote objection
      review_text crew_role`.split(/\s+/);
    expect(Object.keys(inputLibrary).toSorted()).toEqual(named.toSorted());
    expect(named).toHaveLength(45);
  });

  test.each([
    ['team_size', ['solo', 'small', 'medium', 'large']],
    ['brand_voice', ['professional', 'friendly', 'casual', 'authoritative', 'fun']],
    ['customer_type', ['b2c', 'b2b', 'both']],
    ['budget_range', ['minimal', 'low', 'moderate', 'high']],
    ['cost_structure', ['fixed', 'variable', 'mixed']],
    ['payment_terms', ['immediate', 'net_15', 'net_30', 'mixed']],
    ['complaint_type', ['quality', 'delivery', 'billing', 'service']],
    ['forecasting_method', ['simple', 'seasonal', 'detailed']],
  ] as const)('%s offers what the specification lists', (key, values) => {
    expect(inputLibrary[key].options.map((option) => option.value)).toEqual(values);
  });

  /** What the profile already says: it stands in the texts and as a chip, and no dialog asks for it. */
  const knownFromProfile = ['business_type', 'growth_stage', 'primary_business_goal'];

  test('every field is used by at least one prompt, and what the profile says is not asked again', () => {
    const asked = new Set(prompts.flatMap((prompt) => prompt.additionalInputs.map(({ id }) => id)));
    const isUsed = (key: string) =>
      knownFromProfile.includes(key)
        ? prompts.some(({ content }) => content.includes(`{${key}}`))
        : asked.has(key);
    expect(Object.keys(inputLibrary).filter((key) => !isUsed(key))).toEqual([]);
    expect(knownFromProfile.filter((key) => asked.has(key))).toEqual([]);
    const business = {
      type: 'Plumber',
      phase_tag: 'Growing',
      selected_goals: ['Get more customers', 'Raise prices'],
    };
    expect(placeholderValues(business, [])).toMatchObject({
      business_type: 'Plumber',
      growth_stage: 'Growing',
      primary_business_goal: 'Get more customers',
    });
  });

  test('every field fits the schema, and its default is in its list', () => {
    for (const [id, field] of Object.entries(inputLibrary)) {
      const parsed = PromptInput.safeParse({ id, ...field });
      expect(parsed.error?.issues ?? [], id).toEqual([]);
      const { options, defaultValue, source } = parsed.data ?? {};
      expect(Boolean(options), id).toBe(field.type === 'select');
      const offered = options?.map((option) => option.value);
      const starts = [
        defaultValue,
        source?.fallback,
        ...Object.values(source?.map ?? {}),
        source?.type === 'static' ? source.path : undefined,
      ].filter((value) => value !== undefined);
      if (offered) expect(offered, id).toEqual(expect.arrayContaining(starts));
    }
  });
});

describe('the example in a blank', () => {
  test.each(specificTradeNames)('is never from another trade: %s', (trade) => {
    const foreign = specificTradeNames
      .filter((other) => other !== trade)
      .flatMap((other) => trades[other].signature);
    const wrong = prompts.flatMap(({ id, additionalInputs }) =>
      additionalInputs.flatMap((input) => {
        const example = resolveExample(input.placeholder ?? '', trade);
        const word = foreign.find((one) => new RegExp(`\\b${one}s?\\b`, 'i').test(example));
        return word ? [`${id} ${input.id}: ${example}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('is a job, price or role of the owner’s trade, and one of any trade for the rest', () => {
    const job = inputLibrary.product_service_name.placeholder;
    expect(resolveExample(job, 'Plumber')).toBe('A clogged kitchen drain');
    expect(resolveExample(job, 'Lawncare')).toBe('Weekly mowing with edging and blowing');
    expect(resolveExample(inputLibrary.average_job_value.placeholder, 'Lawncare')).toBe('55');
    expect(resolveExample('{priceExample}', 'Lawncare', 'US')).toBe('55');
    expect(resolveExample('{priceExample}', 'Lawncare', 'GB')).toBe('33');
    expect(resolveExample('{phonePrice}', 'Cleaning Company', 'GB')).toMatch(/: 64$/);
    expect(numberExample('average_job_value', 'Plumber', 'AU')).toBe('235');
    expect(resolveExample('{priceExample}', 'Plumber', 'DE')).toBe('180');
    for (const type of ['Other', '', 'Dog walker'])
      expect(resolveExample(job, type)).toBe('Half a day of small repairs');
    expect(resolveExample('Two mornings, {usualJob}', 'Plumber')).toBe(
      'Two mornings, a clogged kitchen drain',
    );
  });

  test('shows pay and a second language of the country, and no amount where pay is not known', () => {
    const [pay, language] = ['{payRange}', '{secondLanguage}'];
    expect(resolveExample(pay, 'Lawncare', 'AU')).toBe('36 to 41 an hour');
    expect(resolveExample(language, 'Lawncare', 'GB')).toBe('Polish');
    expect(numberExample('wage_hour', 'Lawncare', 'GB')).toBe('16');
    expect(resolveExample(pay, 'Lawncare', null)).toBe(resolveExample(pay, 'Lawncare', 'US'));
    expect(resolveExample(pay, 'Lawncare', 'DE')).not.toMatch(/\d/);
    expect(numberExample('wage_hour', 'Lawncare', 'DE')).toBeUndefined();
    const fixed = prompts.flatMap(({ id, additionalInputs }) =>
      additionalInputs
        .filter(({ placeholder = '' }) => /\d an hour|Spanish/.test(placeholder))
        .map((input) => `${id} ${input.id}`),
    );
    expect(fixed).toEqual([]);
  });

  test('names only examples that every trade has', () => {
    const left = prompts.flatMap(({ id, additionalInputs }) =>
      additionalInputs
        .map(({ placeholder = '' }) => resolveExample(placeholder, 'Plumber'))
        .filter((example) => /[{}]/.test(example))
        .map((example) => `${id}: ${example}`),
    );
    expect(left).toEqual([]);
  });
});

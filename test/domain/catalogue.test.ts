import { lucideIconNames } from '@lucide/icons/dynamic';
import { beforeAll, describe, expect, test } from 'vitest';
import { inputLibrary } from '#shared/catalogue/inputs.ts';
import { loadHelperContent } from '#shared/catalogue/load.ts';
import { defaultStyle } from '#shared/catalogue/profiles.ts';
import { HelperContent, type Prompt, quickStartIntents } from '#shared/catalogue/schema.ts';
import { tradeNames } from '#shared/domain/choices.ts';
import {
  composePrompt,
  prefillAll,
  unknownPlaceholders,
  validateFilled,
} from '#shared/domain/compose.ts';
import { helperIds } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { sharedProfile } from '#shared/domain/shared-profile.ts';
import { PromptInput } from '#shared/domain/starter-prompt.ts';
import { StyleProfile } from '#shared/domain/style-profile.ts';

const iconNames = new Set<string>(lucideIconNames);

/** Drawers of each helper as the specification names them; hiring has its own five before those of customer service. */
const drawers = {
  marketing: [
    'Email Marketing',
    'Content Creation',
    'SEO Optimization',
    'Paid Advertising',
    'Branding & Messaging',
    'Local Marketing',
  ],
  'social-media': [
    'Platform Strategy',
    'Content Creation',
    'Paid Advertising',
    'Analytics & Performance',
  ],
  sales: [
    'Lead Generation',
    'Sales Scripting',
    'Closing Techniques',
    'Follow-up Strategies',
    'CRM Optimization',
  ],
  finance: [
    'Budgeting & Forecasting',
    'Pricing Strategies',
    'Cash Flow Management',
    'Invoice & Billing',
    'Expense Tracking',
  ],
  'customer-service': [
    'Complaint Resolution',
    'Customer Retention',
    'Feedback Management',
    'Support Scripting',
    'Service Channel Optimization',
  ],
  operations: [
    'Process Optimization',
    'Documentation & SOPs',
    'Scheduling & Time Management',
    'Inventory & Resource Management',
    'Technology & Automation',
  ],
  'hiring-hr': [
    'Hiring & Job Ads',
    'Interviewing',
    'Onboarding & Training',
    'Pay & Policies',
    'Performance & Retention',
    'Complaint Resolution',
    'Customer Retention',
    'Feedback Management',
    'Support Scripting',
    'Service Channel Optimization',
  ],
} as const;

/** Blanks the specification makes required wherever they are asked. */
const alwaysRequired = [
  'business_type',
  'target_audience',
  'customer_type',
  'primary_social_platforms',
  'ad_objective',
  'call_to_action',
];

/** Prompts whose blanks feed a sum the app works out; they may ask for more than five things. */
const isCalculator = (prompt: Prompt) => prompt.content.includes('{calc.');

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;
const promptsOf = (helper: HelperContent): Prompt[] => [
  ...helper.quickStarts,
  ...helper.subcategories.flatMap((drawer) => drawer.prompts),
];

let contents: HelperContent[] = [];
let prompts: Prompt[] = [];
beforeAll(async () => {
  contents = await Promise.all(helperIds.map(loadHelperContent));
  // What hiring shares with customer service is the same object, so a set counts each text once.
  prompts = [...new Set(contents.flatMap(promptsOf))];
});

const wrong = (check: (prompt: Prompt) => unknown) =>
  prompts.flatMap((prompt) => {
    const answer = check(prompt);
    return answer ? [`${prompt.id}: ${String(answer)}`] : [];
  });

describe('the catalogue', () => {
  test('fits its schema, helper by helper', () => {
    for (const content of contents) {
      const parsed = HelperContent.safeParse(content);
      expect(parsed.error?.issues ?? [], content.id).toEqual([]);
    }
    expect(contents.map((content) => content.id)).toEqual(helperIds);
    expect(Object.keys(helpers)).toEqual(helperIds);
  });

  test.each(helperIds)('%s has the drawers the specification names', (id) => {
    const content = contents.find((candidate) => candidate.id === id);
    expect(content?.subcategories.map((drawer) => drawer.name)).toEqual(drawers[id]);
  });

  test('holds 196 texts, each counted once', () => {
    const count = (content: HelperContent) =>
      `${content.id}: ${content.quickStarts.length} quick-starts, ${content.subcategories.length} drawers, ${promptsOf(content).length} prompts`;
    const list = contents.map(count).join('\n');
    console.info(
      `${list}\n${prompts.length} texts, ${Object.keys(inputLibrary).length} shared blanks`,
    );
    expect(prompts).toHaveLength(196);
    expect(new Set(prompts.map((prompt) => prompt.id)).size).toBe(196);
    expect(new Set(prompts.map((prompt) => prompt.content)).size).toBe(196);
  });

  test('a helper never shows the same title twice', () => {
    for (const content of contents) {
      const titles = promptsOf(content).map((prompt) => prompt.title.toLowerCase());
      expect(
        titles.filter((title, at) => titles.indexOf(title) !== at),
        content.id,
      ).toEqual([]);
    }
  });

  test('quick-starts open with money, an hour, something to send and a plan', () => {
    for (const content of contents) {
      const intents = content.quickStarts.map((prompt) => prompt.intent);
      expect(intents.slice(0, 4), content.id).toEqual(quickStartIntents);
      expect(intents.slice(4).filter(Boolean), content.id).toEqual([]);
    }
  });

  test('hiring shows the customer-service drawers themselves, not copies', () => {
    const service = contents.find((content) => content.id === 'customer-service');
    const hiring = contents.find((content) => content.id === 'hiring-hr');
    service?.subcategories.forEach((drawer, at) => {
      expect(hiring?.subcategories[at + 5]).toBe(drawer);
    });
  });

  test('every icon is one the web can draw', () => {
    const icons = [
      ...contents.flatMap((content) => content.subcategories.map((drawer) => drawer.icon)),
      ...Object.values(helpers).map((helper) => helper.icon),
    ];
    expect(icons.filter((icon) => !iconNames.has(icon))).toEqual([]);
  });

  test('the default style is a whole style and the shared profile asks for what it must', () => {
    expect(StyleProfile.safeParse(defaultStyle).success).toBe(true);
    const text = Object.values(sharedProfile).flat().join(' ');
    for (const word of [
      'Skeptical partner',
      'Markdown',
      '30 to 90 days',
      'Plain words',
      'Return',
    ]) {
      expect(text).toContain(word);
    }
  });
});

describe('the texts', () => {
  test('run from 80 to 180 words, with a title of at most 6', () => {
    expect(
      wrong(({ content }) => (wordsOf(content) < 80 || wordsOf(content) > 180) && wordsOf(content)),
    ).toEqual([]);
    expect(wrong(({ title }) => wordsOf(title) > 6 && title)).toEqual([]);
  });

  test('name their goal first, their limits last, and something measurable as outcome', () => {
    expect(wrong(({ content }) => !content.split('\n')[0]?.includes('{specificOutcome}'))).toEqual(
      [],
    );
    expect(wrong(({ content }) => !content.endsWith('\nLimits: {constraints}'))).toEqual([]);
    const measurable =
      /\d|today|tonight|week|month|monday|friday|sunday|before|every|each|one|two|three|four|five|next|ready|sent|live/i;
    expect(
      wrong(({ defaultSpecificOutcome: outcome }) => !measurable.test(outcome) && outcome),
    ).toEqual([]);
  });

  test('use only blanks that are asked for or known, and ask only for blanks they use', () => {
    expect(
      wrong((prompt) => unknownPlaceholders(prompt.content, prompt.additionalInputs).join(' ')),
    ).toEqual([]);
    expect(
      wrong(
        (prompt) =>
          !isCalculator(prompt) &&
          prompt.additionalInputs
            .map((blank) => blank.id)
            .filter((id) => !prompt.content.includes(`{${id}}`))
            .join(' '),
      ),
    ).toEqual([]);
  });

  test('ask for at most five things, two of them required', () => {
    expect(wrong((prompt) => !isCalculator(prompt) && prompt.additionalInputs.length > 5)).toEqual(
      [],
    );
    const required = (prompt: Prompt) =>
      prompt.additionalInputs.filter(
        (blank) => blank.required && !alwaysRequired.includes(blank.id),
      );
    expect(wrong((prompt) => !isCalculator(prompt) && required(prompt).length > 2)).toEqual([]);
    expect(
      wrong((prompt) =>
        prompt.additionalInputs.some(
          (blank) => alwaysRequired.includes(blank.id) && !blank.required,
        ),
      ),
    ).toEqual([]);
  });

  test('keep an optional blank on a row of its own, so that it can be left out', () => {
    expect(
      wrong((prompt) => {
        const optional = prompt.additionalInputs.filter((blank) => !blank.required);
        return prompt.content
          .split('\n')
          .filter(
            (row) => wordsOf(row) > 25 && optional.some((blank) => row.includes(`{${blank.id}}`)),
          )
          .join(' | ');
      }),
    ).toEqual([]);
  });

  test('close every data block they open', () => {
    expect(
      wrong(({ content }) => {
        const opened = content.match(/<[a-z_]+>/g) ?? [];
        const closed = content.match(/<\/[a-z_]+>/g) ?? [];
        return opened.map((tag) => tag.replace('<', '</')).join() !== closed.join();
      }),
    ).toEqual([]);
  });

  test('do not read like a brochure', () => {
    const hype =
      /leverage|unlock|game.?chang|skyrocket|supercharge|seamless|cutting.?edge|elevate|boost your|next level|empower|synerg|solutions/i;
    const all = (prompt: Prompt) => `${prompt.title} ${prompt.description} ${prompt.content}`;
    expect(wrong((prompt) => all(prompt).match(hype)?.[0])).toEqual([]);
    expect(
      wrong(
        (prompt) => all(prompt).match(/\d+ ?% of (customers|businesses|people)|studies show/i)?.[0],
      ),
    ).toEqual([]);
  });

  test('a guard or any other sentence is not pasted from prompt to prompt', () => {
    const seen = new Map<string, string[]>();
    for (const { id, content } of prompts) {
      for (const sentence of content.split(/(?<=[.?!])\s+|\n/)) {
        if (wordsOf(sentence) < 9) continue;
        seen.set(sentence, [...(seen.get(sentence) ?? []), id]);
      }
    }
    expect([...seen].filter(([, ids]) => ids.length > 1)).toEqual([]);
  });
});

describe('every prompt for every trade', () => {
  const business = (type: string) => ({
    name: 'Seven Oaks',
    type,
    location: 'Denver, CO',
    typical_customer_type: 'both' as const,
    company_size: '2-10' as const,
    main_challenge: 'Finding new customers',
    tools_software_in_use: ['QuickBooks'],
    primary_service_channels: ['Phone', 'Text/SMS'],
  });
  /** What an owner types into a blank that nothing fills: a few words, or a number in range. */
  const typed = (blank: PromptInput) =>
    blank.options?.[0]?.value ??
    (blank.type === 'number' ? String(blank.validation?.min || 5) : 'a short answer');

  test.each(tradeNames)('%s: composed with all blanks filled', (type) => {
    expect(
      wrong((prompt) => {
        const known = { business: business(type) };
        const first = prefillAll(prompt.additionalInputs, known);
        const inputs = Object.fromEntries(
          prompt.additionalInputs.map((blank) => [blank.id, first[blank.id] || typed(blank)]),
        );
        const specificOutcome = prompt.defaultSpecificOutcome;
        const refused = validateFilled(prompt.additionalInputs, {
          specificOutcome,
          additionalInputs: inputs,
        });
        const text = composePrompt({
          content: prompt.content,
          definitions: prompt.additionalInputs,
          ...known,
          inputs,
          specificOutcome,
          constraints: 'No weekends',
        });
        const rows = prompt.content.split('\n').length;
        return [
          ...Object.values(refused),
          ...(/[{}]|undefined|null|NaN/.exec(text) ?? []),
          text.split('\n').length < rows ? `lost a row: ${text}` : '',
          wordsOf(text) < 80 || wordsOf(text) > 180 ? `${wordsOf(text)} words` : '',
          text.includes('Seven Oaks') ? '' : 'no business name',
          text.includes(type === 'Other' ? 'service business' : type) ? '' : 'no trade',
        ]
          .filter(Boolean)
          .join('; ');
      }),
    ).toEqual([]);
  });

  test.each(tradeNames)('%s: composed with required blanks only', (type) => {
    expect(
      wrong((prompt) => {
        const inputs = Object.fromEntries(
          prompt.additionalInputs
            .filter((blank) => blank.required)
            .map((blank) => [blank.id, typed(blank)]),
        );
        const filled = { specificOutcome: 'One job by Friday', additionalInputs: inputs };
        const text = composePrompt({
          content: prompt.content,
          definitions: prompt.additionalInputs,
          business: { name: 'Seven Oaks', type },
          inputs,
          specificOutcome: filled.specificOutcome,
        });
        return [
          ...Object.values(validateFilled(prompt.additionalInputs, filled)),
          ...(/[{}]|undefined|null|NaN|Limits:/.exec(text) ?? []),
          wordsOf(text) < 70 ? `${wordsOf(text)} words left` : '',
        ]
          .filter(Boolean)
          .join('; ');
      }),
    ).toEqual([]);
  });

  test('a required blank left empty is refused by its label', () => {
    const empty = { specificOutcome: '', additionalInputs: {} };
    expect(
      wrong((prompt) => {
        const messages = validateFilled(prompt.additionalInputs, empty);
        const required = prompt.additionalInputs.filter((blank) => blank.required);
        return (
          messages.specificOutcome !== 'Specific outcome is required' ||
          required.some((blank) => messages[blank.id] !== `${blank.label} is required`)
        );
      }),
    ).toEqual([]);
  });
});

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

  test('every field fits the schema and starts from a value its list offers', () => {
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

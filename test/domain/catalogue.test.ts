import { lucideIconNames } from '@lucide/icons/dynamic';
import { describe, expect, test } from 'vitest';
import { helpers } from '#shared/catalogue/helpers.ts';
import { inputLibrary } from '#shared/catalogue/inputs.ts';
import { defaultStyle, sharedProfile } from '#shared/catalogue/profiles.ts';
import {
  HelperContent,
  PromptInput,
  quickStartIntents,
  StyleProfile,
} from '#shared/catalogue/schema.ts';
import { helperIds } from '#shared/domain/helpers.ts';
import { contents, prompts, promptsOf } from '#test/support/catalogue.ts';

const iconNames = new Set<string>(lucideIconNames);

/** Subcategories of each helper as the specification names them; hiring has its own five before those of customer service. */
const subcategoryNames = {
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

describe('the catalogue', () => {
  test('fits its schema, helper by helper', () => {
    for (const content of contents) {
      const parsed = HelperContent.safeParse(content);
      expect(parsed.error?.issues ?? [], content.id).toEqual([]);
    }
    expect(contents.map((content) => content.id)).toEqual(helperIds);
    expect(Object.keys(helpers)).toEqual(helperIds);
  });

  test.each(helperIds)('%s has the subcategories the specification names', (id) => {
    const content = contents.find((candidate) => candidate.id === id);
    expect(content?.subcategories.map((subcategory) => subcategory.name)).toEqual(
      subcategoryNames[id],
    );
  });

  test('holds 196 texts, each counted once', () => {
    const count = (content: HelperContent) =>
      `${content.id}: ${content.quickStarts.length} quick-starts, ${content.subcategories.length} subcategories, ${promptsOf(content).length} prompts`;
    const list = contents.map(count).join('\n');
    console.info(
      `${list}\n${prompts.length} texts, ${Object.keys(inputLibrary).length} shared inputs`,
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

  test('hiring shows the customer-service subcategories themselves, not copies', () => {
    const service = contents.find((content) => content.id === 'customer-service');
    const hiring = contents.find((content) => content.id === 'hiring-hr');
    service?.subcategories.forEach((subcategory, at) => {
      expect(hiring?.subcategories[at + 5]).toBe(subcategory);
    });
  });

  test('every icon is one the web can draw', () => {
    const icons = [
      ...contents.flatMap((content) =>
        content.subcategories.map((subcategory) => subcategory.icon),
      ),
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

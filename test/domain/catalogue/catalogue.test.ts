import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultStyle } from '#shared/catalogue/default-style.ts';
import { inputLibrary } from '#shared/catalogue/inputs.ts';
import { HelperContent, quickStartIntents } from '#shared/catalogue/schema.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { HelperStyleProfile } from '#shared/domain/chat/prompt/helper-style-profile.ts';
import { sharedStyleProfile } from '#shared/domain/chat/prompt/shared-style-profile.ts';
import { contents, prompts, promptsOf } from '../../support/catalogue.ts';

/** The web loads each icon from its own file, and aliases have none. */
const iconFiles = new Set(readdirSync('node_modules/@lucide/icons/dist/esm/icons'));

/** Subcategories of each helper from the specification; hiring has five of its own before those of customer service. */
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

  test.each(helperIds)('%s has the subcategories of the specification', (id) => {
    const content = contents.find((candidate) => candidate.id === id);
    expect(content?.subcategories.map((subcategory) => subcategory.name)).toEqual(
      subcategoryNames[id],
    );
  });

  test('contains 196 texts, each counted once', () => {
    const count = (content: HelperContent) =>
      `${content.id}: ${content.quickStarts.length} quick starts, ${content.subcategories.length} subcategories, ${promptsOf(content).length} prompts`;
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

  test('quick starts begin with money, an hour, something to send and a plan', () => {
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

  test('every icon exists in the icon set of the web', () => {
    const icons = [
      ...contents.flatMap((content) =>
        content.subcategories.map((subcategory) => subcategory.icon),
      ),
      ...Object.values(helpers).map((helper) => helper.icon),
    ];
    expect(icons.filter((icon) => !iconFiles.has(`${icon}.mjs`))).toEqual([]);
  });

  test('the default style is complete, and the shared profile contains its main rules', () => {
    expect(HelperStyleProfile.safeParse(defaultStyle).success).toBe(true);
    const text = Object.values(sharedStyleProfile).flat().join(' ');
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

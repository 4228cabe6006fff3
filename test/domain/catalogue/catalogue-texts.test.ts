import { describe, expect, test } from 'vitest';
import type { Prompt } from '#shared/catalogue/schema.ts';
import { unknownPlaceholders } from '#shared/domain/chat/prompt/compose-prompt.ts';
import { getNumberInputs } from '#shared/domain/numbers/starter-prompt-numbers.ts';
import { countWords, prompts, wrong } from '../../support/catalogue.ts';

/** Inputs that the specification requires in every prompt with them. */
const alwaysRequired = [
  'business_type',
  'target_audience',
  'customer_type',
  'primary_social_platforms',
  'ad_objective',
  'call_to_action',
];

/** Prompts whose inputs feed a calculation; they may ask for more than five values. */
const isCalculator = (prompt: Prompt) => getNumberInputs(prompt).size > 0;

describe('the texts of the catalogue', () => {
  test('have 80 to 180 words, and a title of at most 6', () => {
    expect(
      wrong(
        ({ content }) =>
          (countWords(content) < 80 || countWords(content) > 180) && countWords(content),
      ),
    ).toEqual([]);
    expect(wrong(({ title }) => countWords(title) > 6 && title)).toEqual([]);
  });

  test('name the goal first, the limits last, and a measurable outcome', () => {
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

  test('use only inputs that are asked for or known, and ask only for inputs that are used', () => {
    expect(
      wrong((prompt) => unknownPlaceholders(prompt.content, prompt.additionalInputs).join(' ')),
    ).toEqual([]);
    expect(
      wrong(
        (prompt) =>
          !isCalculator(prompt) &&
          prompt.additionalInputs
            .map((input) => input.id)
            .filter((id) => !prompt.content.includes(`{${id}}`))
            .join(' '),
      ),
    ).toEqual([]);
  });

  test('ask for at most five values, two of them required', () => {
    expect(wrong((prompt) => !isCalculator(prompt) && prompt.additionalInputs.length > 5)).toEqual(
      [],
    );
    const required = (prompt: Prompt) =>
      prompt.additionalInputs.filter(
        (input) => input.required && !alwaysRequired.includes(input.id),
      );
    expect(wrong((prompt) => !isCalculator(prompt) && required(prompt).length > 2)).toEqual([]);
    expect(
      wrong((prompt) =>
        prompt.additionalInputs.some(
          (input) => alwaysRequired.includes(input.id) && !input.required,
        ),
      ),
    ).toEqual([]);
  });

  test('have each optional input on a row of its own, so that the row can be left out', () => {
    expect(
      wrong((prompt) => {
        const optional = prompt.additionalInputs.filter((input) => !input.required);
        return prompt.content
          .split('\n')
          .filter(
            (row) =>
              countWords(row) > 25 && optional.some((input) => row.includes(`{${input.id}}`)),
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

  test('contain no advertising phrases', () => {
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

  test('no sentence is repeated across prompts', () => {
    const seen = new Map<string, string[]>();
    for (const { id, content } of prompts) {
      for (const sentence of content.split(/(?<=[.?!])\s+|\n/)) {
        if (countWords(sentence) < 9) continue;
        seen.set(sentence, [...(seen.get(sentence) ?? []), id]);
      }
    }
    expect([...seen].filter(([, ids]) => ids.length > 1)).toEqual([]);
  });
});

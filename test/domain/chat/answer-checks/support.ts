import { expect, test } from 'vitest';
import type { Expectations } from '#shared/domain/chat/answer-checks/answer-expectations.ts';
import type { CheckId } from '#shared/domain/chat/answer-checks/check.ts';
import type { CheckedAnswer } from '#shared/domain/chat/answer-checks/checked-answer.ts';
import type { CheckedQuestion } from '#shared/domain/chat/answer-checks/checked-question.ts';
import { checkAnswer } from '#shared/domain/chat/answer-checks/index.ts';
import type { DraftChannel } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import type { Part, Step } from '#shared/domain/chat/answer-parts/part.ts';

export const plumber = {
  name: 'Ridgeline Plumbing',
  type: 'Plumber',
  country: 'US',
  currency: 'USD',
  language: 'en',
} as const;

/** A question of a plumber on Wednesday, November 18, 2026. */
export const asked = (
  more: Partial<Omit<CheckedQuestion, 'expect'>> = {},
  expected: Expectations = {},
): CheckedQuestion => ({
  today: '2026-11-18',
  business: plumber,
  typed: [],
  given: [],
  deliverables: [],
  sums: [],
  isAssistant: false,
  ...more,
  expect: expected,
});

export const text = (markdown: string): Part => ({ kind: 'text', markdown });
export const draft = (
  channel: DraftChannel,
  body: string,
  subject: string | null = null,
): Part => ({
  kind: 'draft',
  channel,
  title: 'Message',
  subject: channel === 'email' ? (subject ?? 'Your water heater') : subject,
  body,
});
export const sms = (body: string) => draft('text-message', body);
export const ask = (words: string, ...choices: string[]): Part => ({
  kind: 'question',
  text: words,
  choices,
});
export const steps = (...items: (readonly [title: string, days: number])[]): Part => ({
  kind: 'steps',
  items: items.map(
    ([title, due_in_days]): Step => ({ title, detail: '', due_in_days, minutes: null, who: null }),
  ),
});

/** An answer of a provider that follows the schema. */
export const answer = (
  parts: readonly Part[],
  more: Partial<Omit<CheckedAnswer, 'parts'>> = {},
): CheckedAnswer => ({
  parts,
  form: 'parts',
  finish: 'stop',
  facts: [],
  decisions: [],
  ...more,
});

/** An answer of text parts. */
export const said = (...texts: string[]) => answer(texts.map(text));

type Sample = readonly [name: string, answer: CheckedAnswer, question?: CheckedQuestion];

/** Tests a check on answers it must refuse and answers it must accept, including near misses. */
export const tries = (
  id: CheckId,
  samples: { refuses: readonly Sample[]; accepts: readonly Sample[]; leaves?: readonly Sample[] },
) => {
  const found = (sample: Sample) => checkAnswer(sample[1], sample[2] ?? asked(), [id])[0];
  test(`${id} has at least three answers of each kind`, () => {
    expect(samples.refuses.length).toBeGreaterThanOrEqual(3);
    expect(samples.accepts.length).toBeGreaterThanOrEqual(3);
  });
  const named = (all: readonly Sample[]) => all.map((sample) => [sample[0], sample] as const);
  test.each(named(samples.refuses))(`${id} refuses %s`, (_, sample) =>
    expect(found(sample), String(found(sample)?.why)).toMatchObject({ id, pass: false }),
  );
  test.each(named(samples.accepts))(`${id} accepts %s`, (_, sample) =>
    expect(found(sample)).toEqual({ id, pass: true, why: [] }),
  );
  if (samples.leaves?.length)
    test.each(named(samples.leaves))(`${id} does not apply to %s`, (_, sample) =>
      expect(found(sample)).toEqual({ id, pass: null, why: [] }),
    );
};

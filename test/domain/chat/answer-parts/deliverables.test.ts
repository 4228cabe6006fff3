import { expect, test } from 'vitest';
import { answerLimits } from '#shared/domain/chat/answer-parts/answer-limits.ts';
import { asksFirst } from '#shared/domain/chat/answer-parts/asks-first.ts';
import {
  countedBy,
  Deliverables,
  deliverablesText,
  toMissingPartsText,
  wordBudget,
} from '#shared/domain/chat/answer-parts/declared-deliverables.ts';
import { draftChannels } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import {
  type Delivered,
  missingDeliverables,
} from '#shared/domain/chat/answer-parts/missing-deliverables.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';

const declared = Deliverables.parse([
  { kind: 'text' },
  { kind: 'draft', channel: 'text-message', count: 2 },
  { kind: 'draft', channel: 'document', about: 'shot list', words: 120 },
  { kind: 'steps' },
]);

test('the instruction lists the deliverables of a prompt with their word budgets', () => {
  expect(deliverablesText(declared)).toBe(`What you hand over, as parts in this order:
- 1 text part with the bottom line, at most 40 words.
- 1 text part with the analysis, at most 250 words.
- 2 drafts with channel text-message, at most 60 words each.
- 1 draft with channel document (shot list), at most 120 words.
- 1 list of steps, at most 250 words.
- 1 question part at the end, at most 25 words.
Write every draft out in full; never describe one. Where the text above names fewer words or characters, keep to those.`);
  expect(wordBudget(declared)).toBe(40 + 250 + 2 * 60 + 120 + 250 + 25);
});

test.each([
  [[]],
  [[{ kind: 'draft' }]],
  [[{ kind: 'draft', channel: 'fax' }]],
  [[{ kind: 'text', channel: 'email' }]],
  [[{ kind: 'question' }]],
  [[{ kind: 'steps', count: 0 }]],
  [
    [
      { kind: 'draft', channel: 'text-message', count: 12 },
      { kind: 'text', count: 3 },
    ],
  ],
])('%j is not a valid declaration', (value) =>
  expect(Deliverables.safeParse(value).success).toBe(false),
);

test('the longest declaration fits into an answer, and no word budget exceeds the length limits', () => {
  const most = Deliverables.parse([
    { kind: 'draft', channel: 'text-message', count: 12 },
    { kind: 'text' },
  ]);
  expect(deliverablesText(most)).toContain('- 12 drafts with channel text-message');
  // Ten characters a word is more than any supported language needs.
  for (const channel of draftChannels) {
    const [largest] = Deliverables.parse([{ kind: 'draft', channel, words: 800 }]);
    expect(wordBudget([largest as (typeof declared)[0]]) * 9).toBeLessThan(answerLimits.draft.body);
  }
});

const text = (markdown = 'Here is what to do.'): Part => ({ kind: 'text', markdown });
const draft = (channel: (typeof draftChannels)[number]): Part => ({
  ...{ kind: 'draft', title: 'x', subject: null, body: 'x' },
  channel,
});
const steps: Part = {
  kind: 'steps',
  items: [{ title: 'Call', detail: '', due_in_days: 1, minutes: 5, who: null }],
};
const question: Part = { kind: 'question', text: 'How many?', choices: [] };
const whole = [
  text(),
  draft('text-message'),
  draft('text-message'),
  draft('document'),
  steps,
  question,
];
const missing = (parts: Part[], over: Partial<Delivered> = {}) =>
  missingDeliverables(declared, { parts, form: 'parts', ending: 'complete', ...over });

test('an answer with all deliverables misses nothing, in any order and with further parts', () => {
  expect(missing(whole)).toEqual([]);
  expect(missing(whole.toReversed())).toEqual([]);
  expect(
    missing([...whole, draft('email'), { kind: 'handoff', helper_id: 'finance', brief: '' }]),
  ).toEqual([]);
});

test('as many are handed over as the owner asked for, at most what the prompt declares', () => {
  const series = Deliverables.parse([
    { kind: 'text' },
    { kind: 'draft', channel: 'email', count: 5, count_from: 'email_sequence_length' },
  ]);
  const counts = (asked?: string) =>
    countedBy(series, asked === undefined ? {} : { email_sequence_length: asked }).map(
      ({ count }) => count,
    );
  expect(counts()).toEqual([1, 5]);
  expect(counts('3')).toEqual([1, 3]);
  expect(counts('9')).toEqual([1, 5]);
  expect(counts('0')).toEqual([1, 5]);
  expect(counts('many')).toEqual([1, 5]);
});

test('missing deliverables are listed with their count', () => {
  expect(missing(whole.toSpliced(1, 1))).toEqual([
    { kind: 'draft', channel: 'text-message', count: 1 },
  ]);
  const owed = missing([text(), draft('email'), question, steps]);
  expect(owed.map((one) => [one.kind, one.count])).toEqual([
    ['draft', 2],
    ['draft', 1],
  ]);
  expect(
    toMissingPartsText(owed),
  ).toBe(`These parts are still missing in your last answer. Hand over these and nothing else, no bottom line and no question:
- 2 drafts with channel text-message, at most 60 words each.
- 1 draft with channel document (shot list), at most 120 words.`);
});

test('one part counts for one deliverable only', () => {
  const twice = Deliverables.parse([{ kind: 'steps' }, { kind: 'steps', about: 'for the crew' }]);
  expect(
    missingDeliverables(twice, { parts: [text(), steps], form: 'parts', ending: 'complete' }),
  ).toEqual([{ kind: 'steps', count: 1, about: 'for the crew' }]);
});

test('an answer that describes a draft instead of writing it misses that draft', () => {
  expect(missing([text('A friendly text that mentions the price would do.'), steps])).toHaveLength(
    2,
  );
});

test.each(['cut', 'refused', 'stopped'] as const)(
  'an answer that was %s misses nothing',
  (ending) => {
    expect(missing([text()], { ending })).toEqual([]);
  },
);

test.each(['plain', 'other-json'] as const)(
  'an answer without a schema (%s) misses nothing',
  (form) => {
    expect(missing([text()], { form })).toEqual([]);
  },
);

test('an answer that asks first misses nothing; one that advises at length and then asks does', () => {
  expect(asksFirst([question])).toBe(true);
  expect(asksFirst([text('One thing first.'), question])).toBe(true);
  expect(missing([text('One thing first.'), question])).toEqual([]);
  expect(asksFirst([text()])).toBe(false);
  expect(asksFirst([steps, question])).toBe(false);
  const long = [text('word '.repeat(41)), question];
  expect(asksFirst(long)).toBe(false);
  expect(missing(long)).toHaveLength(3);
});

import { expect, test } from 'vitest';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import { answerLimits } from '#shared/domain/chat/answer-parts/answer-limits.ts';
import { parsePart, parseParts } from '#shared/domain/chat/answer-parts/parse-part.ts';
import { applyPartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import { readInPieces, replay } from '#test/support/answers/read-in-pieces.ts';

const step = (over: object) => parsePart({ kind: 'steps', items: [{ title: 'Call', ...over }] });
const asked = (choices: unknown) => parsePart({ kind: 'question', text: 'How many?', choices });

test.each([
  [
    { due_in_days: 400, minutes: 900 },
    { due_in_days: 90, minutes: 480 },
  ],
  [
    { due_in_days: -3, minutes: 0 },
    { due_in_days: 0, minutes: 1 },
  ],
  [
    { due_in_days: '2', minutes: '15.4' },
    { due_in_days: 2, minutes: 15 },
  ],
  [
    { due_in_days: 'soon', minutes: Number.NaN },
    { due_in_days: 0, minutes: null },
  ],
  [
    { who: '  Luis\nG ', detail: ' a\nb ' },
    { who: 'Luis G', detail: 'a\nb' },
  ],
  [
    { who: '', detail: 7 },
    { who: null, detail: '' },
  ],
])('a step with %j is taken as %j', (over, wanted) =>
  expect(step(over)).toMatchObject({ items: [wanted] }),
);

test('a step without a title uses its detail as title, and a step without both is left out', () => {
  const items = [{ detail: 'Call them' }, { minutes: 5 }, 'Write', null];
  expect(parsePart({ kind: 'steps', items })).toMatchObject({
    items: [
      { title: 'Call them', detail: '' },
      { title: 'Write', detail: '' },
    ],
  });
  expect(parsePart({ kind: 'steps', items: [{}] })).toBeUndefined();
});

test('choices are distinct, short and few', () => {
  expect(asked(['Yes', ' Yes ', 'No', '', 3, 'Maybe', 'Never', 'Later'])).toMatchObject({
    choices: ['Yes', 'No', 'Maybe', 'Never'],
  });
  expect(asked('Yes')).toMatchObject({ choices: [] });
});

test('only an email has a subject, and an unknown channel becomes a document', () => {
  const draft = { kind: 'draft', title: 'Quote', subject: ' Your\nquote ', body: 'Hi' };
  expect(parsePart({ ...draft, channel: 'email' })).toMatchObject({ subject: 'Your quote' });
  expect(parsePart({ ...draft, channel: 'text-message' })).toMatchObject({ subject: null });
  expect(parsePart({ ...draft, channel: 'fax' })).toMatchObject({
    channel: 'document',
    subject: null,
  });
});

test('a handoff needs one of our helpers', () => {
  const brief = 'x'.repeat(500);
  expect(parsePart({ kind: 'handoff', helper_id: 'sales', brief })).toEqual({
    kind: 'handoff',
    helper_id: 'sales',
    brief: 'x'.repeat(answerLimits.handoff.brief),
  });
  expect(parsePart({ kind: 'handoff', helper_id: 'constructor', brief })).toBeUndefined();
});

test('the brief of a handoff has no tags, on screen, in the next question and in every file', () => {
  const brief =
    '<customer_text_a1b2>Two quotes</customer_text_a1b2> <owner_text>are open</owner_text>.';
  const part = parsePart({ kind: 'handoff', helper_id: 'sales', brief });
  expect(part).toEqual({ kind: 'handoff', helper_id: 'sales', brief: 'Two quotes are open.' });
  expect(answerAsMarkdown(part ? [part] : [])).toBe('**Ask Sales**: Two quotes are open.');
});

test.each([
  undefined,
  null,
  0,
  true,
  '',
  '  \n',
  [],
  {},
  { kind: 'text' },
  { kind: 'text', markdown: 7 },
])('%j is not a part', (value) => expect(parsePart(value)).toBeUndefined());

test.each([undefined, null, 'x', {}, 7])('%j is not a list of parts', (value) => {
  expect(parseParts(value)).toEqual([]);
});

test('a draft whose subject comes after its body is sent again when the subject is complete', () => {
  const { pushed, events, parts } = readInPieces([
    '{"parts":[{"kind":"draft","channel":"email","title":"Quote","body":"Hi Ann","subject":"Your',
    ' quote',
    '"}]}',
  ]);
  expect(pushed.map(({ length }) => length)).toEqual([0, 0, 1]);
  expect(replay(events)).toEqual(parts);
});

test('an event for an unknown part changes nothing', () => {
  const part = { kind: 'text', markdown: 'a' } as const;
  expect(applyPartEvent([], { event: 'delta', data: { index: 0, text: 'x' } })).toEqual([]);
  expect(applyPartEvent([part], { event: 'part', data: { index: 2, part } })).toEqual([part]);
  expect(applyPartEvent([part], { event: 'delta', data: { index: 0, text: 'b' } })).toEqual([
    { kind: 'text', markdown: 'ab' },
  ]);
});

import { expect, test } from 'vitest';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { estimatedAmounts } from '#shared/domain/chat/answer-parts/part-texts-and-estimated-amounts.ts';
import {
  createUnsourcedAmountFinder,
  type GivenNumber,
} from '#shared/domain/numbers/amounts/unsourced-amounts.ts';

const us = { locale: 'en-US', currency: 'USD' };
const unsourced = (text: string, texts: string[] = [], numbers: GivenNumber[] = [], style = us) =>
  createUnsourcedAmountFinder({ texts, numbers }, style)(text).map((amount) => amount.text);

test.each([
  ['Charge $180.', 'I charge 180 for a drain'],
  ['Charge $180.', 'I charge $180'],
  ['Charge $1,800.', 'I take eighteen hundred'],
  ['Charge $1,850.', 'about 1.85k'],
  ['Charge $1.2k.', '1200'],
  ['That is 12 %.', 'I want to keep 12 percent'],
  ['That is 12 %.', 'raise it by 12?'],
  ['10 to 15 %', 'somewhere from 10 to 15 %'],
  ['$45 to $60', 'between $45 and $60'],
  ['A cut of $14.23', 'it shows −14.23'],
  ['$14', 'it shows 14.23'],
])('%j is in %j', (answer, typed) => expect(unsourced(answer, [typed])).toEqual([]));

test.each([
  ['$1,580', 'I charge 1,850'],
  ['$45', 'nothing of the kind'],
  // Dates, times, phone numbers and addresses give no amounts.
  ['$12', 'since 12/24'],
  ['$30', 'at 9:30'],
  ['$24', 'on Nov 24, or 24 November'],
  ['$2,026', 'in November 2026'],
  ['$614', '614-555-0134'],
  // A count is not a percentage, and a percentage is not money.
  ['5 %', 'I have 5 vans'],
  ['$12', 'I want 12 %'],
  ['12 %', 'it is $12'],
  // A rounding has to be correct.
  ['$1,500', '1,464.67'],
  ['1 %', '1.4 %'],
])('%j is not in %j', (answer, typed) => expect(unsourced(answer, [typed])).toEqual([answer]));

test('both ends of a range must have been given', () => {
  expect(unsourced('10 to 15 %', ['10 % last year'])).toEqual(['10 to 15 %']);
});

test('numbers and figures count with their unit, as shown or rounded', () => {
  const figures: GivenNumber[] = [
    { value: 1464.67, unit: 'money' },
    { value: 14.1, unit: 'percent' },
    { value: 45, unit: 'hours' },
    { value: 26, unit: 'count' },
    { value: -14.23, unit: 'money' },
  ];
  const text =
    '$1,465 more, or $1,464.67; 14 % or 14.1%. You lose $14.23. But $45, $26 and 26 % are mine.';
  expect(unsourced(text, [], figures)).toEqual(['$45', '$26', '26 %']);
});

test('0 and 100 % are not estimates', () => {
  expect(unsourced('It costs $0, is 100 % yours, and 100% safe; but 100 to 120 % is one.')).toEqual(
    ['100 to 120 %'],
  );
});

test('an ambiguous amount is given when either reading was', () => {
  const german = { locale: 'de-DE', currency: 'EUR' };
  expect(unsourced('€1,200', ['Ich nehme 1.200 €'], [], german)).toEqual([]);
  expect(unsourced('1.200,50 €', ['1200,50'], [], german)).toEqual([]);
  expect(unsourced('1.300 €', ['Ich nehme 1.200 €'], [], german)).toEqual(['1.300 €']);
  const indian = { locale: 'en-IN', currency: 'INR' };
  expect(unsourced('₹1,20,000 and Rs 500', ['120000 a year'], [], indian)).toEqual(['Rs 500']);
});

test('the estimates of an answer are listed once, from every kind of part', () => {
  const parts: Part[] = [
    { kind: 'text', markdown: 'Say **$178** now. A $15 thank-you; stop if more than 5% leave.' },
    {
      kind: 'draft',
      channel: 'email',
      title: 'At $178',
      subject: 'From $179',
      body: 'A $15 gift, 12 cents.',
    },
    {
      kind: 'steps',
      items: [
        { title: 'Set aside $20', detail: 'or 5 % of it', due_in_days: 1, minutes: 45, who: null },
      ],
    },
    { kind: 'question', text: 'Is $21 fine?', choices: ['$22', 'No'] },
    { kind: 'handoff', helper_id: 'finance', brief: 'They may pay $23.' },
  ];
  const check = createUnsourcedAmountFinder({ texts: ['from $165 to $178'], numbers: [] }, us);
  expect(estimatedAmounts(parts, check)).toEqual([
    { text: '$15', part: 0 },
    { text: '5%', part: 0 },
    { text: '$179', part: 1 },
    { text: '12 cents', part: 1 },
    { text: '$20', part: 2 },
    { text: '$21', part: 3 },
    { text: '$22', part: 3 },
    { text: '$23', part: 4 },
  ]);
});

test('a long answer is searched quickly', () => {
  const text =
    'Charge $45 an hour, 10 to 15 % more at night, 614-555-0134, on Nov 24 at 9:30. '.repeat(300);
  const start = process.cpuUsage().user;
  expect(unsourced(text, ['45'])).toHaveLength(300);
  expect(process.cpuUsage().user - start).toBeLessThan(2_000_000);
});

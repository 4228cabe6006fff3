import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fillDraft,
  fillPlaces,
  openPlaces,
  placeLabel,
  splitPlaces,
  stillOpen,
} from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import type { DraftPart, Part } from '#shared/domain/chat/answer-parts/part.ts';

const draft = (body: string, over: Partial<DraftPart> = {}): DraftPart => ({
  ...{ kind: 'draft', channel: 'text-message', title: 'Quote', subject: null },
  body,
  ...over,
});
const kinds = (text: string, channel: DraftPart['channel'] = 'email') =>
  splitPlaces(text, channel).flatMap(({ kind, text }) =>
    kind === 'text' ? [] : [`${kind} ${text}`],
  );

describe('a place to fill', () => {
  test.each([
    '[first name]',
    '[First Name]',
    '[FIRST_NAME]',
    "[customer's first name]",
    '[date and time of the visit]',
    '[phone 1]',
    '[$ amount]',
    '[X]',
    '[nombre]',
    '[Straße]',
    '[お名前]',
    '\\[first name\\]',
  ])('is %s', (text) => expect(kinds(`Hi ${text}, thanks`)).toEqual([`place ${text}`]));
  test('can be next to another, at the start and at the end', () => {
    expect(kinds('[first name] [last name][suffix]: [day]')).toHaveLength(4);
    expect(kinds('- [ ] call [first name]', 'document')).toEqual(['place [first name]']);
  });
});

test.each([
  ['[first name]', 'first name', 'First name'],
  ['[First Name]', 'first name', 'First name'],
  ['[FIRST_NAME]', 'first name', 'First name'],
  ['[cleaning_day]', 'cleaning day', 'Cleaning day'],
  ['[Google link]', 'Google link', 'Google link'],
])('%s reads "%s" in its sentence and "%s" over its field', (text, words, label) => {
  const two = draft(`${text}, ${text.toLowerCase()}`);
  expect(placeLabel(text)).toBe(words);
  expect(openPlaces([two], { owner_name: '' } as never).map((one) => one.label)).toEqual([label]);
  if (words === words.toLowerCase()) expect(stillOpen(two, {})).toEqual([label]);
});

describe('not a place, but text', () => {
  test.each([
    '[our site](https://x.com)',
    '![before](https://x.com/a.png)',
    '[site]: https://x.com',
    '[the quote][1]',
    '- [ ] sweep\n- [x] mop\n[ ] rinse\n1. [X] dry',
    'as said [1], [2026], [12:30], [$45], [50 %]',
    'a footnote [^note]',
    '[https://x.com] and [a@b.example]',
    'no ] begin and no [ end',
    'over [two\nlines]',
    '[]',
  ])('%j', (text) => expect(kinds(text, 'document')).toEqual([]));
  test('an instruction on how to speak, in a call script', () => {
    const script =
      'Hello [pause] is this [first name]? [wait for the answer] [if they say no, thank them and hang up]';
    expect(kinds(script, 'call-script')).toEqual(['place [first name]']);
  });
});

describe('a note to resolve by hand', () => {
  test.each([
    '[confirm]',
    '[confirm the price]',
    '[to confirm]',
    '[Confirmar precio]',
    '[...]',
    '[…]',
    '[___]',
    '[TBC]',
  ])('is %s', (text) => expect(kinds(`It is $180 ${text}.`)).toEqual([`mark ${text}`]));
  test('is a note in a text that is sent', () => {
    expect(kinds('[if you have room, say which day would suit them best]')).toHaveLength(1);
    expect(kinds('[pause]')).toEqual(['mark [pause]']);
  });
});

const answer: Part[] = [
  { kind: 'text', markdown: 'Fill [nothing] here.' },
  draft(
    "Hi [First name], it's [your first name] from [business name]. Still [cleaning_day]? [your phone]",
  ),
  draft('Hi [first name],\n\nsee [link]. [first name]!\n\n[your name]', {
    channel: 'email',
    subject: 'For [FIRST NAME] on [cleaning day]',
  }),
];
const profile = { ownerName: 'Renee Smith', businessName: 'Sparkle & Sons', phone: '614-555-0134' };

test('an answer has one field per place, shared by its drafts and filled from the profile where possible', () => {
  expect(openPlaces(answer, profile)).toEqual([
    { key: 'first name', label: 'First name', value: '', fromProfile: false, parts: [1, 2] },
    {
      key: 'your first name',
      label: 'Your first name',
      value: 'Renee',
      fromProfile: true,
      parts: [1],
    },
    {
      key: 'business name',
      label: 'Business name',
      value: 'Sparkle & Sons',
      fromProfile: true,
      parts: [1],
    },
    { key: 'cleaning day', label: 'Cleaning day', value: '', fromProfile: false, parts: [1, 2] },
    {
      key: 'your phone',
      label: 'Your phone',
      value: '614-555-0134',
      fromProfile: true,
      parts: [1],
    },
    { key: 'link', label: 'Link', value: '', fromProfile: false, parts: [2] },
    { key: 'your name', label: 'Your name', value: 'Renee Smith', fromProfile: true, parts: [2] },
  ]);
  expect(openPlaces([], profile)).toEqual([]);
});

test.each([
  'name',
  'company name',
  'number',
  'booking link',
  'review link',
  'phone 1',
  'customer phone',
  'owner',
])('the profile does not fill [%s], which may belong to the customer', (place) =>
  expect(openPlaces([draft(`[${place}]`)], { ...profile, link: 'https://x.com' })[0]?.value).toBe(
    '',
  ),
);

test('one value fills a place in every draft and in the subject, and unfilled places are listed', () => {
  const values = { 'first name': ' Janet ', 'cleaning day': ' ' };
  const [, message, mail] = answer as [Part, DraftPart, DraftPart];
  expect(fillDraft(mail, values)).toMatchObject({
    subject: 'For Janet on [cleaning day]',
    body: 'Hi Janet,\n\nsee [link]. Janet!\n\n[your name]',
  });
  expect(stillOpen(mail, values)).toEqual(['Cleaning day', 'Link', 'Your name']);
  expect(stillOpen(message, values)).toEqual([
    'Your first name',
    'Business name',
    'Cleaning_day'.replace('_', ' '),
    'Your phone',
  ]);
  expect(stillOpen(draft('From $180 [confirm the price].'), values)).toEqual(['Confirm the price']);
  expect(stillOpen(draft('All said.'), {})).toEqual([]);
});

test('a filled-in value is never taken for a place or an object property', () => {
  expect(fillPlaces('[a] [b]', 'email', { a: '[b]', b: '$& [a]' })).toBe('[b] $& [a]');
  expect(fillPlaces('[constructor] [toString]', 'email', {})).toBe('[constructor] [toString]');
});

test('the pieces of any text add up to the text', () => {
  const odd = fc.array(
    fc.constantFrom('[', ']', '\\', '(', 'first name', ' ', '\n', 'confirm', ':', 'x', '- '),
  );
  fc.assert(
    fc.property(odd, (snippets) => {
      const text = snippets.join('');
      expect(
        splitPlaces(text, 'document')
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
      expect(fillPlaces(text, 'email', {})).toBe(text);
    }),
  );
});

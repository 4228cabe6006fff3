import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerLimits } from '#shared/domain/chat/answer-parts/answer-limits.ts';
import { parseParts } from '#shared/domain/chat/answer-parts/parse-part.ts';
import { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { createPartsReader } from '#shared/domain/chat/answer-parts/parts-reader.ts';
import { acceptProposedFacts } from '#shared/domain/chat/answer-parts/proposed-calculations-and-facts.ts';
import {
  pieceSizes,
  writtenAnswer,
  writtenJson,
} from '#test/support/answers/answer-arbitraries.ts';
import { piecesOf, readInPieces, replay } from '#test/support/answers/read-in-pieces.ts';

const textPart = (markdown: string) => [{ kind: 'text', markdown }];
const asJson = (...parts: object[]) => JSON.stringify({ parts, facts: [], decisions: [] });
const call = { title: 'Call', detail: '', due_in_days: 1, minutes: 5, who: null };

test('an answer is sent part by part: small fields first, then the text, lists item by item', () => {
  const { events } = readInPieces([
    '{"calculate":[],"parts":[{"kind":"draft","channel":"em',
    'ail","title":"Quote","subject":null,"body":"Dear ',
    'Ann"},{"kind":"steps","items":[{"title":"Call","detail":"","due_in_days":1,"minutes":5,"who":null}',
    ',{"title":"Wri',
    'te","detail":"","due_in_days":2,"minutes":5,"who":null}]}],"facts":[],"decisions":[]}',
  ]);
  const draft = { kind: 'draft', channel: 'email', title: 'Quote', subject: null, body: 'Dear ' };
  const write = { ...call, title: 'Write', due_in_days: 2 };
  expect(events).toEqual([
    { event: 'part', data: { index: 0, part: draft } },
    { event: 'delta', data: { index: 0, text: 'Ann' } },
    { event: 'part', data: { index: 1, part: { kind: 'steps', items: [call] } } },
    { event: 'part', data: { index: 1, part: { kind: 'steps', items: [call, write] } } },
  ]);
});

test('a question is sent before its choices, and a handoff once its brief is complete', () => {
  const { pushed, parts } = readInPieces([
    '{"parts":[{"kind":"question","text":"How ',
    'many?","choices":["One","Tw',
    'o"]},{"kind":"handoff","helper_id":"finance","brief":"Wants to ',
    'know"}]}',
  ]);
  expect(pushed.map((events) => events.map(({ event }) => event))).toEqual([
    ['part'],
    ['part', 'delta'],
    ['part'],
    ['part'],
  ]);
  expect(parts).toEqual([
    { kind: 'question', text: 'How many?', choices: ['One', 'Two'] },
    { kind: 'handoff', helper_id: 'finance', brief: 'Wants to know' },
  ]);
});

test('an answer in any format and any pieces reads the same as in one piece', () => {
  fc.assert(
    fc.property(writtenJson, pieceSizes, ({ value, json }, cuts) => {
      const { events, parts, fields, form } = readInPieces(piecesOf(json, cuts));
      expect(parts).toEqual(parseParts(value.parts));
      expect(replay(events)).toEqual(parts);
      expect(form).toBe('parts');
      expect(JSON.stringify(fields)).toBe(JSON.stringify(value));
    }),
    { numRuns: 300 },
  );
});

test('every part is valid after every piece, and no half character is sent', () => {
  fc.assert(
    fc.property(writtenJson, pieceSizes, ({ json }, cuts) => {
      const reader = createPartsReader();
      let shown: Part[] = [];
      for (const piece of piecesOf(json, cuts)) {
        const events = reader.push(piece);
        shown = replay([
          ...shown.map((part, index) => ({ event: 'part' as const, data: { index, part } })),
          ...events,
        ]);
        expect(Part.array().safeParse(shown).error).toBeUndefined();
        expect(JSON.stringify(events)).not.toMatch(/\\ud[89a-f]/);
      }
    }),
    { numRuns: 200 },
  );
});

test('fields in another order give the same parts', () => {
  const turned = (_: string, value: unknown) =>
    typeof value === 'object' && value && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value;
  fc.assert(
    fc.property(writtenAnswer, pieceSizes, (value, cuts) => {
      const { events, parts } = readInPieces(piecesOf(JSON.stringify(value, turned), cuts));
      expect(parts).toEqual(parseParts(value.parts));
      expect(replay(events)).toEqual(parts);
    }),
    { numRuns: 200 },
  );
});

test('calculations are known before the first part, and facts come with their quote', () => {
  const reader = createPartsReader();
  reader.push(
    '{"calculate":[{"calculator":"hour-cost","inputs":[{"id":"wage_hour","value":21.5}]}],',
  );
  reader.push('"add_up":[{"lines":[{"label":"Fuel","amount":48,"times":4}]}],"parts":[');
  expect(reader.asked()).toEqual({
    calculate: [{ calculator: 'hour-cost', inputs: [{ id: 'wage_hour', value: 21.5 }] }],
    addUp: [
      {
        unit: 'money',
        lines: [{ label: 'Fuel', amount: 48, times: 4 }],
        per: null,
        perLabel: '',
      },
    ],
  });
  const fact = { key: 'crew size', value: '4', quote: 'there are four of us' };
  const answer = JSON.stringify({
    parts: [],
    facts: [fact, { key: 'no quote', value: 'x' }],
    decisions: ['No Saturdays', 7],
  });
  const { fields } = readInPieces([answer]);
  expect(acceptProposedFacts(fields)).toEqual([fact]);
  expect(fields.decisions).toEqual(['No Saturdays', 7]);
  expect(readInPieces([answer.slice(0, -1)]).fields, 'half a fact is none').toEqual({});
  expect(reader.asked() && createPartsReader().asked()).toBeUndefined();
});

test('an answer of one text field is sent as one growing text', () => {
  const reader = createPartsReader({ textField: 'response' });
  const events = ['{"response":"Go to ', 'Sales.","suggested_helper_id":"sa', 'les"}'].map(
    reader.push,
  );
  expect(replay(events.flat())).toEqual(textPart('Go to Sales.'));
  expect(events.map((all) => all.length)).toEqual([1, 1, 0]);
  expect(reader.end({ isCut: false }).answer).toMatchObject({
    parts: textPart('Go to Sales.'),
    fields: { suggested_helper_id: 'sales' },
    cut: false,
  });
});

test.each([
  ['plain words', 'Hello **you**', 'Hello **you**'],
  ['plain text after white space', '\uFEFF \nHello', 'Hello'],
  ['text that begins with a brace', '{first name}, thanks', '{first name}, thanks'],
  ['text that begins with a fence', '```\nHi\n```', '```\nHi\n```'],
  ['a byte order mark', '\uFEFF{"parts":[{"kind":"text","markdown":"a"}]}', 'a'],
  ['a fence', '```json\n{"parts":[{"kind":"text","markdown":"a"}]}\n```', 'a'],
  ['words behind', '{"parts":[{"kind":"text","markdown":"a"}]} Hope it helps: {"x":1}', 'a'],
  ['raw line breaks', '{"parts":[{"kind":"text","markdown":"a\n\tb"}]}', 'a\n\tb'],
  [
    'odd escapes',
    '{"parts":[{"kind":"text","markdown":"it\\\'s \\$5 \\u0Z\\u"}]}',
    "it's $5 \uFFFD0Z\uFFFD",
  ],
  ['missing and extra commas', '{"parts":[{"kind":"text" "markdown":"a",}, ]}', 'a'],
  ['a repeated field', '{"parts":[{"kind":"text","markdown":"a","markdown":"b"}]}', 'a'],
  ['another shape', '{"title":"x","answer":{"content":"the longest one"}}', 'the longest one'],
  ['a part without its list', '{"kind":"text","markdown":"a"}', 'a'],
  ['a text instead of a part', '{"parts":["a"]}', 'a'],
  ['a kind that is an object property', '{"parts":[{"kind":"constructor","markdown":"a"}]}', 'a'],
  ['an unknown kind', '{"parts":[{"kind":"prose","markdown":"a"}]}', 'a'],
  ['another name of the text field', '{"parts":[{"kind":"text","content":"a"}]}', 'a'],
  [
    'a lone half of a character',
    '{"parts":[{"kind":"text","markdown":"a\\ud83d b"}]}',
    'a\uFFFD b',
  ],
  [
    'parts without text',
    '{"parts":[{"kind":"text","markdown":" "},{},{"kind":"text","markdown":"a"}]}',
    'a',
  ],
])('%s: read as one text', (_, raw, markdown) => {
  for (const size of [1, 2, 3, 7, 100]) {
    const { events, parts } = readInPieces(piecesOf(raw, [size]));
    expect(parts).toEqual(textPart(markdown));
    expect(replay(events)).toEqual(parts);
  }
});

test.each(['', ' \n', '{', '```js', '{}', '{"parts":[]}', '{"parts":null}', '{"a":[1,null]}'])(
  '%j shows nothing',
  (raw) => expect(readInPieces(piecesOf(raw, [1])).parts).toEqual([]),
);

test('an answer that only requests calculations shows no text', () => {
  const { parts, form } = readInPieces([
    '{"calculate":[{"calculator":"hour-cost","inputs":[]}],"parts":[]}',
  ]);
  expect({ parts, form }).toEqual({ parts: [], form: 'parts' });
  expect(readInPieces(['{"calculate":[{"calculator":"hour-cost"'], { isCut: true }).parts).toEqual(
    [],
  );
});

test('plain text is shown as it arrives', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), pieceSizes, (raw, cuts) => {
      fc.pre(!/^[\s`{]/.test(raw));
      const { parts, pushed, form } = readInPieces(piecesOf(raw, cuts));
      expect(parts).toEqual(textPart(raw));
      expect(form).toBe('plain');
      expect(pushed.flat().at(0)?.event).toBe('part');
    }),
  );
});

test('a text over its limit is cut there and marked', () => {
  const { markdown } = answerLimits.text;
  const { events, parts, cut } = readInPieces(
    piecesOf(asJson({ kind: 'text', markdown: '😀'.repeat(markdown) }), [999]),
  );
  expect(parts).toEqual([{ kind: 'text', markdown: '😀'.repeat(markdown / 2), cut: true }]);
  expect(replay(events)).toEqual(parts);
  expect(cut).toBe(false);
});

test('parts above the maximum number or size of an answer are left out', () => {
  const many = Array.from({ length: 20 }, (_, nth) => ({ kind: 'text', markdown: `Part ${nth}` }));
  expect(readInPieces([asJson(...many)]).parts).toHaveLength(answerLimits.parts);
  const long = Array.from({ length: 3 }, () => ({ kind: 'text', markdown: 'x'.repeat(15_000) }));
  const lengths = readInPieces([asJson(...long)]).parts.map(
    (part) => part.kind === 'text' && part.markdown.length,
  );
  expect(lengths).toEqual([15_000, 15_000, 2_768]);
});

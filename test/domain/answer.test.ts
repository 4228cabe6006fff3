import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyAnswer, storable, suggestedHelper } from '#shared/domain/answer.ts';
import { createAnswerReader } from '#shared/domain/answer-reader.ts';

const readIn = (pieces: readonly string[], field = 'content', plain = true) => {
  const reader = createAnswerReader(field, { plain });
  const shown = pieces.map((piece) => reader.push(piece)).join('');
  return { shown, ...reader.end() };
};
/** One escape of every kind, a character of two units, a nested field of the same name and a quote at each end. */
const tricky =
  '{ "note" : {"content":"not this"}, "con\\u0074ent":"\\"Hi\\" \\\\ \\/ \\b\\f\\n\\r\\t \\u00e9 \\ud83d\\ude00 😀 end\\"" ,"facts":[{"key":"content","value":"x"}],"decisions":["a\\"b"]}';
const wanted = '"Hi" \\ / \b\f\n\r\t é 😀 😀 end"';

test('the answer is read the same wherever it is cut in two', () => {
  for (let cut = 0; cut <= tricky.length; cut++) {
    const { shown, text, whole } = readIn([tricky.slice(0, cut), tricky.slice(cut)]);
    expect(shown, `cut at ${cut}`).toBe(wanted);
    expect(text).toBe(wanted);
    expect(whole?.decisions).toEqual(['a"b']);
  }
});

test('the answer is read the same letter by letter', () => {
  expect(readIn([...Array(tricky.length).keys()].map((at) => tricky.charAt(at))).shown).toBe(
    wanted,
  );
});

test('any answer in any pieces reads as JSON itself would read it', () => {
  const answer = fc.record({
    content: fc.string({ unit: 'binary', maxLength: 60 }),
    facts: fc.array(fc.record({ key: fc.string(), value: fc.string({ unit: 'grapheme' }) })),
    decisions: fc.array(fc.string()),
  });
  fc.assert(
    fc.property(answer, fc.boolean(), fc.infiniteStream(fc.nat(7)), (value, spaced, cuts) => {
      const raw = JSON.stringify(value, null, spaced ? 2 : 0);
      const pieces: string[] = [];
      for (let at = 0; at < raw.length; ) {
        const size = 1 + (cuts.next().value ?? 0);
        pieces.push(raw.slice(at, at + size));
        at += size;
      }
      const { shown, text, whole } = readIn(pieces);
      expect(shown).toBe(value.content.toWellFormed());
      expect(text).toBe(shown);
      expect(whole).toEqual(JSON.parse(raw));
    }),
    { numRuns: 300 },
  );
});

test('a field that comes twice is read once', () => {
  expect(readIn(['{"content":"one","content":"two"}']).text).toBe('one');
});

test('an answer that was cut off keeps what had arrived', () => {
  const { text, whole } = readIn(['{"content":"Call them to', 'day \\u00']);
  expect(text).toBe('Call them today ');
  expect(whole).toBeUndefined();
});

test('an answer that is no JSON is the text itself for a helper, and nothing for the director', () => {
  expect(readIn(['  Just ', 'words']).text).toBe('Just words');
  expect(readIn(['  Just ', 'words'], 'response', false)).toMatchObject({ text: '', shown: '' });
});

test('an answer without the field has no text', () => {
  expect(readIn(['{"other":"content"}']).text).toBe('');
  expect(readIn(['{"content":null}']).text).toBe('');
  expect(readIn(['']).text).toBe('');
});

test.each([
  '{"content":{"text":"nested"}}',
  '{"content":["nested","too"],"facts":[]}',
  '{"content":[{"content":"nested"}]}',
  '{"content":[[{"a":1},"nested"]]}',
  '{"note":{"a":1,"content":"nested"}}',
  '{"note":[{"a":1,"content":"nested"},{"b":[],"content":"nested"}]}',
  '[{"content":"nested"}]',
])('nothing that stands deeper than the field itself is shown: %s', (raw) => {
  const { shown, text } = readIn([...raw], 'content', false);
  expect({ shown, text }).toEqual({ shown: '', text: '' });
});

test('the field is found after others that hold anything', () => {
  const before = '"a":{"b":[1,{"content":"no"}],"content":"no"},"c":["content","no"],"d":[[],{}]';
  expect(readIn([`{${before},"content":"yes","e":{"content":"no"}}`]).text).toBe('yes');
});

test('a lone half of a character never gets out', () => {
  expect(readIn(['{"content":"a\\ud83d b \\ude00 c\\ud83d"}']).text).toBe(
    'a\uFFFD b \uFFFD c\uFFFD',
  );
});

test('the director names one of the seven helpers or none', () => {
  expect(suggestedHelper({ suggested_helper_id: 'sales' }, null)).toBe('sales');
  for (const id of ['lawyer', null, 7, 'constructor', undefined])
    expect(suggestedHelper({ suggested_helper_id: id }, null)).toBeNull();
  expect(suggestedHelper(undefined, null)).toBeNull();
});

test('a reply is stored up to 32 KB and never cut through a character', () => {
  expect(storable(emptyAnswer)).toBe(emptyAnswer);
  const long = storable(`a${'😀'.repeat(10_000)}`);
  expect(new TextEncoder().encode(long).length).toBeLessThanOrEqual(32 * 1024);
  expect(long.endsWith('😀')).toBe(true);
});

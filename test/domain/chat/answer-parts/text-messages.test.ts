import { expect, test } from 'vitest';
import { messageLength } from '#shared/domain/chat/answer-parts/drafts/message-length.ts';
import { straightenQuotesAndDashes } from '#shared/domain/chat/answer-parts/straighten-quotes-and-dashes.ts';

test.each([
  ['', 0, 0, 160],
  ['a'.repeat(160), 160, 1, 160],
  ['a'.repeat(161), 161, 2, 160],
  ['a'.repeat(306), 306, 2, 160],
  ['a'.repeat(307), 307, 3, 160],
  // Characters of the extended alphabet count twice, and are not split between two messages.
  ['€'.repeat(80), 160, 1, 160],
  ['a'.repeat(152) + '[x]'.repeat(3), 167, 2, 160],
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 306, 3, 160],
  // Spanish á is not in the short alphabet, é is.
  ['é'.repeat(160), 160, 1, 160],
  ['á'.repeat(70), 70, 1, 70],
  ['á'.repeat(71), 71, 2, 70],
  // Emojis are not split either.
  ['😀'.repeat(35), 70, 1, 70],
  ['😀'.repeat(67), 134, 3, 70],
])('%j is counted like a phone network counts it', (text, characters, messages, perMessage) => {
  expect(messageLength(text)).toEqual({ characters, messages, perMessage });
});

test('a text too long for any phone is counted quickly', () => {
  const start = process.cpuUsage().user;
  expect(messageLength('a'.repeat(8_000)).messages).toBe(53);
  expect(process.cpuUsage().user - start).toBeLessThan(2_000_000);
});

test('a curly quote would limit a message to 70 characters; straightened it has 160', () => {
  const text = `Hi Janet, it’s Renee from “Sparkle & Sons” – see you… ${'a'.repeat(60)}`;
  expect(messageLength(text)).toMatchObject({ messages: 2, perMessage: 70 });
  expect(messageLength(straightenQuotesAndDashes(text))).toMatchObject({
    messages: 1,
    perMessage: 160,
  });
  expect(straightenQuotesAndDashes(text)).toMatch(
    /^Hi Janet, it's Renee from "Sparkle & Sons" - see you\.\.\. a/,
  );
});

test.each([
  ['‚so‘ „so“ «so» 5′ 6″ `x´', `'so' "so" "so" 5' 6" 'x'`],
  ['a\u00A0b\u202Fc\u00ADd\u200Be\uFEFF', 'a b cde'],
  ['one — two − three • four', 'one - two - three - four'],
  ['👩‍👧 ¡Señor, mañana! ß Ж 漢', '👩‍👧 ¡Señor, mañana! ß Ж 漢'],
])('%j is straightened to %j without changing a letter or an emoji', (text, wanted) => {
  expect(straightenQuotesAndDashes(text)).toBe(wanted);
});

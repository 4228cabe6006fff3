import { expect, test } from 'vitest';
import {
  handoffText,
  isRepeatedElsewhere,
  promptAsSentence,
} from '#shared/domain/chat/forwarded-question.ts';

const source = {
  text: 'My quote got no answer',
  parts: [],
  helper_id: null,
  suggestedHelperId: 'sales' as const,
  business_id: 'b',
  answered_at: '2026-11-22T10:00:00.000Z',
};
const asked = { businessId: 'b', helper: 'sales' as const, text: source.text };
const after = (seconds: number) => new Date(Date.parse(source.answered_at) + seconds * 1000);

test('a question repeated within ten minutes is recognized, whatever the white space between its words', () => {
  expect(isRepeatedElsewhere(source, asked, after(0))).toBe(true);
  expect(isRepeatedElsewhere(source, asked, after(600))).toBe(true);
  expect(isRepeatedElsewhere(source, asked, after(601))).toBe(false);
  const spaced = { ...asked, text: ' My  quote\ngot no answer ' };
  expect(isRepeatedElsewhere(source, spaced, after(1))).toBe(true);
});

test('another text, helper or business, or an uncounted source is not a repetition', () => {
  const no = (from: object, to: object) =>
    expect(isRepeatedElsewhere({ ...source, ...from }, { ...asked, ...to }, after(1))).toBe(false);
  no({}, { text: 'My quote' });
  no({}, { helper: 'finance' });
  no({}, { helper: null });
  no({ suggestedHelperId: null }, {});
  no({ suggestedHelperId: null }, { helper: null });
  no({ helper_id: 'sales' }, {});
  no({}, { businessId: 'c' });
  no({ uncounted: true }, {});
});

test('a filled prompt goes along as a sentence, with the brief of the handoff, and is recognized as that', () => {
  const prompt = { title: 'Quote gone quiet', specificOutcome: 'Win back 2 quiet quotes' };
  const sentence = 'I need help with “Quote gone quiet”. My goal: Win back 2 quiet quotes.';
  expect(promptAsSentence(prompt)).toBe(sentence);
  expect(handoffText(sentence, 'Two quotes are open.')).toBe(`${sentence}\n\nTwo quotes are open.`);
  const filled = { ...source, text: 'Quote gone quiet: Win back 2 quiet quotes', prompt };
  expect(isRepeatedElsewhere(filled, { ...asked, text: sentence }, after(1))).toBe(true);
  expect(isRepeatedElsewhere(filled, { ...asked, text: filled.text }, after(1))).toBe(false);
});

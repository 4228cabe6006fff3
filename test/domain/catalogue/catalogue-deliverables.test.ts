import { expect, test } from 'vitest';
import type { Prompt } from '#shared/catalogue/schema.ts';
import {
  Deliverables,
  wordBudget,
} from '#shared/domain/chat/answer-parts/declared-deliverables.ts';
import { prompts } from '../../support/catalogue.ts';
import { tradePrompts } from '../../support/trade-prompts.ts';

/** The maximum number of words of an answer, as in the rules of every helper. */
const answerWords = 700;
const all: readonly Prompt[] = [...prompts, ...tradePrompts];

test('each of the 385 texts declares its deliverables', () => {
  expect(all).toHaveLength(385);
  const undeclared = all.filter(({ deliverables }) => !deliverables?.length);
  expect(undeclared.map(({ id }) => id)).toEqual([]);
  const refused = all.flatMap(({ id, deliverables }) =>
    Deliverables.safeParse(deliverables).success ? [] : [id],
  );
  expect(refused).toEqual([]);
});

test('the declared words of a text fit into one answer', () => {
  const over = all.flatMap(({ id, deliverables = [] }) => {
    const words = wordBudget(deliverables);
    return words > answerWords ? [`${id}: ${words}`] : [];
  });
  expect(over).toEqual([]);
});

/** The words by which a text names a draft of each channel. */
const names: Readonly<Record<string, RegExp>> = {
  email: /e-?mail|letter/i,
  'text-message': /text|message|repl(?:y|ies)|reminder|thank-you|note/i,
  'call-script':
    /call|say|said|spoken|phone|talk|script|words|sentence|aloud|voicemail|introduc|agree|answer/i,
  'review-reply': /review|reply|answer/i,
  'social-post': /post|ad\b|caption|first line/i,
  document:
    /page|card|sheet|list|form|block|offer|quote|note|rule|ad\b|plan|article|text|version|terms|line|log|report|shot|small print|invoice|draft|profile|pattern|contract|questions|check|talk/i,
};

test('a text asks for every kind of draft that it declares', () => {
  const unasked = all.flatMap(({ id, content, deliverables = [] }) =>
    deliverables.flatMap((one) =>
      one.kind === 'draft' && !names[one.channel]?.test(content) ? [`${id}: ${one.channel}`] : [],
    ),
  );
  expect(unasked).toEqual([]);
});

test('the number of drafts named in a text equals the declared number', () => {
  const counts = { two: 2, three: 3, four: 4, five: 5, eight: 8, ten: 10, twelve: 12 } as const;
  const kinds = [
    [/\b(\w+) (?:texts|replies)\b/i, 'text-message'],
    [/\b(\w+) e-?mails\b/i, 'email'],
    [/\bWrite (\w+) posts\b/i, 'social-post'],
  ] as const;
  const wrong = all.flatMap(({ id, content, deliverables = [] }) =>
    kinds.flatMap(([pattern, channel]) => {
      const word = pattern.exec(content)?.[1]?.toLowerCase() ?? '';
      const named = counts[word as keyof typeof counts];
      const declared = deliverables.reduce(
        (sum, one) => sum + (one.kind === 'draft' && one.channel === channel ? one.count : 0),
        0,
      );
      return named && declared && named !== declared ? [`${id}: ${word}, ${declared}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

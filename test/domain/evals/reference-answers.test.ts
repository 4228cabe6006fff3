import { expect, test } from 'vitest';
import { referenceAnswers } from '#evals/reference-answers/index.ts';
import type { Prompt } from '#shared/catalogue/schema.ts';
import { trades } from '#shared/catalogue/trades.ts';
import {
  type Deliverable,
  wordsOf,
} from '#shared/domain/chat/answer-parts/declared-deliverables.ts';
import { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { framingWordLimits } from '#shared/domain/chat/answer-parts/word-limits.ts';
import { countWords, prompts } from '#test/support/catalogue.ts';
import { tradePrompts } from '#test/support/trade-prompts.ts';

const all: readonly Prompt[] = [...prompts, ...tradePrompts];
const promptOf = (id: string) => all.find((prompt) => prompt.id === id);
const wordsIn = (part: Part) => {
  if (part.kind === 'draft') return countWords(part.body);
  if (part.kind === 'steps') return countWords(part.items.map(({ title }) => title).join(' '));
  return part.kind === 'text' ? countWords(part.markdown) : 0;
};
const nameOf = (one: Part | Deliverable) => (one.kind === 'draft' ? one.channel : one.kind);

test('there are 24 examples, each marked as an example of an invented business', () => {
  expect(referenceAnswers).toHaveLength(24);
  const invented = Object.values(trades).map(({ exampleName }) => exampleName);
  for (const { isExample, business } of referenceAnswers) {
    expect(isExample).toBe(true);
    expect(invented).toContain(business);
  }
  expect(new Set(referenceAnswers.map(({ promptId }) => promptId)).size).toBe(24);
});

test('each example consists of answer parts', () => {
  const refused = referenceAnswers.flatMap(({ promptId, parts }) =>
    parts.flatMap((part) => {
      const { error } = Part.safeParse(part);
      return error ? [`${promptId}: ${error.message}`] : [];
    }),
  );
  expect(refused).toEqual([]);
});

test.each(referenceAnswers.map((answer) => [answer.promptId, answer] as const))(
  '%s: has the declared deliverables, in order and within its words',
  (id, { parts }) => {
    const prompt = promptOf(id);
    const declared = (prompt?.deliverables ?? []).flatMap((one) =>
      Array.from({ length: one.count }, () => one),
    );
    const [opening, ...rest] = parts;
    const last = rest.pop();
    expect(opening?.kind).toBe('text');
    expect(countWords(opening?.kind === 'text' ? opening.markdown : '')).toBeLessThanOrEqual(
      framingWordLimits.opening,
    );
    expect(last?.kind).toBe('question');
    expect(rest.map(nameOf)).toEqual(declared.map(nameOf));
    const over = rest.filter((part, at) => {
      const one = declared[at];
      return one && wordsIn(part) > wordsOf(one);
    });
    expect(over.map((part) => `${nameOf(part)} ${wordsIn(part)}`)).toEqual([]);
  },
);

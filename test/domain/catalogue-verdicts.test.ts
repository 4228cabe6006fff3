import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Prompt } from '#shared/catalogue/schema.ts';
import { prompts } from '../support/catalogue.ts';
import { tradePrompts } from '../support/trade-prompts.ts';

const all: readonly Prompt[] = [...prompts, ...tradePrompts];
const [head, ...rows] = readFileSync('shared/catalogue/verdicts.tsv', 'utf8').trim().split('\n');
const verdicts = new Map(
  rows.map((row) => {
    const [id = '', text, verdict, reason = ''] = row.split('\t');
    return [id, { text, verdict, reason }] as const;
  }),
);

/** The state of a text that was read: it changes with its title, its words and its outcome. */
const textOf = ({ title, content, defaultSpecificOutcome }: Prompt) =>
  createHash('sha256')
    .update([title, content, defaultSpecificOutcome].join('\n'))
    .digest('hex')
    .slice(0, 8);

test('every text has a verdict with a reason of one line', () => {
  expect(head).toBe('id\ttext\tverdict\treason');
  expect([...verdicts.keys()]).toEqual(all.map(({ id }) => id));
  const unreasoned = [...verdicts].filter(
    ([, { verdict, reason }]) =>
      !['strong', 'fine', 'weak'].includes(verdict ?? '') ||
      reason.length < 5 ||
      reason.length > 90,
  );
  expect(unreasoned).toEqual([]);
});

test('a verdict is about the text as it is: a changed one is read again and its mark put here', () => {
  const unread = all.filter((prompt) => verdicts.get(prompt.id)?.text !== textOf(prompt));
  expect(unread.map((prompt) => `${prompt.id}\t${textOf(prompt)}`)).toEqual([]);
});

test('at most 3 of 100 texts are weak', () => {
  const weak = [...verdicts].filter(([, { verdict }]) => verdict === 'weak');
  expect(weak.length / verdicts.size, weak.map(([id]) => id).join(' ')).toBeLessThanOrEqual(0.03);
});

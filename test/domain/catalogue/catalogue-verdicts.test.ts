import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Prompt } from '#shared/catalogue/schema.ts';
import { prompts } from '../../support/catalogue.ts';
import { tradePrompts } from '../../support/trade-prompts.ts';

const ratings = ['strong', 'fine', 'weak'] as const;
const all: readonly Prompt[] = [...prompts, ...tradePrompts];
const [head, ...rows] = readFileSync('shared/catalogue/verdicts.tsv', 'utf8').trim().split('\n');

/** One reader’s verdict on a text in the version that `text` marks. */
type Reading = { text: string; verdict: string; reason: string };
const verdicts = rows.map((row) => {
  const [id = '', text = '', verdict = '', reason = '', ...more] = row.split('\t');
  const [text2 = '', found = '', verdict2 = '', reason2 = ''] = more;
  const first: Reading = { text, verdict, reason };
  const second: Reading = { text: text2, verdict: verdict2, reason: reason2 };
  return { id, first, second, found };
});

/** The version mark of a text: it changes with its title, words and outcome. */
const textOf = ({ title, content, defaultSpecificOutcome }: Prompt) =>
  createHash('sha256')
    .update([title, content, defaultSpecificOutcome].join('\n'))
    .digest('hex')
    .slice(0, 8);
const present = new Map(all.map((prompt) => [prompt.id, textOf(prompt)]));

/** Returns the verdicts of both readers on the current version of a text. */
const readNow = ({ id, first, second }: (typeof verdicts)[number]) =>
  [first, second].filter(({ text }) => text === present.get(id));

const isReasoned = ({ verdict, reason }: Reading) =>
  ratings.some((rating) => rating === verdict) && reason.length >= 5 && reason.length <= 90;

/** Counts the texts per rating, in the words of docs/catalogue.md. */
const counted = (given: readonly string[]) =>
  [...ratings.map((rating) => given.filter((one) => one === rating).length), given.length].join(
    ' | ',
  );
const page = readFileSync('docs/catalogue.md', 'utf8');

test('every text has a verdict of two readers, each with a reason of one line', () => {
  expect(head).toBe('id\tfirst read\tverdict\treason\tsecond read\tfound\tverdict\treason');
  expect(verdicts.map(({ id }) => id)).toEqual([...present.keys()]);
  expect(verdicts.filter(({ first, second }) => !isReasoned(first) || !isReasoned(second))).toEqual(
    [],
  );
});

test('every verdict is about the current version of its text', () => {
  const unread = verdicts.filter((one) => readNow(one).length === 0);
  expect(unread.map(({ id }) => `${id}\t${present.get(id)}`)).toEqual([]);
});

test('at most 3 of 100 current texts are rated as weak by a reader', () => {
  const weak = verdicts.filter((one) => readNow(one).some(({ verdict }) => verdict === 'weak'));
  const ids = weak.map(({ id }) => id).join(' ');
  expect(weak.length / verdicts.length, ids).toBeLessThanOrEqual(0.03);
});

test('docs/catalogue.md states both readers’ ratings and how often they agree', () => {
  const agreed = verdicts.filter(({ first, found }) => first.verdict === found).length;
  const both = verdicts.filter((one) => readNow(one).length === 2).length;
  expect(page).toContain(
    `| first reader | ${counted(verdicts.map(({ first }) => first.verdict))} |`,
  );
  expect(page).toContain(
    `| second reader, as found | ${counted(verdicts.map(({ found }) => found))} |`,
  );
  expect(page).toContain(
    `| second reader, now | ${counted(verdicts.map(({ second }) => second.verdict))} |`,
  );
  expect(page).toContain(`same verdict for ${agreed} of ${verdicts.length}`);
  expect(page).toContain(`${both} texts stand as both read them`);
});

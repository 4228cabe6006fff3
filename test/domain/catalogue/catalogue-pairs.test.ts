import { expect, test } from 'vitest';
import type { Prompt } from '#shared/catalogue/schema.ts';
import { numberBlanks } from '#shared/domain/prompt-numbers.ts';
import { prompts } from '../support/catalogue.ts';
import { tradePrompts } from '../support/trade-prompts.ts';

const all: readonly Prompt[] = [...prompts, ...tradePrompts];
type Pair = { label: string; id: string; sentence: string; prompt: string };

/** The sentence of a row around a blank; a row that only names the blank is its own sentence. */
const sentenceOf = (row: string, blank: string) =>
  row.split(/(?<=[.?!])\s+/).find((sentence) => sentence.includes(`{${blank}}`)) ?? row;

const pairs: readonly Pair[] = all.flatMap((prompt) =>
  prompt.additionalInputs.flatMap(({ id, label }) => {
    const rows = prompt.content.split('\n');
    return rows.flatMap((row, at) => {
      if (!row.includes(`{${id}}`)) return [];
      const isBlock = row.startsWith('<');
      const sentence = isBlock ? `${rows[at - 1]} ${row}` : sentenceOf(row, id);
      return [{ label, id, sentence, prompt: prompt.id }];
    });
  }),
);

test('what each blank asks and the sentence it is used in are pairs that were read', async () => {
  const lines = [...new Set(pairs.map(({ label, sentence }) => `${label}\n    ${sentence}`))];
  // A pair that is new or changed is read by a person before the file is written again.
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot(
    './__snapshots__/catalogue-pairs.txt',
  );
});

test('a blank is used, or asks for a number of the sum', () => {
  const unused = all.flatMap((prompt) =>
    prompt.additionalInputs.flatMap(({ id }) =>
      prompt.content.includes(`{${id}}`) || numberBlanks(prompt).has(id)
        ? []
        : [`${prompt.id} ${id}`],
    ),
  );
  expect(unused).toEqual([]);
});

/** Inputs that were sent with a meaning they do not have, and the sentences they may stand in. */
const meanings: Readonly<Record<string, RegExp>> = {
  experience_level: /^How often I have set up such things: /,
  severity: /^(?:How (?:bad|serious)(?: it is)?|Seriousness): /,
  average_job_value:
    /^(?:A usual job|It brings|A visit costs them|.*(?:hold\?|is too low\.$))|A usual job brings/,
  posting_frequency: /^(?:How often (?:now|I post)|I post(?: now)?): /,
  seasonal_relevance: /^Season(?:, if not the present one)?: /,
  customer_type:
    /^(?:Customers?(?: kind)?|Who (?:buys|pays our bills)|New customers|Mostly we work for): /,
  jobs_per_week:
    /^(?:Jobs a week(?: now| at the moment)?|Jobs like this a week|We do now, a week): /,
  complexity: /^$/,
  cost_structure: /^$/,
};

test('an input of the library keeps its meaning in every sentence', () => {
  const misused = pairs.filter(({ id, sentence }) => {
    const meaning = meanings[id];
    return meaning && !meaning.test(sentence);
  });
  expect(misused.map(({ prompt, id, sentence }) => `${prompt} ${id}: ${sentence}`)).toEqual([]);
});

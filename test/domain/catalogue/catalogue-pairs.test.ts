import { expect, test } from 'vitest';
import type { Prompt } from '#shared/catalogue/schema.ts';
import { getNumberInputs } from '#shared/domain/numbers/starter-prompt-numbers.ts';
import { prompts } from '../../support/catalogue.ts';
import { tradePrompts } from '../../support/trade-prompts.ts';

const all: readonly Prompt[] = [...prompts, ...tradePrompts];
type Pair = { label: string; id: string; sentence: string; prompt: string };

/** Returns the sentence around a blank; a row that only names the blank is its own sentence. */
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

test('the pairs of blank and sentence match the reviewed list', async () => {
  const lines = [...new Set(pairs.map(({ label, sentence }) => `${label}\n    ${sentence}`))];
  // Review a new or changed pair before updating the snapshot.
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot(
    './__snapshots__/catalogue-pairs.txt',
  );
});

test('every blank is used in the text or is a number of its calculation', () => {
  const unused = all.flatMap((prompt) =>
    prompt.additionalInputs.flatMap(({ id }) =>
      prompt.content.includes(`{${id}}`) || getNumberInputs(prompt).has(id)
        ? []
        : [`${prompt.id} ${id}`],
    ),
  );
  expect(unused).toEqual([]);
});

/** Inputs that were once used with another meaning, and the sentences in which they are allowed. */
const meanings: Readonly<Record<string, RegExp>> = {
  experience_level: /^How often I(?: have set up such things|'ve set up things like this): /,
  severity: /^How (?:bad|serious)(?: it is)?: /,
  average_job_value:
    /^(?:A (?:usual|typical) job|It brings|A visit costs them|.*(?:enough\?|is too low\.$))|A (?:usual|typical) job brings/,
  posting_frequency: /^(?:How often (?:now|I post)|I post(?: now)?): /,
  seasonal_relevance: /^Season(?:, if not (?:the present|this) one)?: /,
  customer_type:
    /^(?:Customers?(?: kind)?|Who (?:buys|pays our invoices)|New customers|Mostly we work for): /,
  jobs_per_week:
    /^(?:Jobs (?:a|per) week(?: now| at the moment| right now)?|Jobs like this (?:a|per) week|We do now, a week): /,
  complexity: /^How involved: /,
  cost_structure: /^My costs are mostly: /,
};

test('a shared input has the same meaning in every sentence', () => {
  const misused = pairs.filter(({ id, sentence }) => {
    const meaning = meanings[id];
    return meaning && !meaning.test(sentence);
  });
  expect(misused.map(({ prompt, id, sentence }) => `${prompt} ${id}: ${sentence}`)).toEqual([]);
});

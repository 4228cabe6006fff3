import { expect, test } from 'vitest';
import { kits } from '#shared/catalogue/kits/index.ts';
import type { Prompt } from '#shared/catalogue/schema.ts';
import { prefill } from '#shared/domain/catalogue/prefill-and-validate-inputs.ts';
import { dialogFields } from '#shared/domain/catalogue/prompt-dialog-fields.ts';
import type { Deliverables } from '#shared/domain/chat/answer-parts/declared-deliverables.ts';
import { isForWords } from '#shared/domain/numbers/starter-prompt-numbers.ts';
import { prompts } from '../../support/catalogue.ts';
import { tradePrompts } from '../../support/trade-prompts.ts';

const all: readonly Prompt[] = [...prompts, ...tradePrompts];

/** Whether an answer hands over something that is sent, said or posted. */
const isMessage = (deliverables: Deliverables = []) =>
  deliverables.some((one) => one.kind === 'draft' && one.channel !== 'document');

/** Words that make a missing number the subject of an answer. */
const missingNumber =
  /\b(?:which|any|a|the|what) (?:number|figure|amount|price)s? (?:that )?(?:is|are) missing\b|\bmissing (?:number|figure|amount)s?\b/i;

test('no text of a prompt that hands over a message asks which number is missing', () => {
  const texts = [
    ...all.filter(({ deliverables }) => isMessage(deliverables)),
    ...Object.values(kits),
  ];
  expect(texts.length).toBeGreaterThan(200);
  const wrong = texts.filter(({ content }) => missingNumber.test(content));
  expect(wrong.map(({ id, content }) => `${id}: ${missingNumber.exec(content)?.[0]}`)).toEqual([]);
});

test('a prompt for words asks for no number that its text does not say', () => {
  const wordy = all.filter(isForWords);
  expect(wordy.length).toBeGreaterThan(200);
  const wrong = wordy.flatMap((prompt) => {
    const first = (input: Prompt['additionalInputs'][number]) =>
      prefill(input, { business: {}, memory: [] });
    const { shown, folded } = dialogFields(prompt, first, {});
    const said = (id: string) => prompt.content.includes(`{${id}}`);
    const blanks = prompt.additionalInputs.filter(({ id, type }) => type === 'number' && !said(id));
    return [
      ...shown.numbers.map(({ id }) => `${prompt.id} shows ${id}`),
      ...folded.numbers
        .filter(({ isNeeded }) => isNeeded)
        .map(({ id }) => `${prompt.id} needs ${id}`),
      ...blanks.map(({ id }) => `${prompt.id} asks for ${id}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test('no text of any prompt makes a missing number its first order', () => {
  const orders = /^(?:First|Start|Tell me|Say|List|Check)\b/;
  const wrong = all.filter(({ content }) => {
    const first = content.split('\n').find((row) => orders.test(row)) ?? '';
    return missingNumber.test(first);
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

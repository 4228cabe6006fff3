import type { Plugin } from 'vite';
import type { AskableId } from '#shared/domain/numbers/askable-numbers.ts';
import { calculateWithDerived } from '#shared/domain/numbers/calculators/derived-numbers.ts';
import { calculators } from '#shared/domain/numbers/calculators/index.ts';
import type { Inputs } from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import { finding } from '#shared/domain/numbers/calculators/run-calculator.ts';
import { type FreeToolId, freeToolIds } from '#shared/domain/numbers/free-tool-ids.ts';
import { freeTools, shownInputs } from '#shared/domain/numbers/free-tools.ts';
import type { NumberId } from '#shared/domain/numbers/kept-and-case-number-definitions.ts';
import { numbers } from '#shared/domain/numbers/numbers.ts';
import { choices, isChoiceId } from '../../shared/domain/numbers/number-choices.ts';
import { createFormat } from '../../shared/domain/numbers/number-format-and-local-words.ts';

const moduleId = 'virtual:free-tools';

/** Serves `virtual:free-tools`: what the pages of the free sums show before a calculator is loaded, with each example already worked out. */
export const freeToolWords = (): Plugin => ({
  name: 'free-tool-words',
  resolveId: (wanted) => (wanted === moduleId ? `\0${moduleId}` : undefined),
  load: (wanted) => {
    if (wanted !== `\0${moduleId}`) return undefined;
    const all = Object.fromEntries(freeToolIds.map((id) => [id, wordsOf(id)]));
    return `export const freeToolWords = ${JSON.stringify(all)};`;
  },
});

const style = { locale: 'en-US', currency: 'USD' };
const format = createFormat(style);

const fieldOf = (id: AskableId, isOptional: boolean) => {
  if (isChoiceId(id)) {
    const { label, question, options } = choices[id];
    return { id, label, hint: question, options, isOptional };
  }
  const { label, question, unit } = numbers[id as NumberId];
  return { id, label, hint: question, kind: unit, isOptional };
};

const shown = (id: AskableId, example: Inputs) => {
  const value = String(example[id]);
  if (isChoiceId(id)) return `${choices[id].label}: ${choices[id].options[value as never]}`;
  const { label, unit } = numbers[id as NumberId];
  const written = format.value(unit, value);
  return `${label}: ${unit === 'hours' ? `${written} h` : written}`;
};

const wordsOf = (id: FreeToolId) => {
  const { calculator, asks, more, example } = freeTools[id];
  const { result, inputs } = calculateWithDerived(calculator, example, style.currency);
  if (result.kind !== 'figures') throw new Error(`The example of ${id} has no figures.`);
  return {
    fields: [...asks.map((one) => fieldOf(one, false)), ...more.map((one) => fieldOf(one, true))],
    /** What is asked before anything is filled in. */
    first: shownInputs(id, {}),
    caveats: calculators[calculator].caveats,
    example: {
      values: example,
      given: [...asks, ...more]
        .filter((one) => example[one] !== undefined)
        .map((one) => shown(one, example)),
      ...finding(calculator, inputs, result, format),
    },
  };
};

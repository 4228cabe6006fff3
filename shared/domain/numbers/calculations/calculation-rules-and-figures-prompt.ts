/** What the model is told about sums: how to ask for them, and the figures it uses. */

import { row } from '../../chat/prompt/data-blocks.ts';
import { formulaInValues } from '../calculators/formula-text.ts';
import { type CalculatorId, calculatorIds, calculators } from '../calculators/index.ts';
import type { LocaleAndCurrency } from '../locale-and-currency.ts';
import { createFormat, type Format } from '../number-format-and-local-words.ts';
import { isNumberId } from '../numbers.ts';
import type { CalculationResult } from './calculation-schemas.ts';

/** What an answer can give a calculator: numbers alone. Choices, days and rows the business keeps. */
const takenBy = (id: CalculatorId) => {
  const { required, mainInputs, conditional } = calculators[id];
  return [...new Set([...required, ...mainInputs, ...conditional])].filter(isNumberId).join(', ');
};

/** The rules of sums, the same for every request. */
export const sumRules: readonly string[] = [
  'You do no arithmetic on money, hours or percentages. Figures inside the tags figures_text_… were worked out by Sevenhands from the numbers of the owner: use them as they stand, say what is in them, and compute nothing from them. The same for money_notes, what the business keeps of its numbers and what customers owe: answer with them when they belong to the question, and ask for none that stands there. Where they differ, figures_text counts, because it is about the job of this question, also where a label there says typical; then money_notes, which are about all jobs of the business; then what is remembered. Say once that they differ.',
  'A number that figures_text marks as missing is the one you may ask for, in the question at the end. Where it says "No figures", write without them and do not mention them.',
  'A sum that is asked for and not among the figures: name it in calculate, with the numbers that are known for it, also those of the figures before; what the business keeps is added for you. Totals, products and shares of a list: add_up. Both empty when no sum is needed.',
  'For a sum that neither a calculator nor add_up can give, say that you cannot work it out here, and that Your money (/dashboard/numbers) has the calculators.',
  `The calculators: ${calculatorIds.map((id) => `${id} (${calculators[id].question} Takes ${takenBy(id)})`).join('; ')}.`,
];

/** The same where an answer cannot ask for sums. */
export const sumRulesOfText: readonly string[] = [
  ...sumRules.slice(0, 2),
  'A sum that is not among the figures: say that it stands at Your money (/dashboard/numbers) and is worked out there.',
];

/** The figures in force as a data block, still without a code; empty without any. */
export const figuresBlock = (
  sums: readonly CalculationResult[],
  { locale }: Pick<LocaleAndCurrency, 'locale'>,
): string => {
  const rows = sums.flatMap((sum) => rowsOf(sum, createFormat({ locale, currency: sum.currency })));
  const said = rows.filter((line) => line !== undefined);
  return said.length ? `<figures_text>\n${said.join('\n')}\n</figures_text>` : '';
};

const rowsOf = (sum: CalculationResult, format: Format) => {
  const { title, headline, figures, notes, missing } = sum;
  const used = numbersIn(sum).map(
    ({ label, unit, value }) => `${label} ${format.value(unit, value)}`,
  );
  const made = figures.map((figure) => {
    const { label, unit, value } = figure;
    return `${label} ${format.value(unit, value)} (= ${formulaInValues(figure, format.value)})`;
  });
  return [
    row(title, headline),
    row('- from', used.join('; ')),
    row('- figures', made.join('; ')),
    row('- note', notes.join(' ')),
    row('- missing', missing[0] ?? ''),
  ].map((line) => line && format.words(line));
};

/** The numbers that the figures were made from, each once. */
export const numbersIn = ({ figures, steps }: Pick<CalculationResult, 'figures' | 'steps'>) => {
  const made = new Set([...figures, ...steps].map(({ id }) => id));
  const given = [...steps, ...figures].flatMap(({ inputs }) => inputs);
  return [...new Map(given.filter(({ id }) => !made.has(id)).map((one) => [one.id, one])).values()];
};

import { checkNumber } from '../check-number.ts';
import { currencyDigits } from '../currency-digits-and-scale.ts';
import { asDecimal, decimalsOf } from '../decimal-as-text.ts';
import { isOption } from '../number-choices.ts';
import type { Format } from '../number-format-and-local-words.ts';
import { isNumberId, numbers } from '../numbers.ts';
import type { Calculator } from './calculator.ts';
import { createWorksheet } from './calculator-worksheet.ts';
import { dayNumberOf } from './days-since-1970.ts';
import { marginNoteValues } from './floor-and-target-price.ts';
import { type CalculatorId, calculators } from './index.ts';
import type {
  CalculatorResult,
  CashRow,
  Figure,
  FiguresResult,
  Finding,
  InputId,
  Inputs,
  Note,
} from './input-and-result-types.ts';

/** Everything a calculator looks at, once each. */
export const inputsOf = (calculator: Calculator): InputId[] => [
  ...new Set([
    ...calculator.required,
    ...calculator.conditional,
    ...calculator.optional.map(({ id }) => id),
  ]),
];

const repeats = new Set<unknown>(['once', 'weekly', '2-weeks', '4-weeks', 'monthly']);

/** Whether a row can be counted: an amount from zero on, a day that exists. */
const isCashRow = (row: CashRow, currency: string): boolean => {
  const amount = asDecimal(row.amount);
  if (amount === undefined || amount.startsWith('-')) return false;
  if (decimalsOf(amount) > currencyDigits(currency) || amount.length > 15) return false;
  if (row.way !== 'in' && row.way !== 'out') return false;
  return !Number.isNaN(dayNumberOf(row.date)) && repeats.has(row.repeat);
};

/** Whether a given value can be used: a number within its bounds, an option of its choice, a day, rows that can be counted. */
const isUsable = (id: InputId, inputs: Inputs, currency: string): boolean => {
  if (isNumberId(id)) return !checkNumber(id, inputs[id] ?? '', currency);
  if (id === 'today') return !Number.isNaN(dayNumberOf(inputs.today ?? ''));
  if (id === 'rows') return (inputs.rows ?? []).every((row) => isCashRow(row, currency));
  return isOption(id, inputs[id]);
};

/** A wanted profit of 100 is most often a mark-up, and is told so. */
const boundsError = (ids: readonly InputId[], inputs: Inputs): Note => {
  const profit = asDecimal(inputs.profit_target ?? '');
  return ids.includes('profit_target') && Number(profit) > numbers.profit_target.max
    ? { id: 'margin_too_high', values: marginNoteValues(inputs) }
    : { id: 'out_of_bounds', values: {} };
};

/** Runs one calculator in the currency of the business: figures, what is missing, or why there is no answer. */
export const runCalculator = (
  calculator: Calculator,
  inputs: Inputs,
  currency: string,
): CalculatorResult => {
  const missing = calculator.needs(inputs).filter((id) => inputs[id] === undefined);
  if (missing.length > 0) return { kind: 'missing', missing };
  const given = inputsOf(calculator).filter((id) => inputs[id] !== undefined);
  const wrong = given.filter((id) => !isUsable(id, inputs, currency));
  if (wrong.length > 0) {
    return { kind: 'error', error: boundsError(wrong, inputs), ids: wrong, figures: [] };
  }
  const sheet = createWorksheet(inputs, currency, calculator);
  const refusal = calculator.work(inputs, sheet);
  const figures = inOrder(calculator, sheet.figures);
  if (refusal) return { kind: 'error', error: refusal.error, ids: [], figures };
  const { steps, notes, cash } = sheet;
  return { kind: 'figures', figures, steps, notes, ...(cash && { cash }) };
};

const inOrder = (calculator: Calculator, figures: readonly Figure[]) =>
  figures.toSorted((a, b) => placeOf(calculator, a) - placeOf(calculator, b));
const placeOf = (calculator: Calculator, { id }: Figure) => {
  const places = Object.keys(calculator.figures);
  return places.includes(id) ? places.indexOf(id) : places.length;
};

/** The result as a headline and the sentences under it. */
const findingOf = (
  calculator: Calculator,
  inputs: Inputs,
  result: FiguresResult,
  format: Format,
): Finding =>
  calculator.finding(
    (id) => {
      if (!calculator.figures[id]) throw new Error(`${calculator.id} has no figure ${id}`);
      const figure = result.figures.find((one) => one.id === id);
      return figure && format.value(figure.unit, figure.value);
    },
    { result, inputs, format },
  );

/** Works out one calculator in the currency of the business (ISO code). */
export const calculate = (id: CalculatorId, inputs: Inputs, currency: string): CalculatorResult =>
  runCalculator(calculators[id], inputs, currency);

/** The result as a headline and the sentences under it, in the words of the product. */
export const finding = (
  id: CalculatorId,
  inputs: Inputs,
  result: FiguresResult,
  format: Format,
): Finding => findingOf(calculators[id], inputs, result, format);

/** What an answer proposes besides its parts: sums to work out, facts to keep. Checked here for shape only. */
import { answerLimits } from './answer-limits.ts';
import { fieldsOf, lineOf, listOf, shortText } from './read-unchecked-values.ts';

/** A sum for one of the calculators; which ids exist and which inputs it needs, the calculator says. */
export type CalculatorSum = { calculator: string; inputs: { id: string; value: number }[] };
/** A total of lines, each an amount taken so many times, and what it is divided by. */
export type AddUpSum = {
  unit: (typeof addUpUnits)[number];
  lines: { label: string; amount: number; times: number }[];
  per: number | null;
  perLabel: string;
};
/** What a total may be counted in. */
export const addUpUnits = ['money', 'hours', 'count'] as const;
export type ProposedCalculations = { calculate: CalculatorSum[]; addUp: AddUpSum[] };

/** A fact about the business, with the owner's words it was taken from. */
export type ProposedFact = { key: string; value: string; quote: string };

const { calculate, addUp, facts } = answerLimits;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Whether an answer asks for sums, readable ones or not. */
export const asksForCalculations = (answer: unknown) => {
  const { calculate, add_up } = fieldsOf(answer);
  return listOf(calculate).length + listOf(add_up).length > 0;
};

/** The sums an answer asks for. */
export const acceptCalculations = (answer: unknown): ProposedCalculations => ({
  calculate: listOf(fieldsOf(answer).calculate)
    .flatMap((entry) => {
      const { calculator, inputs } = fieldsOf(entry);
      return typeof calculator === 'string' ? [{ calculator, inputs: acceptInputs(inputs) }] : [];
    })
    .slice(0, calculate.sums),
  addUp: listOf(fieldsOf(answer).add_up)
    .map((entry) => {
      const { unit, lines, per, per_label } = fieldsOf(entry);
      return {
        unit: addUpUnits.find((one) => one === unit) ?? 'money',
        lines: acceptLines(lines),
        per: isNumber(per) ? per : null,
        perLabel: lineOf(per_label, addUp.label),
      };
    })
    .filter(({ lines }) => lines.length)
    .slice(0, addUp.sums),
});

const acceptInputs = (value: unknown) =>
  listOf(value)
    .flatMap((entry) => {
      const { id, value: number } = fieldsOf(entry);
      return typeof id === 'string' && isNumber(number) ? [{ id, value: number }] : [];
    })
    .slice(0, calculate.inputs);

const acceptLines = (value: unknown) =>
  listOf(value)
    .flatMap((entry) => {
      const { label, amount, times } = fieldsOf(entry);
      if (!isNumber(amount)) return [];
      return [{ label: lineOf(label, addUp.label), amount, times: isNumber(times) ? times : 1 }];
    })
    .slice(0, addUp.lines);

/** The facts an answer proposes; one without key, value or quote is left out. */
export const acceptProposedFacts = (answer: unknown): ProposedFact[] =>
  listOf(fieldsOf(answer).facts)
    .map((entry) => {
      const { key, value, quote } = fieldsOf(entry);
      return {
        key: lineOf(key, facts.key),
        value: lineOf(value, facts.value),
        quote: shortText(quote, facts.quote),
      };
    })
    .filter(({ key, value, quote }) => key && value && quote)
    .slice(0, facts.items);

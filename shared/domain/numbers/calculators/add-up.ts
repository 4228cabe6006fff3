/** Sums, products and shares of named values, for what none of the ten calculators covers: pasted lists, cost per mile, minutes saved. */
import { currencyDigits } from '../currency-digits-and-scale.ts';
import { asDecimal, type Decimal } from '../decimal-as-text.ts';
import type { Unit } from '../define-number.ts';
import { type Exact, exact, round, sum, toDecimal, toFraction, zero } from './exact-decimals.ts';
import type { Figure, FigureInput } from './input-and-result-types.ts';

/** How many lines one sum may have. */
export const addUpLimit = 60;

export type AddUp = {
  /** What the amounts are counted in. */
  readonly unit: Exclude<Unit, 'percent'>;
  readonly lines: readonly {
    readonly label: string;
    readonly amount: Decimal;
    /** How many times the amount counts; once when left out. */
    readonly times?: Decimal;
  }[];
  /** What the total is divided by, for example the miles of a cost per mile. */
  readonly per?: { readonly label: string; readonly amount: Decimal };
};

export type AddUpResult =
  | { kind: 'figures'; figures: Figure[] }
  | {
      kind: 'error';
      error: 'nothing_to_add' | 'too_many_lines' | 'not_a_number' | 'divided_by_zero';
    };
type Line = AddUp['lines'][number];
type Made = Pick<Figure, 'id' | 'label' | 'unit' | 'formula'> & { from: readonly FigureInput[] };

const makeFigure = ({ from, ...made }: Made, value: Exact, digits: number): Figure => ({
  ...made,
  value: toDecimal(round(value, 'half', digits)),
  exact: toFraction(value),
  inputs: [...from],
});

const asInput = ({ id, label, unit, value }: Figure): FigureInput => ({ id, label, unit, value });

const lineFigure = (line: Line, at: number, unit: Unit, digits: number): Figure => {
  const { label, amount, times } = line;
  const value = exact(amount).mul(exact(times ?? '1'));
  const formula = times === undefined ? '{amount}' : '{amount} × {times}';
  const from: FigureInput[] = [{ id: 'amount', label, unit, value: amount }];
  if (times !== undefined) from.push({ id: 'times', label: 'Times', unit: 'count', value: times });
  return makeFigure({ id: `line_${at + 1}`, label, unit, formula, from }, value, digits);
};

/** Each line's share of the total, when there is a whole to have shares of. */
const shareFigures = (lines: readonly Figure[], total: Figure): Figure[] => {
  const whole = exact(total.value);
  if (lines.length < 2 || whole.lte(0) || lines.some(({ value }) => value.startsWith('-'))) {
    return [];
  }
  return lines.map((line, at) =>
    makeFigure(
      {
        id: `share_${at + 1}`,
        label: `${line.label}, share of total`,
        unit: 'percent',
        formula: `{${line.id}} ÷ {total}`,
        from: [asInput(line), asInput(total)],
      },
      exact(line.value).div(whole).mul(100),
      1,
    ),
  );
};

const problemIn = ({
  lines,
  per,
}: AddUp): Extract<AddUpResult, { kind: 'error' }>['error'] | undefined => {
  if (lines.length === 0) return 'nothing_to_add';
  if (lines.length > addUpLimit) return 'too_many_lines';
  const values = lines.flatMap(({ amount, times = '1' }) => [amount, times]);
  if ([...values, per?.amount ?? '1'].some((value) => asDecimal(value) === undefined)) {
    return 'not_a_number';
  }
  return per && Number(per.amount) === 0 ? 'divided_by_zero' : undefined;
};

/** The total first, then every line, each line's share when all are positive, and the total for one of `per`; the total is the sum of the lines as shown. */
export const addUp = (request: AddUp, currency: string): AddUpResult => {
  const error = problemIn(request);
  if (error) return { kind: 'error', error };
  const { unit, per } = request;
  const digits = unit === 'money' ? currencyDigits(currency) : 2;
  const lines = request.lines.map((line, at) => lineFigure(line, at, unit, digits));
  const value = lines.reduce((all, line) => sum(all, exact(line.value)), zero);
  const formula = lines.map(({ id }) => `{${id}}`).join(' + ');
  const from = lines.map(asInput);
  const total = makeFigure({ id: 'total', label: 'Total', unit, formula, from }, value, digits);
  const figures = [total, ...lines, ...shareFigures(lines, total)];
  if (!per) return { kind: 'figures', figures };
  const divisor: FigureInput = { id: 'per', label: per.label, unit: 'count', value: per.amount };
  const each = {
    id: 'each',
    label: `Total ÷ ${per.label}`,
    unit,
    formula: '{total} ÷ {per}',
    from: [asInput(total), divisor],
  };
  return {
    kind: 'figures',
    figures: [...figures, makeFigure(each, value.div(exact(per.amount)), digits)],
  };
};

import { readFileSync } from 'node:fs';
import type { CalculatorId } from '#shared/domain/numbers/calculators/index.ts';
import type { CashRow, Inputs } from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import { isNumberId, numbers } from '#shared/domain/numbers/numbers.ts';

/** The golden file has money in cents; the product uses decimals of whole money. */
type GoldenValue = string | number | boolean | GoldenRow[] | null;
type GoldenRow = Omit<CashRow, 'amount'> & { amount: number };
type GoldenFigure = { value: string | number; exact: string; shown: string };
export type GoldenWeek = Record<string, string | number>;
export type GoldenResult = {
  figures?: Record<string, GoldenFigure>;
  notes?: string[];
  missing?: string[];
  error?: string;
  ids?: string[];
  low_point_on?: string;
  first_under?: { week: number; on: string } | null;
  weeks?: GoldenWeek[];
};
type GoldenCase = { name: string; inputs: Record<string, GoldenValue>; result: GoldenResult };

type GoldenRows = {
  name: string;
  inputs: Record<string, GoldenValue>;
  result: { rows: GoldenRow[]; notes: string[] };
};
const golden: { calculators: Record<string, GoldenCase[]>; cash_rows: GoldenRows[] } = JSON.parse(
  readFileSync(new URL('../../fixtures/numbers/golden.json', import.meta.url), 'utf8'),
);

/** Cents as a decimal of whole money. */
export const fromCents = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/, '');
  return cents < 0 ? `-${text}` : text;
};

const fromRow = ({ amount, ...row }: GoldenRow): CashRow => ({
  ...row,
  amount: fromCents(amount),
});

const inputOf = ([id, value]: [string, GoldenValue]) => {
  if (Array.isArray(value)) return [id, value.map(fromRow)];
  const isMoney = isNumberId(id) && numbers[id].unit === 'money';
  return [id, isMoney ? fromCents(Number(value)) : value];
};

export const inputsFrom = (raw: Record<string, GoldenValue>): Inputs =>
  Object.fromEntries(Object.entries(raw).map(inputOf));

export const goldenCases = Object.entries(golden.calculators).flatMap(([calculator, cases]) =>
  cases.map(({ name, inputs, result }) => ({
    calculator: calculator as CalculatorId,
    name: `${calculator}: ${name}`,
    inputs: inputsFrom(inputs),
    result,
  })),
);

export const goldenCashRows = golden.cash_rows.map(({ name, inputs, result }) => ({
  name,
  inputs: { today: '', ...inputsFrom(inputs) },
  rows: result.rows.map(fromRow),
  notes: result.notes,
}));

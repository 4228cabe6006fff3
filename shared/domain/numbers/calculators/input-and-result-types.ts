import type { Decimal } from '../decimal-as-text.ts';
import type { Unit } from '../define-number.ts';
import type { NumberId } from '../kept-and-case-number-definitions.ts';
import type { ChoiceId, CrewPaid, TaxMode } from '../number-choices.ts';
import type { Exact, Rounding } from './exact-decimals.ts';

/** Money that comes in or goes out, once or again and again; `sure` is asked of money that comes in. */
export type CashRow = {
  readonly label: string;
  readonly way: 'in' | 'out';
  readonly amount: Decimal;
  /** The first day, ISO. */
  readonly date: string;
  readonly repeat: 'once' | 'weekly' | '2-weeks' | '4-weeks' | 'monthly';
  /** Booked or billed, not hoped for; money that goes out always counts. */
  readonly sure?: boolean;
};

/** What a calculator is given: decimals in the unit of each number, choices, and for cash the day and the rows. */
export type Inputs = Readonly<
  Partial<Record<NumberId, Decimal>> & {
    tax_mode?: TaxMode;
    crew_paid?: CrewPaid;
    /** The owner works alone. */
    solo?: boolean;
    /** The job is another than the typical one, so the jobs of a week say nothing of its hours. */
    other_job?: boolean;
    today?: string;
    rows?: readonly CashRow[];
  }
>;

/** What can be missing. `new_price` stands for itself or for `price_change`: one of them is enough. */
export type InputId = NumberId | ChoiceId | 'today' | 'rows';

/** A value a figure was made from. */
export type FigureInput = { id: string; label: string; unit: Unit; value: Decimal };

/** One result. `value` is rounded and is what is shown and used further. */
export type Figure = {
  id: string;
  label: string;
  unit: Unit;
  value: Decimal;
  /** Before rounding, as "numerator/denominator" in the same unit. */
  exact: string;
  /** How it is made: ids in braces with ×, ÷, + and −, each id being one of `inputs`. */
  formula: string;
  inputs: FigureInput[];
};

export type Note = {
  id: string;
  /** What its sentence names. */
  values: Readonly<Record<string, FigureInput>>;
};

/** The 13 weeks of cash beside its figures; every amount is a decimal, every day ISO. */
export type CashWeek = {
  week: number;
  from: string;
  start: Decimal;
  in: Decimal;
  out: Decimal;
  end: Decimal;
  /** The same with money that is sure only. */
  end_sure: Decimal;
  /** Lowest point of the week on sure money. */
  low_sure: Decimal;
};
export type CashPlan = {
  low_point_on: string;
  /** The first day below `cash_floor`, or below zero without one. */
  first_under: { week: number; on: string } | null;
  /** The lowest day with all money in and out, what is not sure included. */
  expected: { low: Decimal; low_on: string };
  weeks: CashWeek[];
};

/** A calculator answers with figures, with what is missing, or with why there is no answer. */
export type CalculatorResult =
  | {
      kind: 'figures';
      /** In the order they are read. */
      figures: Figure[];
      /** Values between inputs and figures that formulas name. */
      steps: Figure[];
      notes: Note[];
      cash?: CashPlan;
    }
  | { kind: 'missing'; missing: InputId[] }
  | { kind: 'error'; error: Note; ids: InputId[]; figures: Figure[] };
export type FiguresResult = Extract<CalculatorResult, { kind: 'figures' }>;

/** The result in one sentence, and what belongs to it. */
export type Finding = { headline: string; lede: string };

/** Reads figures of a result as text; undefined for one the result does not have; throws for one the calculator does not know. */
export type ShowFigure = (id: string) => string | undefined;

/** What `work` answers instead of figures when there is no answer. */
export type Refusal = { error: Note };

/** How a figure is rounded and named. */
export type HowToRound = {
  mode?: Rounding;
  /** Digits after the point; the smallest coin for money and a tenth for the rest when left out. */
  digits?: number;
  /** What the value was before its parts were rounded, where it is a sum of shown parts. */
  exactly?: Exact;
  /** A label for this calculator only. */
  label?: string;
};

/** Where a calculator writes its answer. */
export type Sheet = {
  /** The exact value of a number that is known to be given. */
  given: (id: NumberId) => Exact;
  /** Money to the smallest coin. */
  toCoin: (value: Exact) => Exact;
  /** Adds a figure and returns it as shown; a percentage is given as a share and returned in percent. */
  figure: (id: string, value: Exact, formula: string, how?: HowToRound) => Exact;
  /** Names a value that formulas use, and returns it unrounded; a percentage is given as a share. */
  step: (id: string, value: Exact, formula: string) => Exact;
  note: (id: string, values?: Note['values']) => void;
  /** A value by id, for the sentence of a note. */
  named: (id: string) => FigureInput;
  keepCash: (plan: CashPlan) => void;
};

import type { Format } from '../format.ts';
import type { FigureId } from './figure-labels.ts';
import type { ErrorId } from './notes.ts';
import type { Sheet } from './sheet.ts';
import type {
  FiguresResult,
  Finding,
  InputId,
  Inputs,
  Note,
  Refusal,
  ShowFigure,
} from './types.ts';

export const calculatorIds = [
  'hour-cost',
  'job-quote',
  'price-check',
  'price-rise',
  'discount',
  'break-even',
  'cost-per-lead',
  'no-show',
  'cost-of-hire',
  'cash-13-weeks',
] as const;
export type CalculatorId = (typeof calculatorIds)[number];

/** What a starter prompt may name for its sums: a calculator, or totals of what the owner lists. */
export const sumKinds = [...calculatorIds, 'add-up'] as const;
export type SumKind = (typeof sumKinds)[number];

/** One calculator: what it asks, what it answers, how it is worked out and how the answer is said. */
export type Calculator = {
  readonly id: CalculatorId;
  /** Its name in a list, and the small print over its finding. */
  readonly title: string;
  readonly question: string;
  /** What is needed whatever else is known. */
  readonly required: readonly InputId[];
  /** What may be needed besides, depending on the choices made. */
  readonly conditional: readonly InputId[];
  /** What may be left out, the most useful first, and what it would add. */
  readonly optional: readonly { readonly id: InputId; readonly adds: string }[];
  /** The figures in the order they are read; the first one is the main one. */
  readonly figures: readonly FigureId[];
  /** What is not in the figures, whatever the inputs. */
  readonly caveats: readonly string[];
  /** What is needed with these inputs, given or not. */
  readonly needs: (inputs: Inputs) => readonly InputId[];
  /** Writes the figures; everything needed is given and within its bounds. */
  readonly work: (inputs: Inputs, sheet: Sheet) => Refusal | undefined;
  readonly finding: (
    show: ShowFigure,
    context: { result: FiguresResult; inputs: Inputs; format: Format },
  ) => Finding;
};

export const refuse = (id: ErrorId, values: Note['values'] = {}): Refusal => ({
  error: { id, values },
});

/** Sentences that are there, joined. */
export const sentences = (...texts: readonly (string | false | undefined)[]): string =>
  texts.filter(Boolean).join(' ');

import type { Unit } from '../define-number.ts';
import type { Format } from '../number-format-and-local-words.ts';
import type { CalculatorChart } from './calculation-chart-types.ts';
import type {
  FiguresResult,
  Finding,
  InputId,
  Inputs,
  Note,
  Refusal,
  Sheet,
  ShowFigure,
} from './input-and-result-types.ts';

/** What a value is called and counted in. */
export type Label = readonly [label: string, unit: Unit];
export type Labels = Readonly<Record<string, Label>>;

/** The sentence of a note or an error; `show` reads a value that the note names. */
export type Sentence =
  | string
  | ((show: (name: string) => string, values: Note['values']) => string);

/** One calculator: what it asks, what it answers, how it is worked out, and how the answer is said and drawn. */
export type Calculator = {
  readonly id: string;
  /** Its name in a list, and the small print over its finding. */
  readonly title: string;
  readonly question: string;
  /** The inputs that are tried most, in the order they stand under its result; the others are folded away. */
  readonly mainInputs: readonly InputId[];
  /** What is needed whatever else is known. */
  readonly required: readonly InputId[];
  /** What may be needed besides, depending on the choices made. */
  readonly conditional: readonly InputId[];
  /** What may be left out, the most useful first, and what it would add. */
  readonly optional: readonly { readonly id: InputId; readonly adds: string }[];
  /** The figures in the order they are read; the first one is the main one. */
  readonly figures: Labels;
  /** Values between the inputs and the figures, named by formulas and explained beside them. */
  readonly steps?: Labels;
  /** What its notes and errors say, where no other calculator has them. */
  readonly notes?: Readonly<Record<string, Sentence>>;
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
  readonly chart: CalculatorChart;
  /** What it is about, in the list of calculators. */
  readonly group: 'prices' | 'costs' | 'business';
  /** Its place among the few that stand on Your money. */
  readonly placeOnPage?: number;
};

export const refuse = (id: string, values: Note['values'] = {}): Refusal => ({
  error: { id, values },
});

/** Sentences that are there, joined. */
export const sentences = (...texts: readonly (string | false | undefined)[]): string =>
  texts.filter(Boolean).join(' ');

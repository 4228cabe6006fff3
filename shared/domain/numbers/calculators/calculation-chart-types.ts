import type { Format } from '../number-format-and-local-words.ts';
import type { FiguresResult, Inputs } from './input-and-result-types.ts';

/** One bar: what it is, its value as text and as a number. */
export type BarData = {
  readonly label: string;
  readonly shown: string;
  readonly value: number;
  /** marked: the one to look at · quiet: beside it · late: money that is late. */
  readonly look?: 'marked' | 'quiet' | 'late';
};

type Point = {
  readonly value: number;
  /** Drawn dotted beside the line. */
  readonly hoped?: number;
  /** Under the axis. */
  readonly label: string;
  readonly month?: string;
};

/** A line of values with one point marked. */
export type LineData = {
  readonly points: readonly Point[];
  /** The point to look at, and what is written over it. */
  readonly marked: { readonly at: number; readonly value: number; readonly shown: string };
  /** A level to compare with. */
  readonly level?: {
    readonly value: number;
    readonly label: string;
    readonly look: 'limit' | 'now';
  };
  readonly first?: string;
  readonly last?: string;
};

/** What a calculation looks like; `text` says it in words. */
export type ChartData =
  | { kind: 'bars'; text: string; bars: BarData[] }
  | { kind: 'steps'; text: string; parts: BarData[]; whole: string }
  | ({ kind: 'lines'; text: string } & LineData);

/** A value of a calculation by its id, how its bar looks, and its name where it is not that of the value. */
export type NamedBar = readonly [id: string, look?: BarData['look'], label?: string];

/** A calculation that is to be drawn; `read` makes the bar of a figure, a step or a given number, or nothing where it has none. */
export type Calculated = {
  readonly result: FiguresResult;
  readonly inputs: Inputs;
  readonly format: Format;
  readonly read: (bar: NamedBar) => BarData[];
};

/** How a calculator is drawn: by itself, else as the whole that its parts make, else as bars. */
export type CalculatorChart = {
  readonly parts?: readonly NamedBar[];
  /** The id of what the parts add up to. */
  readonly whole?: string;
  readonly bars?: readonly NamedBar[];
  /** Draws what the lists cannot say; `usual` is the chart they give. */
  readonly draw?: (of: Calculated, usual: ChartData | undefined) => ChartData | undefined;
};

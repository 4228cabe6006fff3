/** What the chart of a calculation shows: bars under each other, a whole taken apart, or a line with a marked point. */
import type { Format } from '../number-format-and-local-words.ts';
import { isNumberId, numbers } from '../numbers.ts';
import type {
  BarData,
  Calculated,
  CalculatorChart,
  ChartData,
  NamedBar,
} from './calculation-chart-types.ts';
import type { Calculator } from './calculator.ts';
import type { FiguresResult, Inputs } from './input-and-result-types.ts';

const reader =
  (result: FiguresResult, inputs: Inputs, format: Format) =>
  ([id, look, label]: NamedBar): BarData[] => {
    const made = [...result.figures, ...result.steps].find((one) => one.id === id);
    if (made) return [barOf(made.label, made.value, format.value(made.unit, made.value))];
    const value = isNumberId(id) ? inputs[id] : undefined;
    if (!isNumberId(id) || value === undefined) return [];
    return [barOf(numbers[id].label, value, format.value(numbers[id].unit, value))];

    function barOf(name: string, text: string, shown: string): BarData {
      return { label: label ?? name, shown, value: Number(text), ...(look && { look }) };
    }
  };

const inWords = (bars: readonly BarData[]) =>
  bars.map(({ label, shown }) => `${label}: ${shown}`).join(', ');

const stepsChart = ({ parts: named = [], whole: id }: CalculatorChart, { read }: Calculated) => {
  const [whole] = id === undefined ? [] : read([id]);
  if (!whole) return undefined;
  const parts = named.flatMap(read).filter(({ value }) => value !== 0);
  if (parts.some(({ value }) => value < 0) || parts.length < 2) return undefined;
  const text = `${whole.label} ${whole.shown}. ${inWords(parts)}.`;
  return { kind: 'steps', text, parts, whole: whole.shown } as const;
};

const barsChart = ({ bars: named = [] }: CalculatorChart, { read }: Calculated) => {
  const bars = named.flatMap(read);
  return bars.length > 1 ? ({ kind: 'bars', text: `${inWords(bars)}.`, bars } as const) : undefined;
};

/** The chart of a calculation, or undefined where there is too little to draw. */
export const chartOf = (
  { chart }: Pick<Calculator, 'chart'>,
  result: FiguresResult,
  inputs: Inputs,
  format: Format,
): ChartData | undefined => {
  const of: Calculated = { result, inputs, format, read: reader(result, inputs, format) };
  const usual = stepsChart(chart, of) ?? barsChart(chart, of);
  return chart.draw ? (chart.draw(of, usual) ?? usual) : usual;
};

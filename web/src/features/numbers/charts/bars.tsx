import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import type { BarData } from '#shared/domain/numbers/calculators/calculation-chart-types.ts';

const row = 42;
/** Leaves room for the value beside the longest bar. */
const longest = 78;

/** Bars under each other, each with its name above and its value beside it. `text` says the same in words. */
export const Bars = ({ text, bars }: { text: string; bars: readonly BarData[] }) => {
  const id = useId();
  const max = Math.max(...bars.map(({ value }) => value), 0) || 1;
  const width = scaleLinear([0, max], [0, longest]).clamp(true);
  return (
    <svg className="chart" height={bars.length * row} role="img" aria-labelledby={id}>
      <title id={id}>{text}</title>
      {bars.map(({ label, shown, value, look }, nth) => (
        <g key={label}>
          <text x="0" y={nth * row + 12}>
            {label}
          </text>
          <rect
            className={`chart-bar ${look ? `chart-${look}` : ''}`}
            x="0"
            y={nth * row + 18}
            width={`${width(value)}%`}
            height={16}
            rx={2}
          />
          <text className="chart-strong" x={`${width(value)}%`} dx={8} y={nth * row + 31}>
            {shown}
          </text>
        </g>
      ))}
    </svg>
  );
};

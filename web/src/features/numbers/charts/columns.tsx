import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import type { BarData } from '#shared/domain/numbers/calculators/calculation-chart-types.ts';

const base = 120;
const top = 28;

/** Bars beside each other, for example months; only those with a value to write have one over them. `text` says the same in words. */
export const Columns = ({
  text,
  columns,
}: {
  text: string;
  columns: readonly (BarData & { id: string })[];
}) => {
  const id = useId();
  const max = Math.max(...columns.map(({ value }) => value), 0) || 1;
  const height = scaleLinear([0, max], [0, base - top]).clamp(true);
  const step = 100 / Math.max(columns.length, 1);
  return (
    <svg className="chart" height={148} role="img" aria-labelledby={id}>
      <title id={id}>{text}</title>
      {columns.map((column, nth) => (
        <g key={column.id}>
          <rect
            className={`chart-bar ${column.look ? `chart-${column.look}` : ''}`}
            x={`${nth * step + step * 0.1}%`}
            y={base - height(column.value)}
            width={`${step * 0.8}%`}
            height={height(column.value)}
          />
          {column.shown && (
            <text
              className="chart-strong"
              x={`${(nth + 0.5) * step}%`}
              y={base - height(column.value) - 7}
              textAnchor="middle"
            >
              {column.shown}
            </text>
          )}
          <text x={`${(nth + 0.5) * step}%`} y={base + 18} textAnchor="middle">
            {column.label}
          </text>
        </g>
      ))}
      <line className="chart-axis" x1="0" x2="100%" y1={base} y2={base} />
    </svg>
  );
};

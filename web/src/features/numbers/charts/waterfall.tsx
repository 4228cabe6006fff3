import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import type { BarData } from '#shared/domain/numbers/calculators/calculation-chart-types.ts';

const row = 34;
const barHeight = 20;

/** A price or a cost taken apart: each part begins where the one before it ends. `text` says the same in words. */
export const Waterfall = ({
  text,
  parts,
  whole,
}: {
  text: string;
  parts: readonly BarData[];
  /** What the parts add up to, written under the end of the scale. */
  whole: string;
}) => {
  const id = useId();
  const all = parts.reduce((sum, { value }) => sum + value, 0) || 1;
  const at = scaleLinear([0, all], [0, 100]);
  const starts = parts.map((_, nth) =>
    parts.slice(0, nth).reduce((sum, { value }) => sum + value, 0),
  );
  const axis = parts.length * row + 8;
  return (
    <svg className="chart" height={axis + 26} role="img" aria-labelledby={id}>
      <title id={id}>{text}</title>
      {parts.map((part, nth) => (
        <Step
          key={part.label}
          part={part}
          nth={nth}
          isLast={nth === parts.length - 1}
          from={at(starts[nth] ?? 0)}
          to={at((starts[nth] ?? 0) + part.value)}
        />
      ))}
      <line className="chart-axis" x1="0" x2="100%" y1={axis} y2={axis} />
      <text x="100%" y={axis + 18} textAnchor="end">
        {whole}
      </text>
    </svg>
  );
};

type StepProps = { part: BarData; nth: number; isLast: boolean; from: number; to: number };

/** Where there is room for the name of a part; a part that leaves none on either side is wide enough itself. */
const placeOf = (from: number, to: number) => {
  if (to < 62) return 'after';
  return from < 38 ? 'inside' : 'before';
};

/** One part, from one share of the width to another, in percent. */
const Step = ({ part: { label, shown, look }, nth, isLast, from, to }: StepProps) => {
  const place = placeOf(from, to);
  return (
    <g>
      <rect
        className={`chart-bar ${look ? `chart-${look}` : ''}`}
        x={`${from}%`}
        y={nth * row + 4}
        width={`${to - from}%`}
        height={barHeight}
      />
      <text
        {...(place === 'inside' && { className: `chart-inside chart-on-${look ?? 'plain'}` })}
        x={`${place === 'after' ? to : from}%`}
        dx={place === 'before' ? -9 : 9}
        y={nth * row + 19}
        textAnchor={place === 'before' ? 'end' : 'start'}
      >
        {label} <tspan className="chart-strong">{shown}</tspan>
      </text>
      {!isLast && (
        <line
          className="chart-tick"
          x1={`${to}%`}
          x2={`${to}%`}
          y1={nth * row + 4}
          y2={nth * row + 58}
        />
      )}
    </g>
  );
};

import { scaleLinear } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { useId } from 'react';

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

const bottom = 200;
const top = 62;

const scalesOf = ({ points, marked, level }: LineData) => {
  const values = points.flatMap(({ value, hoped = value }) => [value, hoped]);
  const all = [...values, marked.value, 0, ...(level ? [level.value] : [])];
  const margin = 50 / points.length;
  const x = scaleLinear({
    domain: [0, Math.max(1, points.length - 1)],
    range: [margin, 100 - margin],
  });
  const y = scaleLinear({ domain: [Math.min(...all), Math.max(...all)], range: [bottom, top] });
  return { x, y };
};

/** A line over time or over a share, the marked point ringed, with the level it is held against. `text` says the same in words. */
export const Lines = ({ text, ...data }: { text: string } & LineData) => {
  const id = useId();
  const { points, marked, level, first, last } = data;
  const { x, y } = scalesOf(data);
  const across = (_: Point, nth: number) => x(nth);
  const zero = y(0);
  const markedX = `${x(marked.at)}%`;
  const months = points.flatMap(({ month }, nth) => (month ? [{ month, nth }] : []));
  return (
    <svg className="chart" height={252} role="img" aria-labelledby={id}>
      <title id={id}>{text}</title>
      <svg
        width="100%"
        height={230}
        viewBox="0 0 100 230"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <AreaClosed
          className="chart-wash"
          data={[...points]}
          x={across}
          y={({ value }) => y(value)}
          y0={() => zero}
          yScale={y}
        />
        {points.some(({ hoped }) => hoped !== undefined) && (
          <LinePath
            className="chart-hoped"
            data={[...points]}
            x={across}
            y={({ value, hoped = value }) => y(hoped)}
          />
        )}
        <LinePath
          className="chart-line"
          data={[...points]}
          x={across}
          y={({ value }) => y(value)}
        />
      </svg>
      {level && <Level y={y(level.value)} label={level.label} look={level.look} />}
      <line className="chart-axis" x1="0" x2="100%" y1={zero} y2={zero} />
      {points.map(({ label }, nth) => (
        <text
          key={`${label}-${x(nth)}`}
          className={nth === Math.round(marked.at) ? 'chart-strong' : ''}
          x={`${x(nth)}%`}
          y={bottom + 24}
          textAnchor="middle"
        >
          {label}
        </text>
      ))}
      {months.map(({ month, nth }) => (
        <text
          key={month}
          className="chart-strong"
          x={`${x(nth)}%`}
          y={bottom + 42}
          textAnchor="middle"
        >
          {month}
        </text>
      ))}
      {first && (
        <text className="chart-strong chart-halo" x="0" y={y(points[0]?.value ?? 0) - 12}>
          {first}
        </text>
      )}
      {last && (
        <text
          className="chart-strong chart-halo"
          x="100%"
          y={y(points.at(-1)?.value ?? 0) - 12}
          textAnchor="end"
        >
          {last}
        </text>
      )}
      <line className="chart-drop" x1={markedX} x2={markedX} y1={30} y2={y(marked.value) - 9} />
      <circle className="chart-low" cx={markedX} cy={y(marked.value)} r={7} />
      <text
        className="chart-big"
        x={markedX}
        y={22}
        textAnchor={
          marked.at > points.length * 0.7
            ? 'end'
            : marked.at < points.length * 0.2
              ? 'start'
              : 'middle'
        }
      >
        {marked.shown}
      </text>
    </svg>
  );
};

const Level = ({ y, label, look }: { y: number; label: string; look: 'limit' | 'now' }) => (
  <>
    <line className={`chart-level chart-${look}`} x1="0" x2="100%" y1={y} y2={y} />
    <text className={`chart-halo chart-word-${look}`} x="100%" y={y - 7} textAnchor="end">
      {label}
    </text>
  </>
);

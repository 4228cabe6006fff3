import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useId } from 'react';
import type { LineData } from '#shared/domain/numbers/calculators/calculation-chart-types.ts';

type Point = LineData['points'][number];

const bottom = 200;
const top = 62;

const scalesOf = ({ points, marked, level }: LineData) => {
  const values = points.flatMap(({ value, hoped = value }) => [value, hoped]);
  const all = [...values, marked.value, 0, ...(level ? [level.value] : [])];
  const margin = 50 / points.length;
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [margin, 100 - margin]);
  const y = scaleLinear([Math.min(...all), Math.max(...all)], [bottom, top]);
  return { x, y };
};

/** A line over time or over a share, the marked point ringed, with the level it is held against. `text` says the same in words. */
export const Lines = ({ text, ...data }: { text: string } & LineData) => {
  const id = useId();
  const { points, marked, level, first, last } = data;
  const { x, y } = scalesOf(data);
  const across = (_: Point, nth: number) => x(nth);
  const pathOf = (height: (point: Point) => number) =>
    line<Point>(across, (point) => y(height(point)))(points) ?? '';
  const zero = y(0);
  const wash = area<Point>(across, zero, ({ value }) => y(value))(points) ?? '';
  const markedX = `${x(marked.at)}%`;
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
        <path className="chart-wash" d={wash} />
        {points.some(({ hoped }) => hoped !== undefined) && (
          <path className="chart-hoped" d={pathOf(({ value, hoped = value }) => hoped)} />
        )}
        <path className="chart-line" d={pathOf(({ value }) => value)} />
      </svg>
      {level && <Level y={y(level.value)} label={level.label} look={level.look} />}
      <line className="chart-axis" x1="0" x2="100%" y1={zero} y2={zero} />
      <PointLabels data={data} x={x} />
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
      <Marked data={data} x={markedX} y={y(marked.value)} />
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

/** The names under the axis, and the months under them. */
const PointLabels = ({ data, x }: { data: LineData; x: (nth: number) => number }) => {
  const { points, marked } = data;
  const months = points.flatMap(({ month }, nth) => (month ? [{ month, nth }] : []));
  return (
    <>
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
    </>
  );
};

/** The point to look at: a ring on the line, its value above. */
const Marked = ({ data, x, y }: { data: LineData; x: string; y: number }) => {
  const { points, marked } = data;
  const share = marked.at / points.length;
  const anchor = share > 0.7 ? 'end' : share < 0.2 ? 'start' : 'middle';
  return (
    <>
      <line className="chart-drop" x1={x} x2={x} y1={30} y2={y - 9} />
      <circle className="chart-low" cx={x} cy={y} r={7} />
      <text className="chart-big" x={x} y={22} textAnchor={anchor}>
        {marked.shown}
      </text>
    </>
  );
};

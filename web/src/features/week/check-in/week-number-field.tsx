import { useId } from 'react';
import '#web/ui/styles/number-parts.css';

type Props = {
  label: string;
  /** The sign of a currency in front of the field. */
  sign: string | undefined;
  text: string;
  onType: (text: string) => void;
  problem: string | undefined;
  /** One for each week, the oldest first; null for a week nobody typed. */
  values: readonly (number | null)[];
  write: (value: number) => string;
};

/** A number of last week to type, with a bar for each of the last weeks; the last bar grows while one types. */
export const WeekNumberField = ({ label, sign, text, onType, problem, values, write }: Props) => {
  const id = useId();
  return (
    <div className="field number-weeks">
      <label htmlFor={id}>{label}</label>
      <span className="unit-field" data-unit={sign ? 'money' : undefined}>
        {sign && <span aria-hidden="true">{sign}</span>}
        <input
          className="input"
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={({ target }) => onType(target.value)}
        />
      </span>
      <Weeks label={label} values={values} write={write} />
      {problem && (
        <p className="error" id={`${id}-error`}>
          {problem}
        </p>
      )}
    </div>
  );
};

/** Heights are in percent of the picture: the tallest bar leaves a tenth free. */
const tallest = 88;
const base = 98;

const Weeks = ({ label, values, write }: Pick<Props, 'label' | 'values' | 'write'>) => {
  const id = useId();
  const max = Math.max(...values.map((value) => value ?? 0)) || 1;
  const step = 100 / values.length;
  const said = values.map((value) => (value === null ? 'not entered' : write(value)));
  return (
    <svg className="weeks-chart" role="img" aria-labelledby={id}>
      <title id={id}>
        {label}: {said.slice(0, -1).join(', ')}, and {said.at(-1)} last week
      </title>
      {values.map((value, nth) => {
        const height = ((value ?? 0) / max) * tallest;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
            key={nth}
            className={nth === values.length - 1 ? 'week-bar week-bar-last' : 'week-bar'}
            x={`${nth * step + step * 0.07}%`}
            width={`${step * 0.83}%`}
            y={`${base - height}%`}
            height={`${height}%`}
          />
        );
      })}
      <line className="week-axis" x1="0" x2="100%" y1="99%" y2="99%" />
    </svg>
  );
};

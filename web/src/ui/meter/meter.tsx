import type { CSSProperties, ReactNode } from 'react';
import type { Tone } from './meter-tone.ts';

/** A bar filled to `value` of `max`; hidden from screen readers, because the label says the same. */
export const Meter = ({
  label,
  value,
  max,
  tone,
  children,
}: {
  label: ReactNode;
  value: number;
  max: number;
  tone: Tone;
  /** Shown at the end of the label's line, for example a link. */
  children?: ReactNode;
}) => {
  const percent = max > 0 ? Math.round((Math.min(Math.max(value, 0), max) / max) * 100) : 0;
  const style = { '--v': `${percent}%`, '--n': percent || 1, '--fill': `var(--level-${tone})` };
  return (
    <div className="meter">
      <div className="meter-row">
        <b>{label}</b>
        {children}
      </div>
      <div className="meter-bar" aria-hidden="true">
        <span style={style as CSSProperties} />
      </div>
    </div>
  );
};

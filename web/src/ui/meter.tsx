import type { CSSProperties, ReactNode } from 'react';

export type Tone = 'high' | 'mid' | 'low';

/** The color of what is left: green above half, yellow above a fifth, red otherwise. */
export const remainingTone = (remaining: number, limit: number): Tone =>
  remaining > limit * 0.5 ? 'high' : remaining > limit * 0.2 ? 'mid' : 'low';

/** The color of what is used: green below 60 % of the limit, yellow from there, red from 80 %. */
export const usageTone = (used: number, limit: number): Tone =>
  used < limit * 0.6 ? 'high' : used < limit * 0.8 ? 'mid' : 'low';

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

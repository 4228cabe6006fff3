import type { CSSProperties } from 'react';

export type SplitPart = {
  readonly label: string;
  readonly value: string;
  readonly look?: 'left';
  /** Not known, so that it is not counted and says so. */
  readonly isUnknown?: boolean;
};

/** A whole taken apart: one bar, and under it each part with its amount. */
export const SplitBar = ({
  parts,
  money,
}: {
  parts: readonly SplitPart[];
  money: (value: string) => string;
}) => {
  const drawn = parts.filter(({ value }) => Number(value) > 0);
  return (
    <>
      <div
        className="split"
        role="img"
        aria-label={drawn.map(({ label, value }) => `${label} ${money(value)}`).join(', ')}
      >
        {drawn.map(({ label, value, look }) => (
          <i key={label} data-look={look} style={{ '--part': value } as CSSProperties} />
        ))}
      </div>
      <dl className="split-lines">
        {parts.map(({ label, value, look, isUnknown }) => (
          <div key={label} data-look={look}>
            <dt>{label}</dt>
            <dd>{isUnknown ? <span className="not-known">not known</span> : money(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

import type { CSSProperties } from 'react';
import type { CheckIn } from '#shared/domain/week/check-in/check-in.ts';
import { longDay } from '../day-labels.ts';

/** The headline with what was planned and done as a tape. */
export const CheckInHead = ({ review: { on, headline, done, planned } }: { review: CheckIn }) => {
  const percent = planned > 0 ? Math.round((done.length / planned) * 100) : 0;
  return (
    <header>
      <h1 className="review-title">
        <small>{longDay(on)}. Takes 5 minutes.</small> {headline}
      </h1>
      {planned > 0 && (
        <div className="meter-bar review-tape" aria-hidden="true">
          <span
            style={
              {
                '--v': `${percent}%`,
                '--n': percent || 1,
                '--fill': 'var(--tape-400)',
              } as CSSProperties
            }
          />
        </div>
      )}
    </header>
  );
};

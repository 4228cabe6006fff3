import type { Business } from '#shared/domain/account/business.ts';
import type { ChosenTime } from '#shared/domain/connections/posts/post-limits-and-planned-time.ts';
import { TextField } from '#web/ui/public-fields.tsx';
import { timeChoices } from './post-time.ts';

/** Now or at a time, on the clock of the business. */
export const PostTimeField = ({
  business,
  at,
  onChange,
}: {
  business: Business;
  at: ChosenTime | null;
  onChange: (at: ChosenTime | null) => void;
}) => {
  const { first, today, last, place } = timeChoices(business);
  return (
    <fieldset className="post-when">
      <legend>When</legend>
      <div className="chips">
        <button
          type="button"
          className="chip"
          aria-pressed={at === null}
          onClick={() => onChange(null)}
        >
          Now
        </button>
        <button
          type="button"
          className="chip"
          aria-pressed={at !== null}
          onClick={() => onChange(at ?? first)}
        >
          At a time
        </button>
      </div>
      {at && (
        <>
          <div className="row">
            <TextField
              label="Day"
              type="date"
              min={today}
              max={last}
              value={at.date}
              onChange={({ target }) => onChange({ ...at, date: target.value || first.date })}
            />
            <TextField
              label="Time"
              type="time"
              value={at.time}
              onChange={({ target }) => onChange({ ...at, time: target.value || first.time })}
            />
          </div>
          {place && <p className="hint">The clock of your business: {place}.</p>}
        </>
      )}
    </fieldset>
  );
};

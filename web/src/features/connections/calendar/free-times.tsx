import { freeDaySuggestions } from '#shared/domain/connections/calendar/free-day-suggestions.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { useCalendar } from './calendar-query.ts';

/** Free times of the connected calendar, each of which fills the place of a day by a press; nothing without a calendar. */
export const FreeTimes = ({
  businessId,
  hasTime,
  onPick,
}: {
  businessId: string;
  /** Whether the draft has a place for the time too. */
  hasTime: boolean;
  onPick: (words: string) => void;
}) => {
  const { data } = useCalendar(businessId);
  if (!data?.provider) return null;
  const { booked, hours, time_zone: timeZone } = data;
  const free = freeDaySuggestions({ booked, hours, timeZone, now: serverNow() }, { hasTime });
  if (free.length === 0) return null;
  return (
    <p className="free-times">
      <span>You’re free</span>
      {free.map((words) => (
        <button key={words} type="button" className="chip" onClick={() => onPick(words)}>
          {words}
        </button>
      ))}
    </p>
  );
};

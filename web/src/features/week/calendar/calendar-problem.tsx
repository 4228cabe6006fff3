import { Link } from 'react-router-dom';
import { providers } from '#shared/domain/connections/providers.ts';
import { formatMoment } from '#web/core/dates/format-date.ts';
import type { Calendar } from '#web/features/connections/calendar/calendar-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Says that only the booked times of the last read are shown, why, and the way on; nothing while all is well. */
export const CalendarProblem = ({
  calendar: { provider, problem, read_at },
  onRetry,
  isRetrying,
}: {
  calendar: Calendar;
  onRetry: () => void;
  isRetrying: boolean;
}) => {
  if (!problem || !provider) return null;
  const { name } = providers[provider];
  const since = read_at ? ` You see when you were booked as of ${formatMoment(read_at)}.` : '';
  return (
    <Notice>
      {problem === 'unavailable' && (
        <>
          {name} isn’t answering right now.{since}{' '}
          <Button variant="quiet" busy={isRetrying && 'Trying...'} onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
      {(problem === 'sign-in' || problem === 'permission') && (
        <>
          {name} stopped.{since} <Link to="/dashboard/connections">Sign in to {name} again</Link>
        </>
      )}
      {problem === 'plan' && (
        <>
          Your plan doesn’t have {name}.{since} <Link to="/pricing">See plans</Link>
        </>
      )}
    </Notice>
  );
};

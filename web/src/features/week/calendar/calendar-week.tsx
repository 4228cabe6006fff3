import { capitalized } from '#shared/domain/lib/capitalized.ts';
import './calendar.css';
import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import Clock from '@lucide/icons/icons/clock';
import { type ReactNode, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { Slot } from '#shared/domain/connections/calendar/free-slots.ts';
import { weekdayWord } from '#shared/domain/connections/calendar/weekday-and-time-words.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { withNoun } from '#shared/domain/lib/count-with-noun.ts';
import { addDays, weekOf } from '#shared/domain/lib/local-date.ts';
import { numberWord } from '#shared/domain/lib/number-words.ts';
import type { LocalToday } from '#shared/domain/week/task-groups.ts';
import { openTaskLimit } from '#shared/domain/week/task-limits.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { formatMoment } from '#web/core/dates/format-date.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { useCalendarEntries } from '#web/features/connections/calendar/calendar-entries-query.ts';
import { type Calendar, useCalendar } from '#web/features/connections/calendar/calendar-query.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { useNarrow } from '#web/ui/use-layout-breakpoints.ts';
import { monthDay } from '../day-labels.ts';
import { CalendarDayStrip } from './calendar-day-strip.tsx';
import { type Day, daysOf } from './calendar-days.ts';
import { CalendarProblem } from './calendar-problem.tsx';
import { DayAgenda } from './day-agenda.tsx';
import { SlotActions } from './slot-actions.tsx';
import { WeekGrid } from './week-grid.tsx';
import { WorkingHoursDialog } from './working-hours-dialog.tsx';

/** This week and the three after it are read. */
const weeksShown = 4;

type Props = {
  business: Business;
  tasks: readonly Task[];
  here: LocalToday;
  viewSwitch: ReactNode;
};

/** The week beside the calendar: where there is room for a job, and what to do with it. */
export const CalendarWeek = ({ business, tasks, here, viewSwitch }: Props) => {
  const { data, error, refetch, isFetching } = useCalendar(business.id);
  if (data?.provider)
    return (
      <Loaded
        {...{ business, tasks, here, viewSwitch }}
        calendar={data}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return (
    <>
      <h1>Your week</h1>
      <div className="week-bar">{viewSwitch}</div>
      {error ? (
        <ErrorPanel
          title="Couldn’t load your calendar"
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading your calendar..." />
      )}
    </>
  );
};

/** "Two free slots on Friday", of the first day that has any. */
const headlineOf = (days: readonly Day[], week: string) => {
  const first = days.find(({ free }) => free.length > 0);
  if (!first) return `No free time ${week}`;
  const count = first.free.length;
  return `${capitalized(numberWord(count))} free ${count === 1 ? 'slot' : 'slots'} on ${weekdayWord(first.date)}`;
};

const sourceOf = ({ calendar, provider, read_at }: Calendar) =>
  `From “${calendar}” in your ${provider ? providers[provider].name : 'calendar'}${read_at ? `, ${formatMoment(read_at)}` : ''}.`;

const bookedWords = (days: readonly Day[]) => {
  const keys = days.flatMap(({ booked, wholeDay }) => [
    ...booked.map(({ key }) => key),
    ...wholeDay,
  ]);
  return `${withNoun(new Set(keys).size, 'job')} booked`;
};

const Loaded = ({
  business,
  tasks,
  here,
  viewSwitch,
  calendar,
  onRetry,
  isRetrying,
}: Props & { calendar: Calendar; onRetry: () => void; isRetrying: boolean }) => {
  const isNarrow = useNarrow();
  const [week, setWeek] = useState(0);
  const [picked, setPicked] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Slot | null>(null);
  const [asksHours, setAsksHours] = useState(false);
  const now = serverNow();
  const { today, firstWeekday } = here;
  const dates = weekOf(addDays(today, week * 7), firstWeekday);
  const { entries } = useCalendarEntries(business.id);
  const days = daysOf(dates, calendar, tasks, now, entries);
  const [firstDay = today] = dates;
  // Another week opens where there is room.
  const day =
    days.find(({ date }) => date === (picked ?? today)) ??
    days.find(({ free }) => free.length > 0) ??
    days[0];
  const weekWords = week === 0 ? 'this week' : `in the week of ${monthDay(firstDay)}`;
  const turn = (by: number) => {
    setWeek(week + by);
    setPicked(null);
    setChosen(null);
  };
  return (
    <>
      <header className="calendar-head">
        <h1>{headlineOf(days, weekWords)}</h1>
        <p>
          {bookedWords(days)}, {withNoun(days.flatMap((one) => one.tasks).length, 'task')}.{' '}
          {sourceOf(calendar)}
        </p>
      </header>
      <div className="week-bar">
        {viewSwitch}
        <div className="week-turn">
          <Button variant="quiet" disabled={week === 0} onClick={() => turn(-1)}>
            <Icon icon={ChevronLeft} />
            <span className="sr-only">Week before</span>
          </Button>
          <span role="status">{week === 0 ? 'This week' : `Week of ${monthDay(firstDay)}`}</span>
          <Button variant="quiet" disabled={week === weeksShown - 1} onClick={() => turn(1)}>
            <Icon icon={ChevronRight} />
            <span className="sr-only">Next week</span>
          </Button>
        </div>
      </div>
      <CalendarProblem calendar={calendar} onRetry={onRetry} isRetrying={isRetrying} />
      <CalendarDayStrip
        days={days}
        today={today}
        picked={isNarrow ? (day?.date ?? null) : (chosen?.date ?? null)}
        onPick={isNarrow ? setPicked : undefined}
      />
      {isNarrow ? (
        day && (
          <DayAgenda day={day} timeZone={calendar.time_zone} chosen={chosen} onChoose={setChosen} />
        )
      ) : (
        <WeekGrid {...{ days, calendar, today, now, chosen }} onChoose={setChosen} />
      )}
      <div className="calendar-key">
        <span data-kind="job">Booked</span>
        <span data-kind="task">Task from here</span>
        <span data-kind="free">Free: a job fits</span>
        <Button variant="quiet" onClick={() => setAsksHours(true)}>
          <Icon icon={Clock} />
          Your working hours
        </Button>
      </div>
      {chosen && (
        <SlotActions
          business={business}
          slot={chosen}
          timeZone={calendar.time_zone}
          today={today}
          tasks={tasks}
          isFull={tasks.filter(({ state }) => state === 'open').length >= openTaskLimit}
        />
      )}
      {asksHours && (
        <WorkingHoursDialog
          businessId={business.id}
          hours={calendar.hours}
          firstDay={firstDay}
          onClose={() => setAsksHours(false)}
        />
      )}
    </>
  );
};

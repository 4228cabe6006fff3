import CalendarX from '@lucide/icons/icons/calendar-x';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CalendarEntry } from '#shared/domain/connections/calendar/calendar-entry.ts';
import { type EntryKind, entryProblems } from '#shared/domain/connections/calendar/entry-rules.ts';
import { timeWords } from '#shared/domain/connections/calendar/weekday-and-time-words.ts';
import { withPlaceName } from '#shared/domain/connections/press-problems.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { momentOf } from '#shared/domain/lib/local-time.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { AskOwnerToConnect } from '#web/features/connections/ask-owner-to-connect.tsx';
import { useCalendarEntries } from '#web/features/connections/calendar/calendar-entries-query.ts';
import { ConnectDialog } from '#web/features/connections/connect-dialog.tsx';
import { useMayConnect } from '#web/features/connections/use-may-connect.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useChangeCalendarEntry } from './use-change-calendar-entry.ts';

/** Whether a task is on the connected calendar, and the way to put it there; nothing without a calendar. */
export const TaskOnCalendar = ({ task }: { task: Task }) => {
  const { connection, entries } = useCalendarEntries(task.business_id);
  if (!connection || !entries) return null;
  const entry = entries.find((one) => one.task === task.id);
  if (!entry) return <PutOnCalendar task={task} time={null} />;
  switch (entry.state) {
    case 'adding':
      return <span role="status">Putting it on your calendar...</span>;
    case 'removing':
      return <span role="status">Taking it off your calendar...</span>;
    case 'changing':
    case 'on':
      return <OnCalendar task={task} entry={entry} />;
    case 'stopped':
      return <StoppedEntry task={task} entry={entry} />;
  }
};

/** "On your calendar, 2:30 pm", which leads to the event there. */
const OnCalendar = ({ task, entry: { time, link } }: { task: Task; entry: CalendarEntry }) => {
  // A clock shows the same words in every zone.
  const at = time && timeWords(momentOf(task.due, time, 'UTC').toISOString(), 'UTC');
  const words = `On your calendar${at ? `, ${at}` : ''}`;
  return link ? (
    <a href={link} target="_blank" rel="noreferrer">
      {words}
      <span className="sr-only">: {task.title} (opens in a new tab)</span>
    </a>
  ) : (
    <span>{words}</span>
  );
};

const StoppedEntry = ({ task, entry }: { task: Task; entry: CalendarEntry }) => {
  const press = useChangeCalendarEntry(task.business_id);
  const { connection } = useCalendarEntries(task.business_id);
  const problem = entry.problem ?? 'unavailable';
  const { title, way } = entryProblems[problem];
  const { kind, time } = entry;
  return (
    <>
      <span className="task-late">
        {connection && withPlaceName(title, providers[connection.provider].shortName)}
      </span>
      {way === 'connections' && <Link to="/dashboard/connections">See your connections</Link>}
      {way === 'plans' && <Link to="/pricing">See plans</Link>}
      {(way === 'again' || way === 'allow') && (
        <PressEntry task={task} kind={kind} time={time}>
          {problem === 'gone' ? 'Put it back' : way === 'allow' ? 'Allow it again' : 'Try again'}
        </PressEntry>
      )}
      {problem === 'gone' && (
        <button
          type="button"
          className="inline-button"
          onClick={() => press.mutate({ id: task.id, kind: 'unentry', time })}
        >
          Leave it off<span className="sr-only">: {task.title}</span>
        </button>
      )}
    </>
  );
};

const busyWords: Readonly<Record<EntryKind, string>> = {
  entry: 'Putting it there...',
  unentry: 'Taking it off...',
};

/** Presses to have a task on the calendar or taken off it; asks first for what that takes, where its owner has not allowed it. */
const PressEntry = ({
  task,
  kind,
  time,
  className = 'inline-button',
  onBefore,
  children,
}: {
  task: Task;
  kind: EntryKind;
  time: string | null;
  className?: string | undefined;
  onBefore?: (() => void) | undefined;
  children: ReactNode;
}) => {
  const { connection, mayWrite } = useCalendarEntries(task.business_id);
  const [isAsked, setIsAsked] = useState(false);
  const press = useChangeCalendarEntry(task.business_id);
  const mayConnect = useMayConnect();
  if (mayWrite === false && !mayConnect) return <AskOwnerToConnect />;
  const send = () => {
    if (mayWrite === false) return setIsAsked(true);
    onBefore?.();
    press.mutate({ id: task.id, kind, time });
  };
  return (
    <>
      <button type="button" className={className} aria-busy={press.isPending} onClick={send}>
        {press.isPending ? busyWords[kind] : children}
        <span className="sr-only">: {task.title}</span>
      </button>
      {isAsked && connection && (
        <ConnectDialog
          businessId={task.business_id}
          provider={connection.provider}
          from="week"
          use="write"
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
};

/** Puts a task on the calendar by a press; asks first for what that takes, where its owner has not allowed it. */
export const PutOnCalendar = ({
  task,
  time,
  className,
  onBefore,
}: {
  task: Task;
  time: string | null;
  className?: string;
  /** What is done to the task before it is put there. */
  onBefore?: () => void;
}) => (
  <PressEntry task={task} kind="entry" time={time} className={className} onBefore={onBefore}>
    Put on calendar
  </PressEntry>
);

/** Takes a task off the calendar, among the choices of where to move it; nothing for one that is not there. */
export const OffCalendar = ({ task, onDone }: { task: Task; onDone: () => void }) => {
  const { entries } = useCalendarEntries(task.business_id);
  const press = useChangeCalendarEntry(task.business_id);
  const entry = entries?.find((one) => one.task === task.id);
  if (!entry || entry.state === 'removing') return null;
  return (
    <button
      type="button"
      className="chip"
      onClick={() => {
        press.mutate({ id: task.id, kind: 'unentry', time: entry.time });
        onDone();
      }}
    >
      <Icon icon={CalendarX} />
      Take off calendar
    </button>
  );
};

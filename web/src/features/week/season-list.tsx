import Check from '@lucide/icons/icons/check';
import Plus from '@lucide/icons/icons/plus';
import { ulid } from 'ulid';
import { daysBetween, type LocalDate } from '#shared/domain/lib/local-date.ts';
import type { ComingSeason } from '#shared/domain/week/season-schemas.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { findTaskOfSource, taskFromSeason } from '#shared/domain/week/tasks-from-sources.ts';
import { Icon } from '#web/ui/icon.tsx';
import '#web/ui/styles/links-and-chips.css';
import { monthDay, weekDay } from './day-labels.ts';
import { addTasksOffline } from './pending/pending-changes-queue.ts';
import './week.css';

type Props = {
  businessId: string;
  seasons: readonly ComingSeason[];
  tasks: readonly Task[];
  today: LocalDate;
};

const byStart = (one: ComingSeason, other: ComingSeason) =>
  one.startsOn.localeCompare(other.startsOn);

/** What comes, in the order of the calendar, with the day it starts, why to begin now, and a press that takes it into the week. */
export const SeasonList = ({ businessId, seasons, tasks, today }: Props) => (
  <ul className="season-list">
    {seasons.toSorted(byStart).map((season) => {
      const { entry, startsOn } = season;
      const source = { kind: 'season', entry: entry.id, starts_on: startsOn } as const;
      return (
        <li key={`${entry.id} ${startsOn}`}>
          <time dateTime={startsOn}>
            {daysBetween(today, startsOn) < 7 ? weekDay(startsOn) : monthDay(startsOn)}
          </time>
          <div>
            <b>{entry.title}</b>
            <p>{entry.why}</p>
            {findTaskOfSource(tasks, source) ? (
              <span className="in-week">
                <Icon icon={Check} />
                Added
              </span>
            ) : (
              <button
                type="button"
                className="text-link"
                onClick={() => addTasksOffline(businessId, [taskFromSeason(season, today, ulid())])}
              >
                <Icon icon={Plus} />
                Add to my week<span className="sr-only">: {entry.title}</span>
              </button>
            )}
          </div>
        </li>
      );
    })}
  </ul>
);

/** The three texts that the dashboard offers for its composer. */
import { addDays, isoWeekOf, type LocalDate } from '../lib/local-date.ts';
import type { Season } from '../week/season-calendar.ts';
import type { Task } from '../week/tasks.ts';

/** What the choice is made from. */
export type SuggestionsFrom = {
  today: LocalDate;
  tasks: readonly Pick<Task, 'state' | 'due'>[];
  /** As `comingSeasons` gives them. */
  seasons: readonly Pick<Season, 'entry' | 'actOn'>[];
  /** What one usual job of the trade is called. */
  job: string;
};

/** So many overdue tasks are worth sorting. */
const manyLate = 3;

const anyWeek = (job: string) => [
  'Who do I call first to get work this week?',
  `A customer asks why I charge more for a ${job}. What do I say?`,
  'A customer isn’t happy with our last visit. What do I say?',
  `What should I charge for a ${job}?`,
  'How do I ask customers for a review?',
  'A quote went quiet. What do I write?',
];

/** Three texts: what the season wants begun this week, a long list of late tasks, then those of any week in turn. */
export const suggestionsFor = ({ today, tasks, seasons, job }: SuggestionsFrom): string[] => {
  const season = seasons.find(({ actOn }) => actOn <= addDays(today, 6));
  const late = tasks.filter(({ state, due }) => state === 'open' && due < today).length;
  const rest = anyWeek(job);
  const turn = Number(isoWeekOf(today).slice(-2)) % rest.length;
  return [
    ...(season ? [`Help me with this: ${season.entry.title}`] : []),
    ...(late >= manyLate ? ['I’m behind. What should I do first?'] : []),
    ...rest.slice(turn),
    ...rest.slice(0, turn),
  ].slice(0, 3);
};

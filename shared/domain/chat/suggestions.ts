/** The three texts that the dashboard offers for its composer. */
import { addDays, isoWeekOf, type LocalDate } from './local-date.ts';
import type { Season } from './season-calendar.ts';
import type { Task } from './tasks.ts';

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
  `They ask why a ${job} costs more with me. What do I say?`,
  'A customer is not happy with our last visit. What do I answer?',
  `What should I charge for a ${job}?`,
  'How do I ask a happy customer for a review?',
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
    ...(late >= manyLate ? ['What should I do first of what is late?'] : []),
    ...rest.slice(turn),
    ...rest.slice(0, turn),
  ].slice(0, 3);
};

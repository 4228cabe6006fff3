/** The three texts that the dashboard offers for its composer. */
import { isoWeekOf, type LocalDate } from '../lib/local-date.ts';
import type { Task } from '../week/task-schemas.ts';

/** What the choice is made from. */
export type SuggestionsFrom = {
  today: LocalDate;
  tasks: readonly Pick<Task, 'state' | 'due'>[];
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

/** Three texts: a long list of late tasks, then those of any week in turn. What the season wants is a row of today's list. */
export const dashboardSuggestedQuestions = ({ today, tasks, job }: SuggestionsFrom): string[] => {
  const late = tasks.filter(({ state, due }) => state === 'open' && due < today).length;
  const rest = anyWeek(job);
  const turn = Number(isoWeekOf(today).slice(-2)) % rest.length;
  return [
    ...(late >= manyLate ? ['I’m behind. What should I do first?'] : []),
    ...rest.slice(turn),
    ...rest.slice(0, turn),
  ].slice(0, 3);
};

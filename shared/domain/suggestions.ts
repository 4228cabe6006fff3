/** The three texts that the dashboard offers for its composer. */
import { addDays, isoWeekOf, type LocalDate } from './local-date.ts';
import type { Season } from './season-calendar.ts';
import type { Task } from './tasks.ts';

/** What a trade calls its jobs, as its prompts say it. */
export type TradeJobs = Readonly<{
  usualJob: string;
  bigJob: string;
  complaintExample: string;
}>;

/** What the choice is made from; a business of no listed trade has no words of its own. */
export type SuggestionsFrom = {
  today: LocalDate;
  tasks: readonly Pick<Task, 'state' | 'due'>[];
  /** As `comingSeasons` gives them. */
  seasons: readonly Pick<Season, 'entry' | 'actOn'>[];
  trade: TradeJobs | undefined;
};

/** So many overdue tasks are worth sorting. */
const manyLate = 3;

const otherTrade: TradeJobs = {
  usualJob: 'a usual job',
  bigJob: 'a big job',
  complaintExample: 'This is not what we agreed on',
};

const anyWeek = ({ usualJob, bigJob, complaintExample }: TradeJobs) => [
  'Who do I call first to get work this week?',
  `They ask why ${bigJob} costs more with me. What do I say?`,
  `A customer says: “${complaintExample}”. What do I answer?`,
  `What should I charge for ${usualJob}?`,
  'How do I ask a happy customer for a review?',
  'A quote went quiet. What do I write?',
];

/** Three texts: what the season wants begun this week, a long list of late tasks, then those of any week in turn. */
export const suggestionsFor = ({ today, tasks, seasons, trade }: SuggestionsFrom): string[] => {
  const season = seasons.find(({ actOn }) => actOn <= addDays(today, 6));
  const late = tasks.filter(({ state, due }) => state === 'open' && due < today).length;
  const rest = anyWeek(trade ?? otherTrade);
  const turn = Number(isoWeekOf(today).slice(-2)) % rest.length;
  return [
    ...(season ? [`Help me with this: ${season.entry.title}`] : []),
    ...(late >= manyLate ? ['What should I do first of what is late?'] : []),
    ...rest.slice(turn),
    ...rest.slice(0, turn),
  ].slice(0, 3);
};

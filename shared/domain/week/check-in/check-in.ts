/** The content of a Monday check-in, for the page and for the mail; every sentence follows from what the owner did and typed. */
import type { HelperId } from '../../catalogue/helper-ids.ts';
import { addDays, type LocalDate } from '../../lib/local-date.ts';
import { moneyWriter } from '../../lib/money-writer.ts';
import { numberWord } from '../../lib/number-words.ts';
import type { Season } from '../season-calendar.ts';
import { doneOn } from '../task-groups.ts';
import type { Task } from '../task-schemas.ts';
import { type CheckInOffer, chooseCheckInOffer } from './check-in-offer.ts';
import { numbersLine, weekBehind, weekFindings, weeksUntil } from './week-numbers.ts';
import type { WeekNumbers } from './week-numbers-schemas.ts';

/** What a check-in is made from. */
export type CheckInInput = {
  business: { name: string; currency: string | null; company_size?: string | null | undefined };
  /** The locale numbers and days are written in, as `localeOf` gives it. */
  locale: string;
  timeZone: string;
  /** The day of the check-in. */
  on: LocalDate;
  tasks: readonly Task[];
  numbers: readonly WeekNumbers[];
  /** What is coming on that day, as `comingSeasons` gives it. */
  seasons: readonly Season[];
  /** What was counted in the calendar week before, in a few lines. */
  results?: readonly string[] | undefined;
  openHelpers?: readonly HelperId[] | undefined;
  lastPrompt?: string | null | undefined;
  /** What customers paid and owe, as `owedSentences` gives it, where the check-in is a mail: the page asks by itself. */
  owed?: readonly string[] | undefined;
};

/** The check-in of one week. */
export type CheckIn = {
  business: string;
  locale: string;
  on: LocalDate;
  /** The seven days that are looked back on, and their ISO week. */
  week: string;
  from: LocalDate;
  to: LocalDate;
  headline: string;
  /** What was planned for them, done or not; each is one segment of the progress bar. */
  planned: number;
  /** What got done in them, the latest first. */
  done: Task[];
  /** What was due in them and is still open. */
  left: Task[];
  leftLine: string;
  /** How many open tasks are older than that; named once and not counted against the week. */
  older: number;
  /** Eight weeks of numbers, the last of which the owner may still have to type. */
  weeks: WeekNumbers[];
  /** Last week's numbers as a line, and those of the week before; empty while unsaid. */
  lastWeekLine: string;
  weekBeforeLine: string;
  findings: string[];
  /** What was counted in the calendar week before; empty where nothing was. */
  results: readonly string[];
  /** The first three open tasks of the week that begins. */
  next: Task[];
  /** The first three entries of the season. */
  seasons: Season[];
  offer: CheckInOffer;
  /** What customers paid and owe, a sentence each; empty where no invoice says anything. */
  owed: readonly string[];
};

/** How many of each a check-in names. */
const named = { next: 3, seasons: 3 } as const;

const headlineOf = (done: number, planned: number) => {
  if (planned === 0) return 'A new week';
  if (done === planned)
    return done === 1 ? 'Last week: your one task is done' : `Last week: all ${done} done`;
  return `Last week: ${done} of ${planned} done`;
};

const areLeft = (count: number) => `${numberWord(count)} ${count === 1 ? 'task' : 'tasks'} left`;
const leftLineOf = (left: number, older: number) => {
  if (left === 0) return older === 0 ? 'Nothing left over' : `${areLeft(older)} from earlier weeks`;
  return older === 0 ? areLeft(left) : `${areLeft(left)}, and ${older} from earlier weeks`;
};

const byDue = (one: Task, other: Task) =>
  one.due.localeCompare(other.due) || one.id.localeCompare(other.id);

/** Builds the check-in of the seven days before `on`. */
export const checkInOf = (made: CheckInInput): CheckIn => {
  const { business, locale, timeZone, on, tasks, numbers, seasons } = made;
  const { week, from, to } = weekBehind(on);
  const within = (day: LocalDate | null) => day !== null && day >= from && day <= to;
  const done = tasks
    .filter((task) => within(doneOn(task, timeZone)))
    .toSorted((one, other) => (other.done_at ?? '').localeCompare(one.done_at ?? ''));
  const open = tasks.filter(({ state }) => state === 'open').toSorted(byDue);
  const left = open.filter(({ due }) => within(due));
  const older = open.filter(({ due }) => due < from).length;
  // What was due and got done a day late does not make the week smaller.
  const late = tasks.filter(
    (task) => task.state === 'done' && within(task.due) && (doneOn(task, timeZone) ?? '') > to,
  ).length;
  const planned = done.length + left.length + late;
  const weeks = weeksUntil(on, numbers);
  const money = moneyWriter(locale, business.currency);
  return {
    business: business.name,
    locale,
    on,
    week,
    from,
    to,
    headline: headlineOf(done.length, planned),
    planned,
    done,
    left,
    leftLine: leftLineOf(left.length, older),
    older,
    weeks,
    lastWeekLine: numbersLine(weeks.at(-1), money),
    weekBeforeLine: numbersLine(weeks.at(-2), money),
    findings: weekFindings(weeks, money),
    results: made.results ?? [],
    next: open.filter(({ due }) => due >= on && due <= addDays(on, 6)).slice(0, named.next),
    seasons: seasons.slice(0, named.seasons),
    owed: made.owed ?? [],
    offer: chooseCheckInOffer({
      on,
      weeks,
      seasons,
      left: left.length + older,
      openHelpers: made.openHelpers,
      lastPrompt: made.lastPrompt,
      worksAlone: business.company_size === 'solo',
    }),
  };
};

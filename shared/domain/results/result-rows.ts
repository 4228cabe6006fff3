/** The counts of several periods as the rows of a table, a file and pictures; only what was counted has a row. */
import type { HelperId } from '../catalogue/helper-ids.ts';
import { helpers } from '../catalogue/helpers.ts';
import type { LocalDate } from '../lib/local-date.ts';
import { endedBefore } from './period-days.ts';
import type { PlaceCounts } from './place-results-schemas.ts';
import type { ResultCounts } from './result-counts-schemas.ts';

/** One thing that is counted, with a value for each period in their order. */
export type ResultRow = {
  readonly id: string;
  readonly label: string;
  /** The currency of amounts; null for a count. */
  readonly currency: string | null;
  /** Null where it was not counted or is not known yet. */
  readonly values: readonly (number | null)[];
};

const counts = [
  ['reminders', 'Reminders sent'],
  ['paid', 'Invoices paid after a reminder'],
  ['quotes_followed', 'Quotes followed up'],
  ['quotes_won', 'Of these won, marked by you'],
  ['quotes_lost', 'Of these lost, marked by you'],
  ['reviews_answered', 'Reviews answered'],
  ['tasks_done', 'Tasks done'],
  ['posts', 'Posts that went up'],
] as const;

/** All questions of a period. */
export const questionsIn = ({ questions }: ResultCounts) =>
  Object.values(questions).reduce((sum, asked) => sum + asked, 0);

const answererName = (id: string) =>
  id === 'assistant' ? 'the assistant' : helpers[id as HelperId].name;

/** Who was asked how often in these periods, the most first. */
export const questionsByAnswerer = (periods: readonly ResultCounts[]) => {
  const sums = new Map<string, number>();
  for (const { questions } of periods)
    for (const [id, asked] of Object.entries(questions)) sums.set(id, (sums.get(id) ?? 0) + asked);
  return [...sums]
    .map(([id, asked]) => ({ id, name: answererName(id), asked }))
    .toSorted((one, other) => other.asked - one.asked);
};

/** The rows of what is summed up by currency: one for each. */
const amountRows = (
  periods: readonly ResultCounts[],
  of: 'came_in' | 'worth_won',
  label: string,
): ResultRow[] => {
  const currencies = [...new Set(periods.flatMap((period) => Object.keys(period[of])))];
  return currencies.map((currency) => ({
    id: `${of}_${currency}`,
    label: `${label}${currencies.length > 1 ? ` (${currency})` : ''}`,
    currency,
    values: periods.map((period) => period[of][currency] ?? 0),
  }));
};

/** Whether anything was counted in a period of a place. */
export const hasCounts = ({ period: _, ...counts }: PlaceCounts): boolean =>
  Object.values(counts).some((value) => value !== null && value > 0);

/** What the rows of some periods are made of. */
export type CountedPeriods = {
  /** The oldest first. */
  readonly periods: readonly ResultCounts[];
  /** The same periods of a connected place, and the short name of its provider. */
  readonly place?: { readonly periods: readonly PlaceCounts[]; readonly name: string } | undefined;
  /** The day the business was added: nothing of ours was counted before. */
  readonly since: LocalDate;
};

const placeCounts = [
  ['calls', 'Calls from'],
  ['directions', 'Direction requests from'],
  ['website', 'Website clicks from'],
  ['impressions', 'Times shown on'],
  ['new_reviews', 'New reviews on'],
  ['rating', 'Rating on'],
] as const;
/** The rows of a place that stand in the file and behind a fold. */
const folded: readonly string[] = ['website', 'impressions'];

const hasValue = ({ values }: ResultRow) => values.some((value) => value !== null && value > 0);

const placeRows = ({ periods, name }: NonNullable<CountedPeriods['place']>): ResultRow[] =>
  placeCounts.map(([id, label]) => ({
    id,
    label: `${label} ${name}`,
    currency: null,
    values: periods.map((period) => period[id]),
  }));

/** The rows of a place that the page folds away. */
export const foldedRows = ({ place }: CountedPeriods): ResultRow[] =>
  (place ? placeRows(place) : []).filter((row) => folded.includes(row.id) && hasValue(row));

/** The rows of the page; those that it folds away and those of questions by helper too where `isDetailed`. */
export const resultRows = (
  { periods, place, since }: CountedPeriods,
  { isDetailed = false } = {},
): ResultRow[] => {
  const plain = counts.map(([id, label]) => ({
    id,
    label,
    currency: null,
    values: periods.map((period) => period[id]),
  }));
  const asked = {
    id: 'questions',
    label: 'Questions asked',
    currency: null,
    values: periods.map(questionsIn),
  };
  const byAnswerer = questionsByAnswerer(periods).map(({ id, name }) => ({
    id: `questions_${id}`,
    label: `Questions to ${name}`,
    currency: null,
    values: periods.map(({ questions }) => questions[id as keyof typeof questions] ?? 0),
  }));
  const own = [
    ...plain.slice(0, 2),
    ...amountRows(periods, 'came_in', 'Came in after a reminder'),
    ...plain.slice(2, 4),
    ...amountRows(periods, 'worth_won', 'Won quotes came to'),
    ...plain.slice(4),
    asked,
    ...(isDetailed ? byAnswerer : []),
  ].filter(hasValue);
  const ofPlace = (place ? placeRows(place) : []).filter(
    (row) => hasValue(row) && (isDetailed || !folded.includes(row.id)),
  );
  const isCounted = periods.map(({ period }) => !endedBefore(period, since));
  return [
    ...own.map((row) => ({
      ...row,
      values: row.values.map((value, nth) => (isCounted[nth] ? value : null)),
    })),
    ...ofPlace,
  ];
};

/** Which number is asked next: the one that tells most, one at a time. */

import type { InputId, Inputs } from '../calculators/input-and-result-types.ts';
import type { KeptNumberId } from '../kept-and-case-number-definitions.ts';
import type { KnownNumbers } from '../known-numbers-schemas.ts';
import { isOldNumber } from '../number-age.ts';
import type { ChoiceId } from '../number-choices.ts';
import { hasIncome, isDrawn } from './outlook.ts';

export type NumberToAsk = {
  readonly id: KeptNumberId | ChoiceId;
  /** What it makes possible, as a sentence. */
  readonly adds: string;
  /** It is known and old: the value that stands, and its day. */
  readonly old?: { readonly value: string; readonly date: string };
};

type Ask = readonly [id: KeptNumberId | 'crew_paid', adds: string];

const first: readonly Ask[] = [
  ['cash_today', 'Next: your jobs in a typical week.'],
  ['jobs_per_week', 'Count what you get paid for. Next: your typical price.'],
  ['average_job_value', 'Next: what goes out every month.'],
  ['overhead_month', 'Leave out crew wages, materials, and your own pay.'],
];
/** Asked instead when jobs or their price are not known. */
const sales: Ask = ['monthly_sales', 'A rough number from your tax return is fine.'];

const crew: readonly Ask[] = [
  ['crew_hours', 'Counts crew pay in the 13 weeks. Enter 0 if you work alone.'],
  ['wage_hour', 'Counts crew pay in the 13 weeks.'],
  ['payroll_extras', 'Counts payroll taxes in the 13 weeks.'],
];
/** Someone who works alone says so once, for what an hour costs. */
const alone: Ask = ['crew_hours', 'Enter 0 if you work alone. Shows what an hour costs you.'];
const money: readonly Ask[] = [
  ['owner_pay', 'Counts your own pay in the 13 weeks.'],
  ['job_materials', 'Counts materials in the 13 weeks.'],
  ['days_to_pay', 'Counts each job on the day you get paid for it.'],
];
const work: readonly Ask[] = [
  ['job_hours_week', 'Shows what an hour costs you.'],
  ['working_weeks', 'Shows what an hour costs you.'],
  ['job_hours', 'Shows what you keep on a typical job.'],
  ['card_fee', 'Counts card fees in what you keep on a typical job.'],
  ['cash_floor', 'Shows when you get close to it.'],
];

type Known = Pick<KnownNumbers, 'numbers' | 'unknown'>;
const isOpen =
  (inputs: Inputs, { unknown }: Known) =>
  (id: InputId) =>
    inputs[id] === undefined && !unknown.some((one) => one.id === id);

/** The numbers without which no line is drawn and that are still to be answered. */
export const firstNumbers = (inputs: Inputs, known: Known): NumberToAsk[] => {
  const open = isOpen(inputs, known);
  const income = (id: string) => id === 'jobs_per_week' || id === 'average_job_value';
  const incomeKnown = hasIncome(inputs);
  const asked = first.filter(([id]) => open(id) && !(income(id) && incomeKnown));
  const gaveUp = !incomeKnown && known.unknown.some(({ id }) => income(id));
  // Sales take the place of jobs and their price.
  const instead = gaveUp && open('monthly_sales') ? [sales] : [];
  const list = gaveUp
    ? [
        ...asked.filter(([id]) => id === 'cash_today'),
        ...instead,
        ...asked.filter(([id]) => id === 'overhead_month'),
      ]
    : asked;
  return list.map(([id, adds]) => ({ id, adds }));
};

/** Numbers that are old enough to be asked again, the bank first. */
export const oldNumbers = ({ numbers }: Known, today: string): NumberToAsk[] =>
  numbers
    .filter(({ id, date }) => isOldNumber(id, date, today))
    .toSorted((a, b) => Number(b.id === 'cash_today') - Number(a.id === 'cash_today'))
    .map(({ id, value, date }) => ({ id, adds: '', old: { value, date } }));

/** Everything that is still worth asking on the page, the most useful first; empty once all has an answer. */
export const numbersToAsk = (inputs: Inputs, known: Known, today: string): NumberToAsk[] => {
  if (!isDrawn(inputs)) {
    const needed = firstNumbers(inputs, known);
    if (needed.length > 0) return needed;
  }
  const open = isOpen(inputs, known);
  // Wages of a crew whose hours nobody knows make no number.
  const hasCrew = Number(inputs.crew_hours ?? 0) > 0;
  const ofCrew = hasCrew ? crew : crew.slice(0, 1);
  const asks = inputs.solo ? [...money, alone, ...work] : [...ofCrew, ...money, ...work];
  return [
    ...oldNumbers(known, today),
    ...asks.filter(([id]) => open(id)).map(([id, adds]) => ({ id, adds })),
  ];
};

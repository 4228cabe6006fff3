import type { Format } from '../numbers/format.ts';
import type { FigureInput, Note } from './types.ts';

/** Reads a value a note names. */
type Show = (name: string) => string;
type Sentence = string | ((show: Show, values: Note['values']) => string);

/** What stands under the figures: what was left out on purpose, and what they mean when it is not plain. */
const noteTexts = {
  no_card_fee: 'Card fees are not in this; you keep less when people pay by card.',
  no_tax: 'Prices are taken as before sales tax or VAT.',
  weeks_52: 'Counted over 52 weeks; closed weeks or a season change it.',
  one_job_each: 'Each new customer is counted with one job.',
  no_win_rate: 'Without the share who book, no limit per inquiry can be said.',
  no_extra_costs: 'No van, phone or tools counted for this person: they cost more.',
  no_floor: 'Measured against zero.',
  owner_free: 'Your own work is counted as free; this is no cost yet.',
  owner_twice:
    'You work alone, but crew hours are filled in: are these your own? Then you are counted twice.',
  hours_do_not_fit: 'More job hours than the paid crew and one owner can work.',
  over_capacity: 'This takes more hours than you have.',
  loss: (show) => `At this price each job takes ${show('loss')} from your own pay.`,
  pays_to_work: 'You pay out more for this job than it brings in.',
  loses_today:
    'Each job costs at least what it brings, even before rent; a count of who may leave means nothing until that is mended.',
  win_rate_zero: 'Nobody books: every inquiry is lost money.',
  no_inquiries_yet: 'No inquiry yet, so no cost per inquiry.',
  no_profit_to_spend: 'After all costs nothing is left to spend on an ad.',
  cannot_pay_for_itself: 'Even fully busy this person costs more than they bring.',
  never_pays_back: 'With this much work waiting the cost does not come back.',
  sub_loses: 'Each subcontracted hour costs as much as it brings, or more.',
  overtime_ask: 'Hours above 40 may have to be paid higher: ask your payroll service.',
  past_rows: (show, { rows }) =>
    rows?.value === '1'
      ? '1 row lies before today: give it a new date.'
      : `${show('rows')} rows lie before today: give them a new date.`,
  no_rows: 'Nothing entered yet.',
  no_usual_income: 'Add the days until customers pay, or the income row by row.',
  tax_in_cash: 'The sales tax you collect is in this money; add the day you hand it over.',
  margin_too_high: (show) =>
    `${show('profit_target')} profit and ${show('card_fee')} fees leave nothing to pay for the job. A 100% mark-up is a 50% margin; is it that?`,
} as const satisfies Record<string, Sentence>;

/** Why there is no answer. */
const errorTexts = {
  margin_too_high: noteTexts.margin_too_high,
  price_below_cost: (show) =>
    `Each job costs at least what it brings in. Below ${show('never_below')} more work makes it worse.`,
  no_extra_jobs_help: (show) => `At ${show('new_price')} no number of extra jobs makes up for it.`,
  not_a_rise: 'The new price is not above the old one.',
  not_a_cut: 'The new price is not below the old one, or is nothing at all.',
  out_of_bounds: 'One of these numbers cannot be right. Check them.',
} as const satisfies Record<string, Sentence>;

export type NoteId = keyof typeof noteTexts;
export type ErrorId = keyof typeof errorTexts;

const texts: Readonly<Record<string, Sentence>> = { ...noteTexts, ...errorTexts };

/** The sentence of a note or an error, its values written by the format of the business. */
export const noteText = ({ id, values }: Note, format: Format): string => {
  const sentence = texts[id] ?? '';
  if (typeof sentence === 'string') return sentence;
  const show = (name: string) => showValue(values[name], format);
  return sentence(show, values);
};

const showValue = (value: FigureInput | undefined, format: Format) =>
  value ? format.value(value.unit, value.value) : '';

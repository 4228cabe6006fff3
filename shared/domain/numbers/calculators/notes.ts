import type { Format } from '../format.ts';
import type { FigureInput, Note } from './types.ts';

/** Reads a value a note names. */
type Show = (name: string) => string;
type Sentence = string | ((show: Show, values: Note['values']) => string);

/** What stands under the figures: what was left out on purpose, and what they mean when it is not plain. */
const noteTexts = {
  no_card_fee: 'Doesn’t include card fees. You’ll keep less when customers pay by card.',
  no_tax: 'Assumes prices are before sales tax.',
  weeks_52: 'Based on 52 weeks. Closed weeks or a short season will change it.',
  one_job_each: 'Counts one job per new customer.',
  no_win_rate: 'Enter how many leads book to see the most you can pay for a lead.',
  no_extra_costs: 'Doesn’t include a van, phone, or tools, so the real cost is higher.',
  no_floor: 'You didn’t enter a safety cushion, so we used zero.',
  owner_free: 'This counts your own work as free, so it isn’t your full cost.',
  owner_twice:
    'You work alone, but you entered crew hours. If those are your own hours, you’re counted twice.',
  hours_do_not_fit: 'That’s more job hours than your crew and you can work.',
  over_capacity: 'You don’t have enough hours for this.',
  loss: (show) => `At this price, each job takes ${show('loss')} out of your own pay.`,
  pays_to_work: 'This job costs more than it brings in.',
  still_brings: (show) =>
    `Your crew is paid either way, so one extra job on an empty day still brings in ${show('left')}. It doesn’t cover its full cost.`,
  below_full_cost: (show) =>
    `All in, with your crew, overhead, and pay, this job costs you ${show('floor_price')}. A lower price only helps on days that would be empty.`,
  loses_today:
    'You’re not making money on each job, even before rent. Fix that before you look at how many customers you can lose.',
  win_rate_zero: 'No one books, so every lead loses money.',
  no_inquiries_yet: 'No leads yet, so there’s no cost per lead.',
  no_profit_to_spend: 'After all costs, there’s nothing left to spend on ads.',
  cannot_pay_for_itself: 'Even fully booked, this person costs more than they bring in.',
  never_pays_back: 'You don’t turn away enough work to earn this back.',
  sub_loses: 'Each subcontractor hour costs as much as you make on it, or more.',
  overtime_ask: 'You may owe overtime for hours over 40. Ask your payroll service.',
  past_rows: (show, { rows }) =>
    rows?.value === '1'
      ? '1 line is dated in the past. Give it a new date.'
      : `${show('rows')} lines are dated in the past. Give them new dates.`,
  no_rows: 'Nothing entered yet.',
  no_usual_income: 'Enter how many days customers take to pay, or add income line by line.',
  paid_at_once:
    'This counts each job as paid the week you do it. Enter the days customers take to pay to make it exact.',
  tax_in_cash: 'This includes sales tax you collect. Add the date you have to pay it.',
  margin_too_high: (show) =>
    `${show('profit_target')} profit and ${show('card_fee')} fees leave nothing to pay for the job. A 100% markup is a 50% margin. Is that what you meant?`,
} as const satisfies Record<string, Sentence>;

/** Why there is no answer. */
const errorTexts = {
  margin_too_high: noteTexts.margin_too_high,
  price_below_cost: (show) =>
    `You’re not making money on each job. Below ${show('never_below')}, more work makes it worse.`,
  no_extra_jobs_help: (show) =>
    `At ${show('new_price')}, no number of extra jobs will make up for it.`,
  not_a_rise: 'Enter a new price that’s higher than the old one.',
  not_a_cut: 'Enter a new price that’s lower than the old one and above zero.',
  out_of_bounds: 'One of these numbers doesn’t look right. Check them.',
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

import type { Format } from '../number-format-and-local-words.ts';
import type { Sentence } from './calculator.ts';
import { calculators } from './index.ts';
import type { FigureInput, Note } from './input-and-result-types.ts';

/** The sentences that several calculators say: what was left out on purpose, what the figures mean, why there is no answer. */
const sharedNotes: Readonly<Record<string, Sentence>> = {
  no_card_fee: 'Doesn’t include card fees. You’ll keep less when customers pay by card.',
  no_tax: 'Assumes prices are before sales tax.',
  weeks_52: 'Based on 52 weeks. Closed weeks or a short season will change it.',
  owner_free: 'This counts your own work as free, so it isn’t your full cost.',
  no_usual_income: 'Enter how many days customers take to pay, or add income line by line.',
  paid_at_once:
    'This counts each job as paid the week you do it. Enter the days customers take to pay to make it exact.',
  other_currencies: 'Unpaid invoices in another currency aren’t counted here.',
  tax_in_cash: 'This includes sales tax you collect. Add the date you have to pay it.',
  margin_too_high: (show) =>
    `${show('profit_target')} profit and ${show('card_fee')} fees leave nothing to pay for the job. A 100% markup is a 50% margin. Is that what you meant?`,
  price_below_cost: (show) =>
    `You’re not making money on each job. Below ${show('never_below')}, more work makes it worse.`,
  out_of_bounds: 'One of these numbers doesn’t look right. Check them.',
};

const texts: Readonly<Record<string, Sentence>> = Object.assign(
  {},
  sharedNotes,
  ...Object.values(calculators).map(({ notes }) => notes),
);

/** The sentence of a note or an error, its values written by the format of the business. */
export const noteText = ({ id, values }: Note, format: Format): string => {
  const sentence = texts[id] ?? '';
  if (typeof sentence === 'string') return sentence;
  const show = (name: string) => showValue(values[name], format);
  return sentence(show, values);
};

const showValue = (value: FigureInput | undefined, format: Format) =>
  value ? format.value(value.unit, value.value) : '';

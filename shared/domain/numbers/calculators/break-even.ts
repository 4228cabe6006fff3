import { evenLines, fixedYear, purchaseLines, resultLines } from './break-even-lines.ts';
import { type Calculator, refuse, sentences } from './calculator.ts';
import { crewNeeds } from './hour-cost.ts';
import { leftNeeds, leftOf, neverBelow, notePrice, noteWeeks } from './price.ts';

/** How many jobs pay for everything, the owner included. */
export const breakEven: Calculator = {
  id: 'break-even',
  title: 'Break-even',
  question: 'How many jobs do I need to break even, including my own pay?',
  required: ['overhead_month', 'owner_pay', 'average_job_value', 'job_materials', 'crew_paid'],
  conditional: [
    'job_hours',
    'crew_hour_cost',
    'crew_hours',
    'wage_hour',
    'payroll_extras',
    'sales_tax',
  ],
  optional: [
    { id: 'jobs_per_week', adds: 'Shows what you have left over each month now.' },
    { id: 'working_weeks', adds: 'Allows for your closed weeks.' },
    { id: 'card_fee', adds: 'Needed if customers pay by card.' },
    { id: 'monthly_sales', adds: 'Shows what’s left over each month from your real sales.' },
    { id: 'job_hours', adds: 'Shows the hours it takes.' },
    { id: 'job_hours_week', adds: 'Shows if you have enough hours.' },
    { id: 'one_off_cost', adds: 'Shows how many jobs pay off a purchase.' },
    { id: 'extra_cost_month', adds: 'Shows how many jobs cover its monthly cost.' },
    { id: 'tax_mode', adds: 'Takes sales tax out of your price.' },
  ],
  figures: [
    'even_jobs_week',
    'even_jobs_year',
    'fixed_month',
    'job_left',
    'job_left_share',
    'even_sales_month',
    'even_hours_week',
    'result_month',
    'cushion',
    'jobs_to_repay',
    'jobs_to_carry',
  ],
  caveats: ['Doesn’t include loan principal or income tax.'],
  needs: (inputs) => [
    'overhead_month',
    'owner_pay',
    ...leftNeeds(inputs),
    ...(inputs.crew_paid === 'anyway' ? crewNeeds(inputs) : []),
  ],
  work: (inputs, sheet) => {
    const { price, value, outlay, left } = leftOf(inputs, sheet);
    if (left.lte(0)) {
      neverBelow(inputs, sheet, price, outlay);
      return refuse('price_below_cost', { never_below: sheet.named('never_below') });
    }
    notePrice(inputs, sheet);
    noteWeeks(inputs, sheet);
    const shares = { fixed: fixedYear(inputs, sheet), left, value };
    evenLines(inputs, sheet, price, shares);
    purchaseLines(inputs, sheet, left);
    if (sheet.given('owner_pay').equals(0)) sheet.note('owner_free');
    resultLines(inputs, sheet, price, shares);
    return undefined;
  },
  finding: (show, { result, inputs, format }) => {
    const left = result.figures.find(({ id }) => id === 'result_month')?.value;
    const you =
      Number(inputs.owner_pay) === 0 ? 'not counting your own pay' : 'including your own pay';
    return {
      headline: `You need ${show('even_jobs_week')} jobs a week to break even, ${you}`,
      lede: sentences(
        `You need ${show('fixed_month')} a month. Each extra job adds ${show('job_left')}.`,
        left &&
          (left.startsWith('-')
            ? `At your current sales, you’re short ${format.money(left.slice(1))} a month.`
            : `At your current sales, you have ${format.money(left)} a month left over.`),
      ),
    };
  },
};

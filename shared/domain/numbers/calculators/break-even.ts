import { evenLines, fixedYear, purchaseLines, resultLines } from './break-even-lines.ts';
import { type Calculator, refuse, sentences } from './calculator.ts';
import { crewNeeds } from './hour-cost.ts';
import { leftNeeds, leftOf, neverBelow, notePrice, noteWeeks } from './price.ts';

/** How many jobs pay for everything, the owner included. */
export const breakEven: Calculator = {
  id: 'break-even',
  title: 'When the month is paid',
  question: 'How many jobs until the month is paid, me included?',
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
    { id: 'jobs_per_week', adds: 'Shows what is left over a month now.' },
    { id: 'working_weeks', adds: 'Counts your closed weeks.' },
    { id: 'card_fee', adds: 'Makes it right for people who pay by card.' },
    { id: 'monthly_sales', adds: 'Shows what is left over a month from your real sales.' },
    { id: 'job_hours', adds: 'Shows the hours it takes.' },
    { id: 'job_hours_week', adds: 'Shows whether the hours are there.' },
    { id: 'one_off_cost', adds: 'Shows how many jobs repay a purchase.' },
    { id: 'extra_cost_month', adds: 'Shows how many jobs carry its monthly cost.' },
    { id: 'tax_mode', adds: 'Takes out the sales tax in your price.' },
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
  caveats: ['Loan principal and income tax are not in this.'],
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
    const you = Number(inputs.owner_pay) === 0 ? 'your own pay not included' : 'you included';
    return {
      headline: `${show('even_jobs_week')} jobs a week pay for everything, ${you}`,
      lede: sentences(
        `A month needs ${show('fixed_month')}, one more job leaves ${show('job_left')}.`,
        left &&
          (left.startsWith('-')
            ? `At your sales now, ${format.money(left.slice(1))} a month is missing.`
            : `At your sales now, ${format.money(left)} a month is left over.`),
      ),
    };
  },
};

/** The sums that visitors work out without an account: what each asks, and how a link carries what was typed. */

import type { AskableId } from './askable-numbers.ts';
import { type CalculatorId, calculators } from './calculators/index.ts';
import type { InputId, Inputs } from './calculators/input-and-result-types.ts';
import type { FreeToolId } from './free-tool-ids.ts';

/** One free sum; a visitor counts in US dollars. */
type FreeTool = {
  readonly calculator: CalculatorId;
  /** What it asks, in order; a conditional input of the calculator is asked when it is needed. */
  readonly asks: readonly AskableId[];
  /** What may be left out, folded away. */
  readonly more: readonly AskableId[];
  /** Values of an invented business, marked as an example wherever they are shown. */
  readonly example: Inputs;
};

export const freeTools: Readonly<Record<FreeToolId, FreeTool>> = {
  'hour-cost': {
    calculator: 'hour-cost',
    asks: [
      'crew_hours',
      'wage_hour',
      'payroll_extras',
      'job_hours_week',
      'working_weeks',
      'overhead_month',
      'owner_pay',
    ],
    more: [],
    example: {
      crew_hours: '80',
      wage_hour: '20',
      payroll_extras: '18',
      job_hours_week: '75',
      working_weeks: '50',
      overhead_month: '3200',
      owner_pay: '5000',
    },
  },
  'job-price': {
    calculator: 'job-quote',
    asks: ['hour_cost', 'job_hours', 'job_materials', 'profit_target'],
    more: ['card_fee', 'tax_mode', 'sales_tax'],
    example: {
      hour_cost: '51.41',
      job_hours: '3',
      job_materials: '40',
      profit_target: '15',
      card_fee: '3',
      tax_mode: 'none',
    },
  },
  'price-rise': {
    calculator: 'price-rise',
    asks: [
      'average_job_value',
      'new_price',
      'job_materials',
      'crew_paid',
      'job_hours',
      'crew_hour_cost',
    ],
    more: ['jobs_per_week', 'working_weeks', 'card_fee', 'tax_mode', 'sales_tax'],
    example: {
      average_job_value: '165',
      new_price: '178',
      job_materials: '12',
      crew_paid: 'anyway',
      jobs_per_week: '20',
      working_weeks: '48',
      card_fee: '3',
      tax_mode: 'none',
    },
  },
};

/** Which inputs a free sum shows with what is filled in: all of `asks` and `more` but those that nothing needs yet. */
export const shownInputs = (id: FreeToolId, inputs: Inputs): AskableId[] => {
  const { calculator, asks, more } = freeTools[id];
  const { conditional, needs } = calculators[calculator];
  const needed = needs(inputs);
  const isIdle = (one: InputId) => conditional.includes(one) && !needed.includes(one);
  return [...asks, ...more].filter((one) => !isIdle(one));
};

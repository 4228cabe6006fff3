/** Which blanks of starter prompts ask for a number that is kept, so that it is filled in. */

import type { KeptNumberId, NumberId } from './kept-and-case-number-definitions.ts';
import { isNumberId } from './numbers.ts';
import type { SavedNumber } from './saved-number-schemas.ts';

/** Kept numbers by the id of the blank. Blanks that are not here are about one case and stay empty. */
const numberOfInput: Readonly<Record<string, KeptNumberId>> = {
  average_job_value: 'average_job_value',
  old_price: 'average_job_value',
  job_price: 'average_job_value',
  job_hours: 'job_hours',
  small_job_hours: 'job_hours',
  jobs_per_week: 'jobs_per_week',
  jobs_now: 'jobs_per_week',
  small_jobs: 'jobs_per_week',
  crew_hours: 'crew_hours',
  fixed_costs: 'overhead_month',
  monthly_costs: 'overhead_month',
  pay_needed: 'owner_pay',
  hourly_cost: 'hour_cost',
  hourly_income: 'hour_income',
  win_rate: 'win_rate',
  ad_budget: 'ad_budget',
  cash_today: 'cash_today',
  monthly_sales: 'monthly_sales',
  days_to_invoice: 'days_to_invoice',
  days_to_pay: 'days_to_pay',
};

/** Prompts whose blank of that id means something else: wages of an hour instead of its whole cost, jobs to add instead of jobs done. */
const exceptions: Readonly<Record<string, Readonly<Record<string, KeptNumberId | null>>>> = {
  'operations.processes.cut-call-backs': { hourly_cost: 'crew_hour_cost' },
  'customer-service.complaints.make-good-options': { hourly_cost: 'crew_hour_cost' },
  'marketing.local.agents-and-managers': { jobs_per_week: null },
  'sales.leads.commercial-list': { jobs_per_week: null },
};

/** The kept number that a blank of a prompt asks for, or undefined when it is about one case. */
export const keptNumberOf = (promptId: string, inputId: string): KeptNumberId | undefined => {
  const exception = exceptions[promptId];
  if (exception && Object.hasOwn(exception, inputId)) return exception[inputId] ?? undefined;
  return Object.hasOwn(numberOfInput, inputId) ? numberOfInput[inputId] : undefined;
};

/** The number that a blank of a prompt asks for: a kept one, or one of a case that a calculator takes. */
export const numberOf = (promptId: string, inputId: string): NumberId | undefined => {
  const exception = exceptions[promptId];
  if (exception && Object.hasOwn(exception, inputId)) return exception[inputId] ?? undefined;
  return keptNumberOf(promptId, inputId) ?? (isNumberId(inputId) ? inputId : undefined);
};

/** The first values of a prompt's number blanks, as far as the business keeps the numbers; each with the kept number it comes from. */
export const prefillFromNumbers = (
  promptId: string,
  inputs: readonly { readonly id: string; readonly type: string }[],
  kept: readonly SavedNumber[],
): Record<string, SavedNumber> => {
  const found = inputs.flatMap(({ id, type }) => {
    const number = type === 'number' ? keptNumberOf(promptId, id) : undefined;
    const one = kept.find((known) => known.id === number);
    return one ? [[id, one] as const] : [];
  });
  return Object.fromEntries(found);
};

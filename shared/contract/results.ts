import * as z from 'zod';
import { LocalDate } from '../domain/lib/local-schemas.ts';
import { ResultCounts } from '../domain/results/result-counts.ts';
import { route } from './route.ts';

const Business = z.strictObject({ business_id: z.uuid() });

export const results = {
  get: route({
    summary:
      'What was counted of a business: this month on every plan, the last 12 months and 13 weeks with the plan that has them',
    method: 'GET',
    path: '/businesses/{business_id}/results',
    access: 'member',
    input: Business,
    output: z.object({
      /** The day it is where the business is. */
      today: LocalDate,
      /** The day the business was added: nothing was counted before. */
      since: LocalDate,
      month: ResultCounts,
      /** The oldest first, the running one last; null on a plan without them. */
      periods: z.object({ months: z.array(ResultCounts), weeks: z.array(ResultCounts) }).nullable(),
    }),
    problems: ['not-found'],
  }),
};

import * as z from 'zod';
import { LocalDate } from '../domain/lib/date-schemas.ts';
import { FollowedQuote } from '../domain/results/followed-quote-schema.ts';
import { PlaceResults } from '../domain/results/place-results-schemas.ts';
import { quoteOutcomes } from '../domain/results/quote-outcomes.ts';
import { ResultCounts } from '../domain/results/result-counts-schemas.ts';
import { route } from './route.ts';

const Business = z.strictObject({ business_id: z.uuid() });

export const results = {
  get: route({
    summary:
      'What was counted of a business: this month on every plan, the last 12 months and 13 weeks with the plan that has them',
    method: 'GET',
    path: '/businesses/{business_id}/results',
    access: 'member',
    role: 'office',
    input: Business,
    output: z.object({
      /** The day it is where the business is. */
      today: LocalDate,
      /** The day the business was added: nothing was counted before. */
      since: LocalDate,
      month: ResultCounts,
      /** The oldest first, the running one last; null on a plan without them. */
      periods: z.object({ months: z.array(ResultCounts), weeks: z.array(ResultCounts) }).nullable(),
      /** Null while no place is connected at a provider that counts. */
      place: PlaceResults.nullable(),
    }),
    problems: ['not-found'],
  }),
  quotes: route({
    summary: 'The quotes of a business that you followed up on, the newest first',
    method: 'GET',
    path: '/businesses/{business_id}/quotes',
    access: 'member',
    role: 'office',
    input: Business,
    output: z.object({ quotes: z.array(FollowedQuote) }),
    problems: ['not-found'],
  }),
  sayOutcome: route({
    summary:
      'Say what became of a quote that you followed up on: won, lost, or still open; where somebody said otherwise since it was seen it is a conflict, and its `data.quote` is the stored quote with who said it',
    method: 'PATCH',
    path: '/businesses/{business_id}/quotes/{id}',
    access: 'member',
    role: 'office',
    input: Business.extend({
      id: z.ulid(),
      outcome: z.enum(quoteOutcomes),
      /** What this device showed; null while nothing was said. */
      seen: z.enum(quoteOutcomes).nullable().optional(),
    }),
    output: FollowedQuote,
    problems: ['not-found', 'conflict'],
  }),
};

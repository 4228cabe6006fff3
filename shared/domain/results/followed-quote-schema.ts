/** Quotes for which the owner sent a follow-up, and what became of them by the owner's word. */
import * as z from 'zod';
import { LocalDate } from '../lib/date-schemas.ts';
import { LastChange } from '../people/last-change.ts';
import { quoteOutcomes } from './quote-outcomes.ts';

export const FollowedQuote = z
  .object({
    /** That of the question whose draft was sent. */
    id: z.ulid(),
    business_id: z.uuid(),
    chat_id: z.uuid(),
    /** How the message that was sent begins, for the owner to know it by. */
    title: z.string().max(100),
    /** The owner's day. */
    sent_on: LocalDate,
    /** What was quoted, as the owner filled it in; null where that is not known. */
    amount: z.number().positive().nullable(),
    /** That of the business when the follow-up was sent. */
    currency: z.string().length(3),
    outcome: z.enum(quoteOutcomes),
    /** The owner's day on which it was last said; null until then. */
    said_on: LocalDate.nullable(),
    /** Who said it last, and when. */
    said: LastChange.exactOptional(),
  })
  .meta({ id: 'FollowedQuote' });
export type FollowedQuote = z.infer<typeof FollowedQuote>;

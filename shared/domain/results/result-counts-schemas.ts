/** What is counted of a business by month and by week, without a name: sums of events, never of words. */
import * as z from 'zod';
import { helperIds } from '../catalogue/helper-ids.ts';

const count = z.int().min(0);
/** A decimal amount by currency. */
const amounts = z.record(z.string().length(3), z.number().min(0));

/** Who answers a question: a helper, or the assistant on the dashboard. */
export const answererIds = [...helperIds, 'assistant'] as const;
export type AnswererId = (typeof answererIds)[number];

const counts = {
  /** Reminders that the owner noted as sent. */
  reminders: count,
  /** Invoices that were paid after a reminder, and what they came to. */
  paid: count,
  came_in: amounts,
  /** Quotes for which the owner sent a follow-up. */
  quotes_followed: count,
  /** Of these, what the owner said became of them. */
  quotes_won: count,
  quotes_lost: count,
  /** What the won ones came to, as far as their amounts are known. */
  worth_won: amounts,
  /** Reviews that got their first answer from here. */
  reviews_answered: count,
  tasks_done: count,
  /** Posts that went up, one for each place. */
  posts: count,
  /** Answered questions that counted. */
  questions: z.partialRecord(z.enum(answererIds), count),
};

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const week = z.string().regex(/^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/);

/** What was counted in one month (`2026-11`) or ISO week (`2026-W48`). */
export const ResultCounts = z
  .object({ period: z.union([month, week]), ...counts })
  .meta({ id: 'ResultCounts' });
export type ResultCounts = z.infer<typeof ResultCounts>;

/** What was counted of a business on the days of one ISO week that are in one month, as it is stored and exported. */
export const BusinessResults = z
  .object({ business_id: z.uuid(), month, week, ...counts })
  .meta({ id: 'BusinessResults' });
export type BusinessResults = z.infer<typeof BusinessResults>;

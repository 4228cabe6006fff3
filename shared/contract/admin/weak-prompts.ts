import * as z from 'zod';
import { askedAtLeast, weakOrders } from '../../domain/admin/weak-prompts.ts';
import { helperIds } from '../../domain/catalogue/helper-ids.ts';
import { tradeNames } from '../../domain/catalogue/trades/index.ts';
import { route } from '../route.ts';
import { DownReasons } from './prompt-ratings.ts';
import { PromptList } from './prompts.ts';

/** A prompt that owners were not helped by, as its newest text that was asked does. */
const WeakPrompt = z
  .object({
    helper_id: z.enum(helperIds),
    prompt_id: z.string(),
    title: z.string(),
    /** Which text, and how many answers it gave. */
    version: z.string().nullable(),
    asked: z.int(),
    /** Answers with a thumb down, in percent. */
    down: z.int(),
    down_percent: z.int(),
    /** Answers with a draft, and the percent of them of which no draft was copied, sent, shared or saved; null without any. */
    drafted: z.int(),
    unused_percent: z.int().nullable(),
    /** What one answer costs, in dollars. */
    dollars: z.number(),
    /** Percent with a thumb down of the text before it; null without one that was asked enough. */
    down_percent_before: z.int().nullable(),
    /** What owners wrote with a thumb down, newest first. */
    reasons: DownReasons,
    /** The list in which it is edited; null for a prompt that admins do not edit. */
    place: PromptList.nullable(),
  })
  .meta({ id: 'WeakPrompt' });

export const weakPrompts = {
  listWeakPrompts: route({
    summary: 'The prompts of all helpers that helped owners least, worst first',
    method: 'GET',
    path: '/admin/ratings/weakest',
    access: 'admin',
    input: z.strictObject({
      helper_id: z.enum(helperIds).optional(),
      /** Only what businesses of this trade asked. */
      business_type: z.enum(tradeNames).optional(),
      order: z.enum(weakOrders).default('overall'),
      /** Texts that were asked less often are left out. */
      asked_at_least: z.enum(askedAtLeast).default('20'),
      /** How many are skipped, and how many come. */
      /** How many to leave out; digits, because an empty text would count as zero. */
      from: z
        .string()
        .regex(/^\d{1,4}$/)
        .default('0')
        .transform(Number),
      limit: z.coerce.number<number>().int().min(1).max(50).default(20),
    }),
    output: z.object({
      items: z.array(WeakPrompt),
      /** All that fit. */
      total: z.int(),
      answers: z.int(),
    }),
  }),
};

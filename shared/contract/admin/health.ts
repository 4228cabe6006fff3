import * as z from 'zod';
import { healthRanges, healthStates } from '../../domain/admin/health-report.ts';
import { scheduledJobNames } from '../../domain/admin/scheduled-jobs.ts';
import { helperIds } from '../../domain/catalogue/helper-ids.ts';
import { providerIds } from '../../domain/connections/providers.ts';
import { queueIds } from '../../domain/lib/queue-names.ts';
import { spenders } from '../../domain/plan/account-spend.ts';
import { route } from '../route.ts';
import { ModelSpend } from './model-spend-and-limit.ts';

/** What was wrong with answers: not given, refused by the model, cut at their end, or begun late. */
const Troubles = z.object({ failed: z.int(), refused: z.int(), cut: z.int(), slow: z.int() });
const State = z.enum(healthStates);

const HealthDay = Troubles.extend({
  date: z.iso.date(),
  questions: z.int(),
  /** What the AI model cost. */
  dollars: z.number(),
  mails: z.object({
    sent: z.int(),
    bounced: z.int(),
    returned: z.int(),
    complained: z.int(),
  }),
  jobs_done: z.int(),
  jobs_failed: z.int(),
  webhooks: z.int(),
  webhooks_late: z.int(),
  webhooks_refused: z.int(),
  /** Failed readings of connected accounts, by provider. */
  syncs_failed: z.record(z.enum(providerIds), z.int()),
  /** Events of connected accounts that came late, by provider. */
  syncs_late: z.record(z.enum(providerIds), z.int()),
});

export const health = {
  getHealth: route({
    summary: 'Whether the product works: answers, cost of the model, mails, jobs, queues, payments',
    method: 'GET',
    path: '/admin/health',
    access: 'admin',
    input: z.strictObject({ days: z.enum(healthRanges).default('14') }),
    output: z.object({
      /** Days in UTC, today last. */
      days: z.array(HealthDay),
      by_helper: z.array(
        Troubles.extend({
          /** The assistant that suggests a helper, or unknown: a worker stopped and left no trace. */
          at: z.enum([...helperIds, 'assistant', 'unknown']),
        }),
      ),
      by_plan: z.array(z.object({ spender: z.enum(spenders), dollars: z.number() })),
      /** The accounts that spent most today, of those that spent ten cents or more. */
      top_accounts: z.array(
        z.object({ id: z.string(), email: z.string(), dollars: z.number(), calls: z.int() }),
      ),
      spend: ModelSpend,
      jobs: z.array(
        z.object({
          name: z.enum(scheduledJobNames),
          /** When a run last ended well; null if none did in these days. */
          last_at: z.iso.datetime().nullable(),
          is_silent: z.boolean(),
          failed_today: z.int(),
        }),
      ),
      /** Messages in each queue; null for one that does not say. */
      queues: z.record(z.enum(queueIds), z.int().nullable()),
      last_webhook_at: z.iso.datetime().nullable(),
      states: z.object({
        failed: State,
        slow: State,
        spend: State,
        top_account: State,
        mails: State,
        jobs: State,
        queues: State,
        syncs: State,
        webhooks: State,
      }),
    }),
  }),
};

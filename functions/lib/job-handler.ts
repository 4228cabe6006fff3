import { jobCounters } from '#shared/domain/admin/health-counters.ts';
import { type ScheduledJob, scheduledJobs } from '#shared/domain/admin/scheduled-jobs.ts';
import { log } from './log.ts';
import { count } from './metrics.ts';
import { countHealth } from './stats/health-table.ts';

/**
 * Wraps a Lambda that no HTTP request waits for: a schedule or a trigger. The runtime logs an error that leaves a Lambda
 * with all its fields, items and headers included, so the error is logged safely here and a bare one is thrown instead.
 */
export const job =
  <Input extends unknown[], Output>(run: (...input: Input) => Promise<Output>) =>
  async (...input: Input): Promise<Output> => {
    try {
      return await run(...input);
    } catch (error) {
      log.error('job failed', { error: error as Error });
      throw new Error('The job failed; the log line before this one has the cause');
    }
  };

/**
 * Wraps a job of the clock: counts each run that ended well, for the alarm that rings when none does, and notes both kinds
 * of runs in the counters of the day.
 */
export const clockJob = <Input extends unknown[], Output>(
  name: ScheduledJob,
  run: (...input: Input) => Promise<Output>,
) =>
  job(async (...input: Input): Promise<Output> => {
    const counters = jobCounters(name);
    try {
      const output = await run(...input);
      count(scheduledJobs[name].success);
      const now = new Date();
      await countHealth({ [counters.done]: 1 }, now, { [counters.at]: now.toISOString() });
      return output;
    } catch (error) {
      await countHealth({ [counters.failed]: 1 }, new Date());
      throw error;
    }
  });

import { log } from './log.ts';
import { count, type JobSuccess } from './metrics.ts';

/**
 * Wraps a Lambda that no HTTP request waits for: a schedule or a trigger. The runtime logs an error that leaves a Lambda
 * with all its fields, items and headers included, so the error is logged safely here and a bare one is thrown instead.
 */
export const job =
  <Input extends unknown[], Output>(
    run: (...input: Input) => Promise<Output>,
    /** Counted after each run that ended well; an alarm rings when it stays away. */
    success?: JobSuccess,
  ) =>
  async (...input: Input): Promise<Output> => {
    try {
      const output = await run(...input);
      if (success) count(success);
      return output;
    } catch (error) {
      log.error('job failed', { error: error as Error });
      throw new Error('The job failed; the log line before this one has the cause');
    }
  };

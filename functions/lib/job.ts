import { log } from './log.ts';

/**
 * Work that runs without a caller. An error that leaves a Lambda is written into the log by the cloud with all that
 * hangs on it, rows and headers, so it is logged here our way and what leaves says only that the work failed.
 */
export const job =
  <Input extends unknown[], Output>(run: (...input: Input) => Promise<Output>) =>
  async (...input: Input): Promise<Output> => {
    try {
      return await run(...input);
    } catch (error) {
      log.error('gave up', { error: error as Error });
      throw new Error('Gave up; the line before says why');
    }
  };

import { clockJob } from '../lib/job.ts';
import { log } from '../lib/log.ts';
import { forEach } from '../lib/rate-limiter.ts';
import { reapQuestion } from './release-charges.ts';
import { openPartitions } from './turns/open-question-attributes.ts';
import { type OpenQuestion, questionsOpenUntil } from './turns/open-questions-table.ts';

/** Questions that are released in parallel. */
const abreast = 20;

/** Runs on a schedule: releases the charges of questions that will not be answered. It reads those and no other item. */
export const handler = clockJob('on-reap', async () => {
  const now = new Date();
  const result = { checked: 0, released: 0 };
  await forEach(
    openQuestions(now),
    async (question) => {
      result.checked++;
      if (await tryReap(question, now)) result.released++;
    },
    { abreast },
  );
  log.info('charges reaped', result);
  return result;
});

async function* openQuestions(now: Date) {
  for (let nth = 0; nth < openPartitions; nth++) yield* questionsOpenUntil(nth, now);
}

/** A failure is logged and left to the next run, so that the other questions are released. */
const tryReap = async (question: OpenQuestion, now: Date) => {
  try {
    return await reapQuestion(question, now);
  } catch (error) {
    log.warn('charges not reaped', error as Error);
    return false;
  }
};

import { forEachAbreast } from '../lib/for-each-abreast.ts';
import { clockJob } from '../lib/job-handler.ts';
import { log } from '../lib/log.ts';
import { forgetPeopleGoneForGood } from '../people/forget-people-gone-for-good.ts';
import { releaseQuestionCharge } from './release-charges.ts';
import { openPartitions } from './turns/open-question-attributes.ts';
import { type OpenQuestion, questionsOpenUntil } from './turns/open-questions-table.ts';

/** Questions that are released in parallel. */
const abreast = 20;
/** When a run stops beginning with another account; the next one, an hour later, goes on. */
const limitMs = 13 * 60_000;

/**
 * Runs on a schedule: releases the charges of questions that will not be answered, and then removes the chats of people
 * who are gone for good. It reads those and no other item. It fails, after all else is done, where such chats are still there.
 */
export const handler = clockJob(
  'on-reap',
  async (_: unknown = {}, __: unknown = {}, now: Date = new Date()) => {
    const began = Date.now();
    const result = await releaseCharges(now);
    const { failed } = await forgetPeopleGoneForGood(now, () => Date.now() - began > limitMs);
    if (failed) throw new Error(`Chats of removed people are still there in ${failed} accounts`);
    return result;
  },
);

const releaseCharges = async (now: Date) => {
  const result = { checked: 0, released: 0 };
  await forEachAbreast(
    openQuestions(now),
    async (question) => {
      result.checked++;
      if (await tryReap(question, now)) result.released++;
    },
    { abreast },
  );
  log.info('charges reaped', result);
  return result;
};

async function* openQuestions(now: Date) {
  for (let nth = 0; nth < openPartitions; nth++) yield* questionsOpenUntil(nth, now);
}

/** A failure is logged and left to the next run, so that the other questions are released. */
const tryReap = async (question: OpenQuestion, now: Date) => {
  try {
    return await releaseQuestionCharge(question, now);
  } catch (error) {
    log.warn('charges not reaped', error as Error);
    return false;
  }
};

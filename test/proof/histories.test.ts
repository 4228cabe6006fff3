import { afterAll, beforeAll } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { messageHistories, messageRaces } from './histories/messages.ts';
import { quotaEdges, zones } from './histories/quota-edges.ts';
import { quotaHistories } from './histories/quota-histories.ts';
import { quotaRules } from './histories/quota-rules.ts';
import { promise, scale, seed } from './support/promise.ts';

/** Histories of each kind: together 10,000 in the long form. */
const count = scale > 1 ? 5000 : 250;

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

promise('questions are counted exactly, whoever races for the last one', (tally) =>
  quotaRules(tally),
);

promise(`windows end to the millisecond, in ${zones.join(', ')} alike`, (tally) =>
  quotaEdges(tally),
);

promise('any history of charges, refunds and waiting ends as the rules say', (tally) =>
  quotaHistories(tally, { seed, count }),
);

promise('no scripted race between workers, retries and the reaper is lost', (tally) =>
  messageRaces(app, tally),
);

promise(
  'after crashes, lost answers, throttles and stalls: charged once if answered, one reply',
  (tally) => messageHistories(app, tally, { seed, count }),
);

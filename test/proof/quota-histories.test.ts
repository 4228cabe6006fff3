import { afterAll, beforeAll } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { scaled } from '#test/support/proof-size.ts';
import { quotaEdges, zones } from './histories/quota-edges.ts';
import { quotaHistories } from './histories/quota-histories.ts';
import { quotaRules } from './histories/quota-rules.ts';
import { guarantee, seed } from './support/guarantee.ts';

/** Runs 10,000 histories in the full form, together with those of messages. */
const count = scaled(10, 5000);

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

guarantee('questions are counted exactly in any race for the last one', (tally) =>
  quotaRules(tally),
);

guarantee(`windows end at the exact millisecond, in ${zones.join(', ')} alike`, (tally) =>
  quotaEdges(tally),
);

guarantee('any history of charges, refunds and waiting follows the quota rules', (tally) =>
  quotaHistories(tally, { seed, count }),
);

import { afterAll, beforeAll } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { scaled } from '#test/support/tries.ts';
import { messageHistories, messageRaces } from './histories/messages.ts';
import { guarantee, seed } from './support/guarantee.ts';

/** With as many of counting 10,000 histories in the whole form. */
const count = scaled(50, 5000);

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

guarantee('no scripted race between workers, retries and the reaper is lost', (tally) =>
  messageRaces(app, tally),
);

guarantee(
  'after crashes, lost answers, throttles and stalls: charged once if answered, one reply',
  (tally) => messageHistories(app, tally, { seed, count }),
);

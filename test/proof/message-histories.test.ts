import { afterAll, beforeAll } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { scaled } from '#test/support/proof-size.ts';
import { messageHistories, messageRaces } from './histories/messages.ts';
import { guarantee, seed } from './support/guarantee.ts';

/** Runs 10,000 histories in the full form, together with those of the quota. */
const count = scaled(5, 5000);

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

// By day test/api/chat/message-protocol.test.ts runs the same races.
guarantee(
  'no scripted race between workers, retries and the reaper breaks the rules',
  { tags: 'night' },
  (tally) => messageRaces(app, tally),
);

guarantee(
  'after crashes, lost responses, throttles and stalls a message is charged once if answered, with one reply',
  (tally) => messageHistories(app, tally, { seed, count }),
);

import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';

/** A streaming Lambda of this test, called like the runtime calls it. */
const startStream = async (take: (bytes: Buffer, stream: Writable) => void) => {
  const app = await startApp();
  const ada = await asker(app, 'ada');
  const { streamFeature, streaming } = await import('#functions/lib/stream-handler.ts');
  const { config } = await import('#functions/lib/config.ts');
  const produced: number[] = [];
  const handler = streamFeature(
    { ask: contract.chat.ask },
    {
      ask: streaming(
        contract.chat.ask,
        async function* () {
          for (let nth = 0; nth < 5; nth++) {
            yield { event: 'delta', data: { index: 0, text: `${nth}` } };
            await sleep(20);
            produced.push(nth);
          }
        },
        async () => ({ success: true, errorMessage: null }),
      ),
    },
  ) as unknown as (event: object, stream: Writable, context: object) => Promise<void>;
  const stream: Writable = new Writable({
    write: (bytes: Buffer, _, done) => {
      take(bytes, stream);
      done();
    },
  });
  stream.on('error', () => {});
  const event = {
    httpMethod: 'POST',
    resource: '/api/chat',
    headers: { Accept: 'text/event-stream' },
    body: JSON.stringify(ada.question()),
    requestContext: {
      requestId: 'r',
      authorizer: {
        claims: {
          sub: ada.sub,
          token_use: 'access',
          client_id: config.USER_POOL_CLIENT_ID,
          exp: String(Math.floor(Date.now() / 1000) + 60),
        },
      },
    },
  };
  Object.assign(stream, { setPrelude: () => {} });
  const context = { getRemainingTimeInMillis: () => 60_000 };
  return { app, produced, run: () => handler(event, stream, context) };
};

test('U1: the Lambda runs until the answer is complete, even when the caller has disconnected', async () => {
  const { app, produced, run } = await startStream((_, stream) =>
    stream.destroy(new Error('gone')),
  );
  await using _ = app;
  await run().catch(() => {});
  expect(produced).toEqual([0, 1, 2, 3, 4]);
});

test('a connected caller gets every event, in order, and the end', async () => {
  let text = '';
  const { app, run } = await startStream((bytes) => {
    text += bytes.toString();
  });
  await using _ = app;
  await run();
  expect([...text.matchAll(/"text":"(\d)"/g)].map(([, nth]) => nth).join('')).toBe('01234');
});

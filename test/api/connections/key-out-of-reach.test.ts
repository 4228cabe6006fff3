// @module-tag night
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen, readBody } from '#local/http-server.ts';
import { Problem } from '#shared/contract/problem.ts';
import { startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import {
  agree,
  connectBooks,
  connectionOf,
  invoicesOf,
  provider,
  storedConnectionOf,
  syncNow,
} from '#test/support/connections.ts';

type Fault = 'internal' | 'disabled' | 'hangs' | 'cut';

/** A stack whose key service can be made to fail, each operation by itself. */
const startWithKey = async () => {
  const key = {
    /** What the next calls of an operation get; the last one for all that follow. */
    faults: { Encrypt: [] as (Fault | undefined)[], Decrypt: [] as (Fault | undefined)[] },
    calls: 0,
    mend: () => {
      key.faults = { Encrypt: [], Decrypt: [] };
    },
    break: (fault: Fault) => {
      key.faults = { Encrypt: [fault], Decrypt: [fault] };
    },
  };
  const app = await startApp({
    proxies: {
      kms: async (real) => {
        const answer = async (request: IncomingMessage, response: ServerResponse) => {
          const body = await readBody(request);
          const target = String(request.headers['x-amz-target']);
          const faults = key.faults[target.endsWith('Encrypt') ? 'Encrypt' : 'Decrypt'];
          const fault = faults.length > 1 ? faults.shift() : faults[0];
          key.calls++;
          if (fault === 'hangs') return;
          if (fault === 'cut') return void response.destroy();
          if (fault) {
            response.writeHead(fault === 'internal' ? 500 : 400, {
              'content-type': 'application/x-amz-json-1.1',
            });
            const name = fault === 'internal' ? 'KMSInternalException' : 'DisabledException';
            return void response.end(JSON.stringify({ __type: name, message: 'Not now' }));
          }
          const given = await fetch(real, {
            method: 'POST',
            headers: { 'x-amz-target': target, 'content-type': 'application/x-amz-json-1.1' },
            body: new Uint8Array(body ?? []),
          });
          response.writeHead(given.status, { 'content-type': 'application/x-amz-json-1.1' });
          response.end(await given.text());
        };
        // The client of the Lambdas keeps the address that it saw first.
        const server = await listen((request, response) => void answer(request, response), {
          stays: 'key that fails',
        });
        onTestFinished(server.close);
        return server.url;
      },
    },
  });
  return { app, key };
};

const sentence = 'We can’t connect anything right now. Nothing changed. Try again in a minute.';
const refused = { outcome: 'refused', provider, reason: 'not-kept', use: 'read' };

test.each(['internal', 'disabled', 'cut'] as const)(
  'with a key that is out of reach (%s) a sign-in does not begin, in words, and begins once it is back',
  async (fault) => {
    const { app, key } = await startWithKey();
    await using _ = app;
    const ada = await asker(app, 'ada');
    key.break(fault);
    const begun = ada.api.connections.start({ business_id: ada.businessId, provider });
    const error = await begun.catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(Problem);
    expect(error).toMatchObject({ code: 'unavailable', message: sentence, retryable: true });
    expect((await app.table.all()).filter(({ pk }) => pk.startsWith('ATTEMPT#'))).toEqual([]);
    key.mend();
    expect(await connectBooks(app, ada)).toMatchObject({ outcome: 'connected' });
  },
);

test('a key that never answers is given up in time', async () => {
  const { app, key } = await startWithKey();
  await using _ = app;
  const ada = await asker(app, 'ada');
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  using sooner = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 40));
  key.break('hangs');
  await expect(
    ada.api.connections.start({ business_id: ada.businessId, provider }),
  ).rejects.toMatchObject({ code: 'unavailable', message: sentence });
  expect(sooner).toHaveBeenCalled();
});

test('a sign-in that cannot be kept is refused in words, leaves no grant and can be made again', async () => {
  const { app, key } = await startWithKey();
  await using _ = app;
  const ada = await asker(app, 'ada');
  for (const operation of ['Decrypt', 'Encrypt'] as const) {
    const query = await agree(app, ada);
    key.faults[operation] = ['internal'];
    expect(await ada.api.connections.finish({ provider, query }), operation).toEqual(refused);
    key.mend();
    expect(await connectionOf(ada)).toEqual({ provider, state: 'ready' });
  }
  // The second one had tokens already, which were ended at the provider.
  expect(app.stack.books.grants()).toBe(1);
  expect(await connectBooks(app, ada)).toMatchObject({ outcome: 'connected' });
});

test('signing in again while the connection works leaves it as it was when the new tokens cannot be kept', async () => {
  const { app, key } = await startWithKey();
  await using _ = app;
  const ada = await asker(app, 'ada');
  await connectBooks(app, ada);
  const before = await storedConnectionOf(app, ada);
  const query = await agree(app, ada);
  key.faults.Encrypt = ['internal'];
  expect(await ada.api.connections.finish({ provider, query })).toEqual(refused);
  key.mend();
  expect(await storedConnectionOf(app, ada)).toEqual(before);
  // At the provider the new grant may be the one of the connection, so it is not ended.
  expect(app.stack.books.grants()).toBe(2);
  await syncNow(app, ada);
  app.stack.books.expire();
  await syncNow(app, ada);
  expect(await storedConnectionOf(app, ada)).toMatchObject({ state: 'working', failures: 0 });
  expect(await connectionOf(ada)).toMatchObject({ state: 'connected' });
});

test('a read that cannot open the tokens changes nothing, is tried again later each time, and goes on once the key is back', async () => {
  const { app, key } = await startWithKey();
  await using _ = app;
  const ada = await asker(app, 'ada');
  await connectBooks(app, ada);
  const { books, queue, mail } = app.stack;
  const before = { invoices: await invoicesOf(ada), calls: books.seen.api };
  const { sealed, version } = await storedConnectionOf(app, ada);
  key.break('internal');
  key.calls = 0;
  await syncNow(app, ada);
  // The client of the key service tries three times.
  expect(key.calls).toBe(3);
  expect(await storedConnectionOf(app, ada)).toMatchObject({
    state: 'working',
    problem: null,
    failures: 1,
    sealed,
    version,
  });
  expect(await connectionOf(ada)).toMatchObject({ state: 'connected' });
  expect(queue.syncs.nextInMs()).toBeGreaterThan(55_000);
  await queue.syncs.hurry();
  expect(await storedConnectionOf(app, ada)).toMatchObject({ failures: 2 });
  expect(queue.syncs.nextInMs()).toBeGreaterThan(295_000);
  expect(key.calls).toBe(6);
  expect(books.seen.api).toBe(before.calls);
  expect(await invoicesOf(ada)).toEqual(before.invoices);
  expect(mail.inbox.list().filter(({ subject }) => /stopped/.test(subject))).toEqual([]);
  expect(queue.syncs.deadLetters()).toEqual([]);

  key.mend();
  await syncNow(app, ada);
  expect(await storedConnectionOf(app, ada)).toMatchObject({ failures: 0, sealed, version });
});

test('tokens that were just refreshed are kept although the key fails at first', async () => {
  const { app, key } = await startWithKey();
  await using _ = app;
  const ada = await asker(app, 'ada');
  await connectBooks(app, ada);
  const { version } = await storedConnectionOf(app, ada);
  app.stack.books.expire();
  // All tries of one call fail, and the first of the next.
  key.faults.Encrypt = ['internal', 'internal', 'internal', 'internal', undefined];
  await syncNow(app, ada);
  expect(await storedConnectionOf(app, ada)).toMatchObject({
    state: 'working',
    failures: 0,
    version: Number(version) + 1,
  });
  app.stack.books.expire();
  await syncNow(app, ada);
  expect(await storedConnectionOf(app, ada)).toMatchObject({ state: 'working', failures: 0 });
});

test('disconnecting does not wait for the key: what is here is deleted', async () => {
  const { app, key } = await startWithKey();
  await using _ = app;
  const ada = await asker(app, 'ada');
  await connectBooks(app, ada);
  key.break('internal');
  await ada.api.connections.disconnect({ business_id: ada.businessId, provider });
  expect(await connectionOf(ada)).toEqual({ provider, state: 'ready' });
  expect(await invoicesOf(ada)).toEqual([]);
});

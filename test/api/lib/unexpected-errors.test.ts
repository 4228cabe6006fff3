import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { safeError } from '#functions/lib/safe-error.ts';
import { contract } from '#shared/contract/index.ts';
import { Problem, problems } from '#shared/contract/problem.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker } from '#test/support/chat.ts';

const words = 'Maria Miller lives at 12 Elm Street';
const unexpected = {
  code: 'unexpected',
  title: problems.unexpected.title,
  retryable: true,
};

/** Collects everything written to the log until the test ends. */
const watchLogs = () => {
  const seen: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      seen.push(String(text));
      return true;
    });
  return () => seen.filter((line) => line.includes('"level"')).join('\n');
};
afterEach(() => {
  vi.restoreAllMocks();
});

/** An answer that cannot be parsed; the error message repeats its text. */
const spoiledChat = async (app: App, ada: Asker) => {
  const chat_id = randomUUID();
  const { turn } = await ada.ask({ chat_id });
  const packed = brotliCompressSync(words);
  await app.table.change(`USER#${ada.sub}`, `TURN#${chat_id}#${turn.id}`, 'packed', packed);
  return chat_id;
};

test.each([
  ['a request', 'GET', 'application/json'],
  ['a stream', 'POST', 'text/event-stream'],
])(
  'an unexpected error reveals nothing to the caller of %s, and its message is not logged',
  async (_, method, accept) => {
    await using app = await startApp({ logLevel: 'WARN' });
    const ada = await asker(app, 'ada');
    const chat_id = await spoiledChat(app, ada);
    const logs = watchLogs();
    const answer =
      method === 'GET'
        ? await app.send('GET', `/chats/${chat_id}`, { name: 'ada', headers: { accept } })
        : await app.send('POST', '/chat', {
            name: 'ada',
            body: ada.question({ chat_id }),
            headers: { accept },
          });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ ...unexpected, requestId: expect.any(String) });
    expect(logs()).toContain('request failed');
    expect(logs()).toContain('SyntaxError');
    expect(logs()).not.toMatch(/Maria|Miller|Elm/);
  },
);

test('an error during an answer reveals its message neither to the page nor to the log', async () => {
  await using app = await startApp({ logLevel: 'WARN' });
  const ada = await asker(app, 'ada');
  const { streamFeature, streaming } = await import('#functions/lib/stream-handler.ts');
  const { config } = await import('#functions/lib/config.ts');
  const run = streamFeature(
    { ask: contract.chat.ask },
    {
      ask: streaming(
        contract.chat.ask,
        async function* () {
          yield { event: 'delta', data: { index: 0, text: 'First, ' } };
          JSON.parse(words);
        },
        async () => ({ success: true, errorMessage: null }),
      ),
    },
  ) as unknown as (event: object, stream: Writable, context: object) => Promise<void>;
  let sent = '';
  const stream = new Writable({
    write: (bytes, _, done) => {
      sent += bytes;
      done();
    },
  });
  const claims = { sub: ada.sub, token_use: 'access', client_id: config.USER_POOL_CLIENT_ID };
  const exp = String(Math.floor(Date.now() / 1000) + 60);
  const logs = watchLogs();
  await run(
    {
      httpMethod: 'POST',
      resource: '/api/chat',
      headers: { Accept: 'text/event-stream' },
      body: JSON.stringify(ada.question()),
      requestContext: { requestId: 'r', authorizer: { claims: { ...claims, exp } } },
    },
    Object.assign(stream, { setPrelude: () => {} }),
    { getRemainingTimeInMillis: () => 60_000 },
  );
  const { code, title: message, retryable } = unexpected;
  expect(sent).toContain(`event: error\ndata: ${JSON.stringify({ code, message, retryable })}\n`);
  expect(logs()).toContain('stream failed');
  expect(sent + logs()).not.toMatch(/Maria|Miller|Elm/);
});

class ForeignError extends Error {
  override readonly name = 'ForeignError';
}
const foreign = (more: object = {}) => Object.assign(new ForeignError(words), more);

test('the first line about a provider that refuses a question says its status and code', async () => {
  await using app = await startApp({ logLevel: 'WARN' });
  const ada = await asker(app, 'ada');
  app.stack.openai.fail({ kind: 'status', status: 401 });
  const logs = watchLogs();
  await expect(ada.ask()).rejects.toMatchObject({ code: 'answers-paused' });
  const [first = ''] = logs().split('\n');
  expect(JSON.parse(first)).toMatchObject({
    message: 'provider failed',
    status: 401,
    code: expect.any(String),
  });
});

test('the log accepts codes of another service, and no text in their place', () => {
  const codes = {
    code: 'resource_missing',
    type: 'invalid_request_error',
    statusCode: 404,
    requestId: 'req_1aB-2',
  };
  expect(safeError(foreign(codes))).toMatchObject(codes);
  for (const name of ['code', 'type', 'status', 'statusCode', 'requestID', 'requestId'])
    for (const value of [
      words,
      'Maria Miller',
      'maria@miller.example',
      'Maria\nMiller',
      'x'.repeat(61),
      '',
      { words },
      [words],
    ])
      expect(safeError(foreign({ [name]: value })), `${name}: ${value}`).not.toHaveProperty(name);
  const $metadata = { httpStatusCode: 400, requestId: words };
  const described = safeError(foreign({ $metadata }));
  expect(described).toMatchObject({ status: 400 });
  expect(JSON.stringify(described)).not.toContain('Maria');
});

test('the log contains messages of our own errors, and none of another service at any depth', () => {
  const told = (error: Error) => JSON.stringify(safeError(error));
  expect(told(new Error('The provider fell silent'))).toContain('The provider fell silent');
  expect(told(new Problem('unavailable'))).toContain(problems.unavailable.title);
  const body = { headers: { words }, response: { words }, Item: { words } };
  for (const error of [
    foreign(body),
    new Problem('unavailable', undefined, { cause: foreign(body) }),
    new Error('Gave up', { cause: new Error('Once more', { cause: foreign(body) }) }),
    new AggregateError([foreign()], words),
    new SyntaxError(words),
    new ForeignError(`Refused\n    at ${words}`),
    // Its stack was read before, and still begins with the message.
    Object.assign(foreign(), { stack: `ForeignError: ${words}\n    at there`, message: 'Refused' }),
  ])
    expect(told(error), error.name).not.toMatch(/Maria|Miller|Elm/);
});

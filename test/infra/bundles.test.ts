import { once } from 'node:events';
import { cpSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { ulid } from 'ulid';
import { expect, test, vi } from 'vitest';
import { eventOf as gatewayEventOf } from '#local/api/gateway-event.ts';
import { contextOf, ResponseStream } from '#local/api/lambda-runtime.ts';
import { findRoute } from '#local/api/routes.ts';
import { sendLambdaAnswer } from '#local/api/send-lambda-answer.ts';
import { openServer, readBody } from '#local/http-server.ts';
import type { Feature } from '#shared/contract/index.ts';
import { type App, startApp } from '#test/support/app.ts';
import { connectApp } from '#test/support/apps/apps.ts';
import { asker } from '#test/support/chat.ts';

/** Runs the bundles that `npm run build` left, as they are deployed, against the local services. */
const folder = fileURLToPath(new URL('../../.build', import.meta.url));
const load = (feature: Feature) =>
  createRequire(import.meta.url)(join(folder, feature, 'index.cjs')).handler;

const eventOf = async (app: App, name: string, method: string, path: string, body: object) => ({
  httpMethod: method,
  resource: `/api${path}`,
  path: `/api${path}`,
  headers: { accept: 'text/event-stream' },
  queryStringParameters: null,
  pathParameters: null,
  body: JSON.stringify(body),
  isBase64Encoded: false,
  requestContext: {
    requestId: 'a-request',
    identity: { sourceIp: '127.0.0.1' },
    authorizer: {
      claims: {
        sub: await app.sub(name),
        token_use: 'access',
        client_id: app.stack.auth.userPoolClientId,
        exp: String(Math.floor(Date.now() / 1000) + 600),
      },
    },
  },
});
/** The 29 seconds of an invocation begin with its context. */
const newContext = () => contextOf('bundle', 'a-request', 29_000);

test('the chat bundle streams an answer to its done event', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const { businesses } = await ada.account.get({});
  const event = await eventOf(app, 'ada', 'POST', '/chat', {
    message_id: ulid(),
    chat_id: crypto.randomUUID(),
    business_id: businesses[0]?.id,
    helper_id: 'marketing',
    text: 'How do I get more reviews?',
  });
  let sent = '';
  const stream = new ResponseStream({
    write: async (bytes) => {
      sent += bytes.toString();
    },
    end: () => {},
  });
  await load('chat')(event, stream, newContext());
  expect(sent).toContain('"statusCode":200');
  expect(sent).toContain('event: delta');
  expect(sent).toContain('event: done');
});

test('the billing bundle opens a payment page', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  const event = await eventOf(app, 'ada', 'POST', '/billing/checkout', {
    plan: 'essentials',
    period: 'monthly',
  });
  const answer = await load('billing')(event, newContext());
  expect(answer.statusCode, answer.body).toBe(200);
  expect(JSON.parse(answer.body).url).toMatch(/^http/);
});

test('the bundle of the forms mails a contact message', async () => {
  await using app = await startApp();
  const event = await eventOf(app, 'ada', 'POST', '/contact', {
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'general',
    message: 'Do you also help bakers with their prices?',
  });
  const answer = await load('forms')(event, newContext());
  expect(answer.statusCode, answer.body).toBe(200);
  const [mail] = app.stack.mail.inbox.list('admin@sevenhands.test');
  expect(mail?.text).toContain('prices?');
});

test('the official client calls a tool of the bundle of AI apps', async () => {
  await using app = await startApp();
  const { access } = await connectApp(app, await asker(app, 'ada'), { write: true });
  const server = await openServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://local');
    const match = findRoute(request.method ?? '', url.pathname);
    if (match?.feature !== 'mcp') return void response.writeHead(404).end();
    void readBody(request, 100_000).then(async (bytes) => {
      const body = String(bytes);
      const parts = { request, url, match, body, requestId: 'a-request', claims: undefined };
      await sendLambdaAnswer(response, await load('mcp')(gatewayEventOf(parts), newContext()));
    });
  }, 0);
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  try {
    const headers = { authorization: `Bearer ${access}` };
    const address = new URL('/mcp', server.url);
    await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('week_add');
    const added = { title: 'Call Olen back', due: '2026-12-01' };
    expect((await client.callTool({ name: 'week_add', arguments: added })).isError).toBeFalsy();
    const { structuredContent } = await client.callTool({ name: 'week_list', arguments: {} });
    expect(structuredContent).toMatchObject({ tasks: [added] });
  } finally {
    await client.close();
    await server.close();
  }
});

test.each([
  ['chat', 'sevenhands/local/openai'],
  ['billing', 'sevenhands/local/stripe'],
] as const)('%s reads the table and its secret during start-up', async (feature, secret) => {
  await using _ = await startApp();
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { SecretId } = (await json(request)) as { SecretId?: string };
    asked.push(SecretId ?? String(request.headers['x-amz-target']));
    response.writeHead(400).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', url);
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', url);
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', feature);
  try {
    // A new copy for each try, because a loaded module does not start again.
    const copy = mkdtempSync(join(tmpdir(), `${feature}-starting-`));
    cpSync(join(folder, feature), copy, { recursive: true });
    createRequire(import.meta.url)(join(copy, 'index.cjs'));
    // The server refuses, so the SDK may retry; only the set of requests counts.
    await vi.waitFor(
      () =>
        expect([...new Set(asked)].toSorted()).toEqual(
          ['DynamoDB_20120810.GetItem', secret].toSorted(),
        ),
      { timeout: 60_000 },
    );
  } finally {
    vi.unstubAllEnvs();
    server.close();
  }
});

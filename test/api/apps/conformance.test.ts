import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  Client,
  type OAuthClientProvider,
  type OAuthTokens,
  type StoredOAuthClientInformation,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer } from '#local/http-server.ts';
import { connectApp } from '#test/support/apps/apps.ts';
import { startAtOneAddress } from '#test/support/apps/one-address.ts';
import { whole } from '#test/support/proof-size.ts';

let at: Awaited<ReturnType<typeof startAtOneAddress>>;
beforeAll(async () => {
  at = await startAtOneAddress();
});
afterAll(() => at[Symbol.asyncDispose]());

/** As Claude describes itself; its document was read a moment ago. */
const claude = {
  client_id: 'https://claude.ai/oauth/client.json',
  client_name: 'Claude',
  redirect_uris: ['https://claude.ai/api/mcp/auth_callback'],
};
const letClaudeAsk = async () => {
  const { config } = await import('#functions/lib/config.ts');
  const { keepClient } = await import('#functions/apps/app-clients-table.ts');
  Object.assign(config, { APPS: { ...config.APPS, hosts: ['claude.ai'] } });
  await keepClient(claude, new Date());
};

/** What the official client keeps between two connections, and where it sends its owner. */
const createProvider = () => {
  const kept: {
    tokens?: OAuthTokens;
    client?: StoredOAuthClientInformation;
    verifier?: string;
    sentTo?: URL;
  } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: claude.redirect_uris[0],
    clientMetadataUrl: claude.client_id,
    clientMetadata: { client_name: claude.client_name, redirect_uris: claude.redirect_uris },
    state: () => 'state-1',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      kept.sentTo = url;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? '',
  };
  return { kept, provider };
};

test('the official client finds out by itself how it is let in, and goes on with new tokens', async () => {
  await letClaudeAsk();
  const { kept, provider } = createProvider();
  const client = () =>
    new Client(
      { name: 'test', version: '1' },
      { versionNegotiation: { mode: { pin: '2026-07-28' } } },
    );
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(`${at.url}/mcp`), { authProvider: provider });
  const first = transport();
  await expect(client().connect(first)).rejects.toThrow();
  expect(kept.sentTo?.searchParams.get('client_id')).toBe(claude.client_id);
  expect(kept.sentTo?.searchParams.get('resource')).toBe(`${at.url}/mcp`);
  const answer = await fetch(kept.sentTo ?? '', { redirect: 'manual' });
  await first.finishAuth(new URL(answer.headers.get('location') ?? '').searchParams);

  const list = async () => {
    const connected = client();
    await connected.connect(transport());
    return connected.callTool({ name: 'week_list', arguments: {} });
  };
  expect((await list()).structuredContent).toMatchObject({ tasks: [] });
  const before = kept.tokens;
  kept.tokens = { ...(before as OAuthTokens), access_token: 'sha_over' };
  expect((await list()).structuredContent).toMatchObject({ tasks: [] });
  expect(kept.tokens.access_token).not.toBe(before?.access_token);
});

const suite = join(
  dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')),
  'dist/index.js',
);

/** Runs the official suite; answers what it printed and which of its checks failed. */
const run = async (args: readonly string[], onLine = (_: string) => {}) => {
  const child = spawn(process.execPath, [suite, ...args]);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      said += `${line}\n`;
      onLine(line);
    });
  const [code] = await once(child, 'close');
  // A check may be made of several requests and be named for each.
  const failed = [...said.matchAll(/\[([\w-]+) *\] \S*FAILURE/g)].map(([, name]) => name);
  return { code, failed: [...new Set(failed)].sort(), said };
};

/**
 * What the suite asks of a server with tools of its own, and the checks that do not apply: docs/apps.md says why, and which
 * scenarios are left out.
 */
const scenarios: Record<string, Record<string, string[]>> = {
  '2025-11-25': {
    'server-initialize': [],
    ping: [],
    'tools-list': [],
    'dns-rebinding-protection': [],
  },
  '2026-07-28': {
    'server-stateless': [
      // These call tools that only a server made for the suite has.
      'sep-2575-http-server-no-independent-requests-on-stream',
      'sep-2575-missing-capability-http-400',
      'sep-2575-server-no-log-without-loglevel',
      'sep-2575-server-rejects-undeclared-capability',
      // A stream of changes is refused on purpose.
      'sep-2575-server-sends-subscription-ack',
      'sep-2575-server-tags-subscription-id',
    ],
    'tools-list': [],
    'dns-rebinding-protection': [],
    // There are tools, and neither prompts nor resources.
    caching: [
      'sep-2549-prompts-list-caching-hints',
      'sep-2549-resources-list-caching-hints',
      'sep-2549-resources-templates-list-caching-hints',
    ],
    'http-header-validation': [],
  },
};

describe('the official suite', () => {
  test.each(
    Object.entries(scenarios)
      .flatMap(([revision, list]) =>
        Object.entries(list).map(([scenario, expected]) => ({ revision, scenario, expected })),
      )
      // Each starts a process, so the short run has the one that asks most.
      .filter(({ scenario }) => whole || scenario === 'server-stateless'),
  )('$revision, $scenario', async ({ revision, scenario, expected }) => {
    at.lend((await connectApp(at.app, at.ada, { write: true })).access);
    const server = ['server', '--url', `${at.url}/mcp`];
    const { code, failed, said } = await run([
      ...server,
      ...['--scenario', scenario, '--spec-version', revision],
    ]);
    expect(failed, said).toEqual(expected);
    expect(code === 0, said).toBe(expected.length === 0);
    expect(said).toContain('SUCCESS');
  });

  test('authorization', { tags: 'night' }, async () => {
    const { aiApp } = at.app.stack;
    const clientId = `${aiApp.url}/conformance.json`;
    const port = await freePort();
    const document = {
      ...aiApp.document,
      client_id: clientId,
      redirect_uris: [`http://127.0.0.1:${port}/callback`],
    };
    aiApp.answer(
      '/conformance.json',
      (_, response) => void response.writeHead(200).end(JSON.stringify(document)),
    );
    const { code, said } = await run(
      [
        ...['authorization', '--url', at.url, '--client-id', clientId],
        ...['--resource', `${at.url}/mcp`, '--port', String(port)],
      ],
      // Here it waits for somebody with a browser.
      (line) => {
        if (line.startsWith(`${at.url}/oauth/authorize?`)) void fetch(line);
      },
    );
    expect(code, said).toBe(0);
    expect(said).toContain('authorization-code-grant');
  });
});

const freePort = async () => {
  const server = await openServer(() => {}, 0);
  await server.close();
  return Number(new URL(server.url).port);
};

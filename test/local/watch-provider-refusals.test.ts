import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { watchProviderRefusals } from '#local/openai/watch-provider-refusals.ts';

/** A provider that answers every path with the status it names. */
const startProvider = async () => {
  const server = createServer((request, response) => {
    response.writeHead(Number(request.url?.slice(1))).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ask: async (status: number) => {
      await (await fetch(`http://127.0.0.1:${port}/${status}`)).text();
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

test('the terminal says what to check when a real provider refuses the key or the model, once each', async () => {
  await using provider = await startProvider();
  await using other = await startProvider();
  const said: string[] = [];
  const end = watchProviderRefusals(`${provider.url}/v1`, (notice) => said.push(notice));
  for (const status of [200, 401, 401, 429, 500, 404]) await provider.ask(status);
  await other.ask(400);
  expect(said).toEqual([
    'the provider refused the key; check OPENAI_API_KEY',
    'the provider does not know the model; check OPENAI_MODEL and OPENAI_BASE_URL',
  ]);
  end();
  await provider.ask(400);
  expect(said).toHaveLength(2);
});

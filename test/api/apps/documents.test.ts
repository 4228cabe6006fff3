import type { LookupAddress } from 'node:dns';
import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { pkce, queryOf } from '#test/support/apps/apps.ts';
import { type Asker, asker } from '#test/support/chat.ts';
import { shorterWaits } from '#test/support/faults/shorter-waits.ts';

const askWith = (app: App, { api }: Asker, path: string) =>
  api.apps.check({
    query: queryOf(app, pkce().challenge, { client_id: `${app.stack.aiApp.url}${path}` }),
  });

const outOfReach = { outcome: 'refused', reason: 'out-of-reach', back_url: null };
const unknown = { outcome: 'refused', reason: 'unknown-app', back_url: null };

test('a document that leads elsewhere, is too long, too slow, not there or no JSON is not taken', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { url, document, answer, seen } = app.stack.aiApp;
  const own = (path: string) => ({ ...document, client_id: `${url}${path}` });
  const json =
    (value: unknown): RequestListener =>
    (_, response) =>
      void response.writeHead(200).end(JSON.stringify(value));
  answer(
    '/moved.json',
    (_, response) => void response.writeHead(302, { location: `${url}/there.json` }).end(),
  );
  answer('/there.json', json(own('/moved.json')));
  answer('/long.json', json({ ...own('/long.json'), more: 'x'.repeat(6000) }));
  answer('/slow.json', (_, response) => {
    response.writeHead(200);
    const text = JSON.stringify(own('/slow.json'));
    const drip = setInterval(() => response.write(' '), 200);
    const end = setTimeout(() => response.end(text), 6000);
    response.on('close', () => {
      clearInterval(drip);
      clearTimeout(end);
    });
  });
  answer('/page.json', (_, response) => void response.writeHead(200).end('<html>'));
  answer('/cut.json', (request) => void request.socket.destroy());
  const paths = [
    '/moved.json',
    '/long.json',
    '/slow.json',
    '/page.json',
    '/cut.json',
    '/none.json',
  ];
  // A document may take three seconds.
  using _ = shorterWaits({ from: 3000, to: 3000, by: 10 });
  for (const path of paths) expect(await askWith(app, ada, path), path).toEqual(outOfReach);
  expect(seen).not.toContain('/there.json');
  answer('/good.json', json({ ...own('/good.json'), more: 'x'.repeat(4000) }));
  expect(await askWith(app, ada, '/good.json')).toMatchObject({ outcome: 'ask' });
});

test('a document speaks for itself only, with a name and addresses to lead back to', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { url, document, answer } = app.stack.aiApp;
  const documents: Record<string, object> = {
    '/copied.json': document,
    '/nameless.json': { ...document, client_id: `${url}/nameless.json`, client_name: ' ' },
    '/nowhere.json': { ...document, client_id: `${url}/nowhere.json`, redirect_uris: [] },
    '/plain.json': {
      ...document,
      client_id: `${url}/plain.json`,
      redirect_uris: ['http://elsewhere.example/callback'],
    },
  };
  for (const [path, value] of Object.entries(documents)) {
    answer(path, (_, response) => void response.writeHead(200).end(JSON.stringify(value)));
    expect(await askWith(app, ada, path), path).toEqual(unknown);
  }
  const query = queryOf(app, pkce().challenge, {
    client_id: `${url}/plain.json`,
    redirect_uri: 'http://elsewhere.example/callback',
  });
  expect(await ada.api.apps.check({ query })).toEqual(unknown);
});

test('a document is read once a day', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { seen } = app.stack.aiApp;
  for (let nth = 0; nth < 3; nth++) await askWith(app, ada, '/client.json');
  expect(seen).toEqual(['/client.json']);
  const [kept] = (await app.table.all()).filter(({ pk }) => pk.startsWith('APPCLIENT#'));
  if (!kept) throw new Error('Nothing is kept');
  await app.table.put({ ...kept, ttl: Number(kept.ttl) - 86_400 });
  await askWith(app, ada, '/client.json');
  expect(seen).toEqual(['/client.json', '/client.json']);
});

test('nothing is read from an address that is not public, whatever the name of the host', async () => {
  await using _ = await startApp();
  const { isPublicIpAddress, publicLookup, PrivateAddress } = await import(
    '#functions/lib/apps/public-ip-address.ts'
  );
  const { readPublicJson } = await import('#functions/lib/apps/read-public-json.ts');
  const closed = [
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::',
    'not an address',
  ];
  for (const address of closed) expect(isPublicIpAddress(address), address).toBe(false);
  for (const address of ['8.8.8.8', '172.32.0.1', '160.79.104.10', '2607:6bc0::10'])
    expect(isPublicIpAddress(address), address).toBe(true);

  const leadingTo = (...addresses: string[]) =>
    publicLookup((__, ___, found) =>
      found(
        null,
        addresses.map(
          (address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }),
        ),
      ),
    );
  const read = (...addresses: string[]) =>
    readPublicJson('https://app.example/client.json', { lookup: leadingTo(...addresses) });
  await expect(read('127.0.0.1')).rejects.toBeInstanceOf(PrivateAddress);
  await expect(read('8.8.8.8', '10.0.0.1')).rejects.toBeInstanceOf(PrivateAddress);
  await expect(read()).rejects.toBeInstanceOf(PrivateAddress);
  await expect(readPublicJson('https://localhost/client.json')).rejects.toBeInstanceOf(
    PrivateAddress,
  );
});

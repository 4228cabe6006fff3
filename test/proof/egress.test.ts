import { Socket } from 'node:net';
import { afterAll, beforeAll, vi } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { asker } from '#test/support/chat.ts';
import { everyNth } from '#test/support/proof-size.ts';
import { control, guarantee, type Tally } from './support/guarantee.ts';
import { type Proof, startProof } from './support/proof-app.ts';

/** Records the hosts that the process connects to, as `host:port`. */
const watchTheWay = () => {
  const seen: string[] = [];
  const connect = Socket.prototype.connect;
  const spy = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (
    this: Socket,
    ...args: unknown[]
  ) {
    // Node passes the arguments of its own calls as one list.
    const [to] = [args[0]].flat() as { host?: string; port?: number }[];
    seen.push(`${to?.host ?? '127.0.0.1'}:${to?.port}`);
    return connect.apply(this, args as never);
  });
  return { seen, stop: () => spy.mockRestore() };
};

let proof: Proof;
let way: ReturnType<typeof watchTheWay>;
beforeAll(async () => {
  // Started first, because connections are kept and reused.
  way = watchTheWay();
  proof = await startProof();
});
afterAll(async () => {
  way.stop();
  await proof[Symbol.asyncDispose]();
});

const addresses = [
  'http://169.254.169.254/latest/meta-data/iam/security-credentials/',
  'http://[::ffff:169.254.169.254]/latest/',
  'http://[fd00:ec2::254]/latest/',
  'http://2852039166/',
  'http://0x7f000001:22/',
  'http://localhost:22/',
  'http://127.1:6379/',
  'https://evil.example/collect?x=1',
  'file:///etc/passwd',
  'gopher://127.0.0.1:25/',
  '//evil.example/a.png',
  '![x](http://evil.example/a.png)',
  'http://evil.example@127.0.0.1/',
];

/** Writes an address into every field that an owner can fill. */
const writeEverywhere = async (address: string, nth: number) => {
  const { app } = proof;
  const owner = await asker(app, `writer${nth}`);
  app.stack.openai.say(
    spoken(`See ${address}`, {
      facts: [{ key: 'page', value: address, quote: `Read ${address} for me` }],
      decisions: [address],
    }),
  );
  await owner.ask({ text: `Read ${address} for me` });
  app.stack.openai.say(JSON.stringify({ response: `See ${address}`, suggested_helper_id: null }));
  await owner.ask({ helper_id: null, text: address });
  await owner.api.businesses.update({
    business_id: owner.businessId,
    location: address.slice(0, 120),
    operational_context: address,
    tools_software_in_use: [address.slice(0, 80)],
  });
  await owner.api.billing.checkout({ plan: 'pro', period: 'monthly' });
  await owner.api.feedback.suggestAsMember({ suggestion_text: address });
  await app.send('POST', '/contact', {
    body: { name: address, email: 'eve@example.com', subject: 'general', message: address },
    headers: {
      host: 'evil.example',
      origin: address,
      referer: address,
      'x-forwarded-host': 'evil.example',
    },
  });
};

const staysAtHome = (tally: Tally, seen: readonly string[], known: ReadonlySet<string>) => {
  for (const place of seen) tally.check(`went to ${place}`, known.has(place));
};

guarantee(
  'no address in a text is ever requested: the server connects to our own services only',
  async (tally) => {
    const { seen } = way;
    // The same without an address shows which hosts the server always connects to.
    await writeEverywhere('nothing to visit', 0);
    const known = new Set(seen);
    tally.check(
      `our own services on this machine: ${seen}`,
      seen.every((place) => place.startsWith('127.0.0.1:')),
    );
    for (const [nth, address] of everyNth([...addresses.entries()], 3)) {
      seen.length = 0;
      await writeEverywhere(address, nth + 1);
      staysAtHome(tally, seen, known);
      tally.check(
        `after ${address}: ${seen}`,
        seen.every((place) => known.has(place)),
      );
    }
  },
);

control('a server that requests the addresses in its input', async (tally) => {
  way.seen.length = 0;
  await fetch('http://127.0.0.1:47999/collect').catch(() => {});
  staysAtHome(tally, way.seen, new Set());
});

import { beforeAll } from 'vitest';
import type { GrantServices } from '#functions/apps/tokens/rotate-tokens.ts';
import { startApp } from '#test/support/app.ts';
import { scaled } from '#test/support/proof-size.ts';
import { control, guarantee } from '../support/guarantee.ts';
import { randomOf } from '../support/random.ts';

/** A stack in this process sets what the code reads when it is loaded. */
let load: () => Promise<typeof import('#functions/apps/tokens/rotate-tokens.ts')>;
let hash: (token: string) => Promise<string>;
beforeAll(async () => {
  const app = await startApp();
  load = () => import('#functions/apps/tokens/rotate-tokens.ts');
  hash = (await import('#functions/lib/keyed-hashes.ts')).appTokenHash;
  await hash('a secret that is read once and kept');
  await app[Symbol.asyncDispose]();
});

const id = '0'.repeat(32);
const first = `shr_${id}_${'1'.repeat(64)}`;
const client = 'https://app.example/client.json';
type Stored = NonNullable<Awaited<ReturnType<GrantServices['find']>>>['grant'];

/**
 * A permission in memory, and a scheduler that lets one waiting step go on at a time, chosen at random. One that forgets does not
 * know the token that was replaced.
 */
const createWorld = async (random: () => number, { forgets = false } = {}) => {
  const waiting: (() => void)[] = [];
  const step = () => new Promise<void>((resolve) => waiting.push(resolve));
  let now = 1_000_000;
  let stored: Stored | undefined = {
    id,
    business_id: '1',
    client_id: client,
    name: 'App',
    host: 'app.example',
    resource: '',
    scopes: [],
    connected_at: '',
    used_at: null,
    current: { refresh: await hash(first), access: '', access_ends: 0 },
    before: null,
    rotated_at: 0,
    version: 1,
    ttl: 1_000_000,
  };
  const ref = { accountId: 'a', businessId: '1', id };
  const use: GrantServices = {
    find: async () => {
      await step();
      return stored && { ref, grant: structuredClone(stored) };
    },
    rotate: async (_, next) => {
      await step();
      if (stored?.version !== next.version - 1) return 'refused';
      stored = { ...next, ...(forgets && { before: null }) };
      return 'saved';
    },
    remove: async () => {
      await step();
      stored = undefined;
    },
  };
  return {
    use,
    now: () => new Date(now),
    later: (ms: number) => {
      now += ms;
    },
    isAlive: () => stored !== undefined,
    version: () => stored?.version,
    /** Lets everything that waits run to its end. */
    run: async (all: readonly Promise<unknown>[]) => {
      let isOver = false;
      const done = Promise.allSettled(all).then((settled) => {
        isOver = true;
        return settled;
      });
      while (!isOver) {
        const [go] = waiting.splice(Math.floor(random() * waiting.length), 1);
        go?.();
        await new Promise((resolve) => setImmediate(resolve));
      }
      return done;
    },
  };
};
type World = Awaited<ReturnType<typeof createWorld>>;

const refreshIn = async ({ use, now }: World, token: string) => {
  const { rotateTokens } = await load();
  return (await rotateTokens(token, client, now, use)).refresh_token;
};

const tokensIn = (settled: readonly PromiseSettledResult<string>[]) =>
  settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));

/** Some refresh one token at once, in any order of their steps; answers what they got. */
const crossed = async (seed: number, options?: { forgets?: boolean }) => {
  const world = await createWorld(randomOf(seed), options);
  const requests = 2 + (seed % 5);
  const settled = await world.run(Array.from({ length: requests }, () => refreshIn(world, first)));
  return { world, requests, tokens: tokensIn(settled as PromiseSettledResult<string>[]) };
};

guarantee(
  'refreshes of an app that cross get one answer, in any order of their steps',
  async (tally) => {
    for (let seed = 1; seed <= scaled(20, 2000); seed++) {
      const { world, requests, tokens } = await crossed(seed);
      tally.check(`order ${seed}: ${tokens.length} of ${requests}`, tokens.length === requests);
      tally.check(`order ${seed}: the same`, new Set(tokens).size === 1);
      tally.check(`order ${seed}: one change`, world.version() === 2);
      const [next] = await world.run([refreshIn(world, tokens[0] ?? '')]);
      tally.check(`order ${seed}: it goes on`, next?.status === 'fulfilled' && world.isAlive());
    }
  },
);

guarantee(
  'a refresh token that comes again later ends the permission, whoever is first',
  async (tally) => {
    for (let seed = 1; seed <= scaled(10, 1000); seed++) {
      const { world, tokens } = await crossed(seed);
      world.later(30_000);
      const settled = await world.run([refreshIn(world, first), refreshIn(world, tokens[0] ?? '')]);
      tally.check(`order ${seed}: the thief gets nothing`, settled[0]?.status === 'rejected');
      const after = await world.run([refreshIn(world, tokens[0] ?? ''), refreshIn(world, first)]);
      tally.check(
        `order ${seed}: nobody goes on`,
        after.every(({ status }) => status === 'rejected') && !world.isAlive(),
      );
    }
  },
);

control(
  'a server that forgets the token before ends permissions when refreshes cross',
  async (tally) => {
    for (let seed = 1; seed <= 40; seed++) {
      const { requests, tokens } = await crossed(seed, { forgets: true });
      tally.check(`order ${seed}`, tokens.length === requests);
    }
  },
);

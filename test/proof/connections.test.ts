import { beforeAll } from 'vitest';
import type { RefreshServices } from '#functions/connections/fresh-access-token.ts';
import { startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { connectBooks } from '#test/support/connections.ts';
import { scaled } from '#test/support/proof-size.ts';
import { control, guarantee } from './support/guarantee.ts';
import { randomOf } from './support/random.ts';

/** A stack in this process sets what the code reads when it is loaded. */
beforeAll(async () => {
  const app = await startApp();
  await app[Symbol.asyncDispose]();
});

type Stored = NonNullable<Awaited<ReturnType<RefreshServices['find']>>>;

const ref = { accountId: 'a', businessId: 'b', provider: 'quickbooks' } as const;

/**
 * A connection in memory, a provider that ends the grant when a refresh token comes twice, and a scheduler that lets one
 * waiting step go on at a time, chosen at random. Time moves with each step.
 */
const createWorld = (random: () => number, { faults = 0, leases = true } = {}) => {
  let now = 1_000_000;
  let atRefusal = () => {};
  const waiting: (() => void)[] = [];
  const step = () => new Promise<void>((resolve) => waiting.push(resolve));
  let stored = {
    id: '1',
    state: 'working',
    version: 1,
    sealed: JSON.stringify({ access: 'a1', refresh: 'r1', accessEnds: 0 }),
  } as unknown as Stored;
  const provider = { valid: 'r1', isDead: false, refreshes: 0 };
  const use: RefreshServices = {
    find: async () => {
      await step();
      return { ...stored };
    },
    change: async (_, { id }, change, seen = {}) => {
      await step();
      const fields = stored as Record<string, unknown>;
      const holds =
        id === stored.id && Object.entries(seen).every(([name, value]) => fields[name] === value);
      if (!holds && leases) return false;
      stored = { ...stored, ...change } as Stored;
      return true;
    },
    open: async (sealed) => JSON.parse(sealed),
    seal: async (tokens) => JSON.stringify(tokens),
    refresh: async (_, { refresh }) => {
      await step();
      const { GrantGone } = await import('#functions/lib/connections/provider-oauth-client.ts');
      if (random() < faults) throw new Error('Out of reach');
      if (provider.isDead || refresh !== provider.valid) {
        provider.isDead = true;
        atRefusal();
        throw new GrantGone();
      }
      provider.refreshes++;
      const next = provider.refreshes + 1;
      provider.valid = `r${next}`;
      await step();
      return { access: `a${next}`, refresh: `r${next}`, accessEnds: now + 3_600_000 };
    },
    wait: async (ms) => {
      await step();
      now += ms;
    },
    now: () => now,
  };
  const run = async (workers: number) => {
    const { freshAccessToken } = await import('#functions/connections/fresh-access-token.ts');
    let left = workers;
    const outcomes = Array.from({ length: workers }, () =>
      freshAccessToken(ref, undefined, use)
        .catch(() => undefined)
        .finally(() => {
          left--;
        }),
    );
    while (left > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const [next] = waiting.splice(Math.floor(random() * waiting.length), 1);
      now += Math.floor(random() * 20);
      next?.();
    }
    return Promise.all(outcomes);
  };
  return {
    run,
    provider,
    stored: () => stored,
    /** Changes what is stored, as somebody else does. */
    store: (change: Partial<Stored>) => {
      stored = { ...stored, ...change };
    },
    /** Lets something happen while the provider refuses a refresh. */
    onRefusal: (happens: () => void) => {
      atRefusal = happens;
    },
    now: () => now,
    pass: (ms: number) => {
      now += ms;
    },
  };
};

const histories = scaled(50, 10_000);

guarantee(
  'workers that refresh the tokens of a connection at once, in any order, never use a refresh token twice',
  async (tally) => {
    for (let seed = 0; seed < histories; seed++) {
      const random = randomOf(seed);
      const world = createWorld(random);
      const outcomes = await world.run(2 + Math.floor(random() * 4));
      const isRight =
        world.provider.refreshes === 1 &&
        !world.provider.isDead &&
        world.stored().state === 'working' &&
        outcomes.every((access) => access === 'a2' || access === undefined) &&
        outcomes.includes('a2');
      tally.check(`history ${seed}: ${JSON.stringify(outcomes)}`, isRight);
    }
  },
);

guarantee('a provider that is out of reach now and then ends no connection', async (tally) => {
  for (let seed = 0; seed < histories / 4; seed++) {
    const world = createWorld(randomOf(seed), { faults: 0.4 });
    await world.run(4);
    tally.check(`history ${seed}`, world.stored().state === 'working' && !world.provider.isDead);
  }
});

guarantee(
  'a worker that died while it refreshed holds the others up until its lease ends, and no longer',
  async (tally) => {
    for (let seed = 0; seed < histories / 10; seed++) {
      const world = createWorld(randomOf(seed));
      world.store({ refresher: 'dead', refreshing_until: world.now() + 20_000 });
      const early = await world.run(3);
      tally.check(`history ${seed}: nobody refreshes`, world.provider.refreshes === 0);
      tally.check(
        `history ${seed}: ${early}`,
        early.every((access) => access === undefined),
      );
      world.pass(20_000);
      const late = await world.run(3);
      tally.check(`history ${seed}: ${late}`, late.includes('a2') && !world.provider.isDead);
      tally.check(`history ${seed}: one refresh`, world.provider.refreshes === 1);
    }
  },
);

guarantee(
  'an owner who connects again while a refresh is refused keeps the new connection, and the worker goes on with it',
  async (tally) => {
    for (let seed = 0; seed < histories / 10; seed++) {
      const world = createWorld(randomOf(seed));
      world.provider.isDead = true;
      world.onRefusal(() =>
        world.store({
          id: '2',
          version: 2,
          sealed: JSON.stringify({ access: 'new', refresh: 'n1', accessEnds: world.now() + 3.6e6 }),
          ...{ refresher: undefined, refreshing_until: undefined },
        }),
      );
      const outcomes = await world.run(1 + (seed % 4));
      tally.check(
        `history ${seed}: ${outcomes}`,
        outcomes.every((access) => access === 'new'),
      );
      tally.check(`history ${seed}`, world.stored().state === 'working');
    }
  },
);

control('without the condition of the lease the same histories lose the grant', async (tally) => {
  for (let seed = 0; seed < 60; seed++) {
    const world = createWorld(randomOf(seed), { leases: false });
    await world.run(5);
    tally.check(`history ${seed}`, !world.provider.isDead);
  }
});

guarantee(
  'fifty workers at once on the table refresh the tokens of a connection once, and the connection lives',
  async (tally) => {
    await using app = await startApp();
    const ada = await asker(app, 'ada');
    await connectBooks(app, ada);
    const { freshAccessToken } = await import('#functions/connections/fresh-access-token.ts');
    const connection = {
      accountId: ada.sub,
      businessId: ada.businessId,
      provider: 'quickbooks',
    } as const;
    const before = app.stack.books.seen.refreshes;
    const old = await freshAccessToken(connection);
    const all = await Promise.all(
      Array.from({ length: 50 }, () => freshAccessToken(connection, old)),
    );
    tally.check('one refresh', app.stack.books.seen.refreshes === before + 1);
    tally.check('the same new token for all', new Set(all).size === 1 && !all.includes(old));
    tally.check('the next one works too', (await freshAccessToken(connection, all[0])) !== all[0]);
  },
);

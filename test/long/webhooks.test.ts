import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSomething, eventOf, pick, randomOf, seedCustomers, userOf } from './customers.ts';
import { truthOf } from './oracle.ts';
import type { Provided, ProviderEvent } from './provider.ts';
import { appliesNewest, appliesPayload, type Rival, readsAndWrites, skipsEqual } from './rivals.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const subscriptionsOf = (customer: string) => world.provider.customers.get(customer) as Provided[];
const told = async (customer: string) => {
  const account = await world.functions.accounts.findAccount(userOf(customer), {
    consistent: true,
  });
  if (!account) throw new Error(`no account for ${customer}`);
  const { subscription } = account;
  return (
    subscription && {
      id: subscription.id,
      status: subscription.status,
      plan: subscription.plan,
      cancels: subscription.cancel_at_period_end,
      ends: Date.parse(subscription.current_period_end ?? '') / 1000,
    }
  );
};
const wrongOf = async (customers: readonly string[]) => {
  const wrong: string[] = [];
  for (const customer of customers) {
    const [is, should] = [await told(customer), truthOf(subscriptionsOf(customer))];
    if (JSON.stringify(is) !== JSON.stringify(should)) wrong.push(customer);
  }
  return wrong;
};
/** Like the provider: sends again what was not taken. */
const stubborn = async (event: ProviderEvent, base64: boolean) => {
  for (let tries = 0; tries < 10; tries++)
    if ((await world.deliver(event, { base64 })) === 200) return;
  throw new Error('not taken after ten tries');
};
const ours: Rival = (event) => stubborn(event, event.id.endsWith('a'));

type Step = { at: number; run: () => unknown };
/** Changes in their order; every event one to four times, some of them long after later changes. */
const history = (customers: readonly string[], changes: number, seed: number, handle: Rival) => {
  const random = randomOf(seed);
  const counted = { events: 0, deliveries: 0 };
  const steps: Step[] = [];
  for (let at = 0; at < changes; at++) {
    const customer = pick(random, customers);
    // Four changes share a second, as they may at the provider.
    const [second, fresh] = [Math.floor(at / 4), randomOf(seed * 1e6 + at)];
    let event: ProviderEvent | undefined;
    steps.push({
      at,
      run: () => {
        event = changeSomething(subscriptionsOf(customer), customer, fresh, second);
      },
    });
    counted.events++;
    for (let copies = 1 + Math.floor(random() * 4); copies > 0; copies--) {
      const late = random() < 0.1 ? random() * changes : random() * 30;
      steps.push({ at: at + 0.5 + late, run: () => event && handle(event) });
      counted.deliveries++;
    }
  }
  return { steps: steps.toSorted((a, b) => a.at - b.at), counted };
};
/** Walks through the steps with up to 24 deliveries under way at once. */
const play = async (steps: readonly Step[]) => {
  const running = new Set<Promise<unknown>>();
  for (const { run } of steps) {
    const work = run();
    if (!(work instanceof Promise)) continue;
    const tracked: Promise<unknown> = work.finally(() => running.delete(tracked));
    running.add(tracked);
    if (running.size >= 24) await Promise.race(running);
  }
  await Promise.all(running);
};

describe('10,000 deliveries, shuffled and doubled, over 100 customers', () => {
  test.each([20261120, 7])('seed %i: every account equals the oracle', async (seed) => {
    const customers = await seedCustomers(world, 100);
    const { steps, counted } = history(customers, 2_100, seed, ours);
    await play(steps);
    expect(counted.deliveries).toBeGreaterThan(5_000);
    expect(await wrongOf(customers)).toEqual([]);
    expect(customers.some((customer) => subscriptionsOf(customer).length > 1)).toBe(true);
  });

  test.each([
    ['applies what the event carries', () => appliesPayload(world)],
    ['applies events that are not older', () => appliesNewest(world, true)],
    ['applies events that are newer', () => appliesNewest(world, false)],
  ])('a handler that %s is caught', async (_, make) => {
    const customers = await seedCustomers(world, 100);
    await play(history(customers, 1_200, 7, make()).steps);
    expect((await wrongOf(customers)).length).toBeGreaterThan(0);
  });
});

/** Two changes right after each other, their events handled at the same moment. */
const race = async (handle: Rival, seed: number) => {
  const random = randomOf(seed);
  const [customer] = (await seedCustomers(world, 1)) as [string];
  const subscriptions = subscriptionsOf(customer);
  const first = changeSomething(subscriptions, customer, random, 1);
  world.provider.state.delayMs = () => Math.floor(random() * 4);
  const early = handle(first);
  await new Promise((resolve) => setTimeout(resolve, random() * 6));
  const late = handle(changeSomething(subscriptions, customer, random, 1));
  await Promise.all([early, late]);
  world.provider.state.delayMs = () => 0;
  return customer;
};

test('300 races of two changes: none is wrong', async () => {
  const customers: string[] = [];
  for (let seed = 1; seed <= 300; seed++) customers.push(await race(ours, seed));
  expect(await wrongOf(customers)).toEqual([]);
});

/** The first event's answer from the provider is held back until the second event was handled whole. */
const heldRace = async (handle: Rival, change: (subscription: Provided, nth: 0 | 1) => void) => {
  const [customer] = (await seedCustomers(world, 1)) as [string];
  const subscriptions = subscriptionsOf(customer);
  await ours(changeSomething(subscriptions, customer, () => 0.1, 1));
  const [subscription] = subscriptions as [Provided];
  const changed = (nth: 0 | 1) => {
    change(subscription, nth);
    return eventOf('customer.subscription.updated', subscription, 2);
  };
  const { made, release } = world.provider.holdNext();
  const slow = handle(changed(0));
  await made;
  await handle(changed(1));
  release();
  await slow;
  return wrongOf([customer]);
};
const pastDueThenUnpaid = (subscription: Provided, nth: 0 | 1) => {
  subscription.status = nth === 0 ? 'past_due' : 'unpaid';
};
const cancelThenResume = (subscription: Provided, nth: 0 | 1) => {
  subscription.cancel_at_period_end = nth === 0;
};

test('an older answer never overwrites a newer one, even when the newer one changed nothing', async () => {
  expect(await heldRace(ours, pastDueThenUnpaid)).toEqual([]);
  expect(await heldRace(ours, cancelThenResume)).toEqual([]);
});

test('a handler that writes without comparing, or skips a write that seems useless, is caught', async () => {
  expect(await heldRace(readsAndWrites(world), pastDueThenUnpaid)).toHaveLength(1);
  expect(await heldRace(skipsEqual(world), pastDueThenUnpaid)).toEqual([]);
  expect(await heldRace(skipsEqual(world), cancelThenResume)).toHaveLength(1);
});

test('when no event ever arrives, the daily run mends every account', async () => {
  const customers = await seedCustomers(world, 100);
  await play(history(customers, 1_000, 3, async () => {}).steps);
  expect((await wrongOf(customers)).length).toBeGreaterThan(50);
  const result = await world.functions.reconcile();
  expect(result.failed).toBe(0);
  expect(result.mended).toBeGreaterThan(50);
  expect(await wrongOf(customers)).toEqual([]);
});

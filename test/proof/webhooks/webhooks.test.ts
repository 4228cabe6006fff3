import { afterAll, beforeAll } from 'vitest';
import type { Subscription } from '#local/stripe/objects.ts';
import { everyNth, scaled } from '#test/support/proof-size.ts';
import { control, guarantee, type Tally } from '../support/guarantee.ts';
import { pick, randomOf } from '../support/random.ts';
import { changeSomething, newestEvent, seedCustomers, userOf } from './customers.ts';
import {
  appliesNewest,
  appliesPayload,
  type NaiveHandler,
  readsAndWrites,
  skipsEqual,
} from './naive-handlers.ts';
import { truthOf } from './oracle.ts';
import { startWebhookHarness, type WebhookEvent, type WebhookHarness } from './webhook-harness.ts';

let harness: WebhookHarness;
beforeAll(async () => {
  harness = await startWebhookHarness();
});
afterAll(() => harness.close());

const subscriptionsOf = (customer: string) => harness.stripe.billing.subscriptionsOf(customer);
const accountState = async (customer: string) => {
  const account = await harness.functions.accounts.findAccount(userOf(customer), {
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
    const [is, should] = [await accountState(customer), truthOf(subscriptionsOf(customer))];
    if (JSON.stringify(is) !== JSON.stringify(should)) wrong.push(customer);
  }
  return wrong;
};
/** Sends an event until it is accepted, like the provider does; some events in base64. */
const deliver: NaiveHandler = async (event) => {
  const base64 = event.id.endsWith('a');
  for (let tries = 0; tries < 10; tries++)
    if ((await harness.deliver(event, { base64 })) === 200) return;
  throw new Error('not accepted after ten tries');
};

type Step = { at: number; run: () => unknown };
/** Changes in order; every event is sent one to four times, some long after later changes. */
const history = (
  customers: readonly string[],
  changes: number,
  seed: number,
  handle: NaiveHandler,
) => {
  const random = randomOf(seed);
  const counted = { events: 0, deliveries: 0 };
  const steps: Step[] = [];
  for (let at = 0; at < changes; at++) {
    const customer = pick(random, customers);
    const ofThisChange = randomOf(seed * 1e6 + at);
    let event: WebhookEvent | undefined;
    steps.push({
      at,
      run: () => {
        // Four changes share a second, as can happen at the provider.
        if (at % 4 === 0) harness.stripe.store.forward(1);
        event = changeSomething(harness.stripe, customer, ofThisChange);
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
/** Runs the steps with up to 24 deliveries at once. */
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

/** One check per customer: the account matches the provider. */
const judge = async (tally: Tally, customers: readonly string[]) => {
  const wrong = await wrongOf(customers);
  for (const customer of customers) tally.check(customer, !wrong.includes(customer));
};

/** Comes first while there are few customers, because the daily job makes at most 20 calls a second. */
const unheard = scaled(10, 100);

guarantee('when no event ever arrives, the daily job repairs every account', async (tally) => {
  const customers = await seedCustomers(harness, unheard);
  await play(history(customers, 10 * unheard, 3, async () => {}).steps);
  const before = (await wrongOf(customers)).length;
  tally.check(`${before} were wrong`, before > unheard / 2);
  const { failed, mended } = await harness.functions.reconcile();
  tally.check(`${failed} failed`, failed === 0);
  tally.check(`${mended} mended`, mended > unheard / 2);
  await judge(tally, customers);
});

const people = scaled(30, 100);
const changes = scaled(60, 2_100);
guarantee(
  'shuffled, repeated and late deliveries leave every account as the oracle says',
  async (tally) => {
    for (const seed of everyNth([20261120, 7], 2)) {
      const customers = await seedCustomers(harness, people);
      const { steps, counted } = history(customers, changes, seed, async (event) => {
        await deliver(event);
        tally.check(`taken: ${event.id}`, true);
      });
      await play(steps);
      tally.check('most come more than twice', counted.deliveries > 2 * changes);
      const several = customers.some((customer) => subscriptionsOf(customer).length > 1);
      tally.check('somebody has several subscriptions', several);
      await judge(tally, customers);
    }
  },
);

for (const [what, make] of [
  ['applies what the event carries', () => appliesPayload(harness)],
  ['applies events that are not older', () => appliesNewest(harness, true)],
  ['applies events that are newer', () => appliesNewest(harness, false)],
] as const)
  control(`a handler that ${what}`, { tags: 'night' }, async (tally) => {
    const customers = await seedCustomers(harness, people);
    await play(history(customers, 1_200, 7, make()).steps);
    await judge(tally, customers);
  });

const races = scaled(6, 300);
/** Two consecutive changes whose events are handled at the same moment. */
const race = async (handle: NaiveHandler, seed: number) => {
  const random = randomOf(seed);
  const [customer] = (await seedCustomers(harness, 1)) as [string];
  const first = changeSomething(harness.stripe, customer, random);
  harness.provider.state.delayMs = () => Math.floor(random() * 4);
  const early = handle(first);
  await new Promise((resolve) => setTimeout(resolve, random() * 6));
  const late = handle(changeSomething(harness.stripe, customer, random));
  await Promise.all([early, late]);
  harness.provider.state.delayMs = () => 0;
  return customer;
};

guarantee(
  'after two changes at the same moment the account is right, whichever event is late',
  async (tally) => {
    const customers: string[] = [];
    for (let seed = 1; seed <= races; seed++) customers.push(await race(deliver, seed));
    await judge(tally, customers);
  },
);

/** The provider's response for the first event arrives only after the second event was handled completely. */
const heldRace = async (
  handle: NaiveHandler,
  change: (subscription: Subscription, nth: 0 | 1) => unknown,
) => {
  const [customer] = (await seedCustomers(harness, 1)) as [string];
  await deliver(changeSomething(harness.stripe, customer, () => 0.1));
  const [subscription] = subscriptionsOf(customer) as [Subscription];
  const changed = (nth: 0 | 1) => {
    change(subscription, nth);
    return newestEvent(harness.stripe);
  };
  const { made, release } = harness.provider.holdNext();
  const slow = handle(changed(0));
  await made;
  await handle(changed(1));
  release();
  await slow;
  return wrongOf([customer]);
};
const pastDueThenUnpaid = (subscription: Subscription, nth: 0 | 1) =>
  harness.stripe.billing.setStatus(subscription, nth === 0 ? 'past_due' : 'unpaid');
const cancelThenResume = (subscription: Subscription, nth: 0 | 1) =>
  harness.stripe.billing.cancelAtEnd(subscription, nth === 0);

guarantee(
  'an older response never overwrites a newer one, even when the newer one changed nothing',
  async (tally) => {
    for (const change of [pastDueThenUnpaid, cancelThenResume])
      tally.check(change.name, (await heldRace(deliver, change)).length === 0);
  },
);

control('a handler that writes without comparing', async (tally) => {
  tally.check(
    'overwritten',
    (await heldRace(readsAndWrites(harness), pastDueThenUnpaid)).length === 0,
  );
});

control('a handler that skips a write when nothing seems to change', async (tally) => {
  for (const change of [pastDueThenUnpaid, cancelThenResume])
    tally.check(change.name, (await heldRace(skipsEqual(harness), change)).length === 0);
});

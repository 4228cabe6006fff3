import type { Subscription as StripeSubscription } from '#local/stripe/objects.ts';
import { bestOf } from '#shared/domain/plan/best-subscription.ts';
import { defaultPriceLookupKeys } from '#shared/domain/plan/price-lookup-keys.ts';
import { subscriptionFrom } from '#shared/domain/plan/provider-subscription.ts';
import type { Subscription } from '#shared/domain/plan/subscription.ts';
import { userOf } from './customers.ts';
import type { WebhookEvent, WebhookHarness } from './webhook-harness.ts';

/** A handler that takes an event and writes the account in its own way. */
export type NaiveHandler = (event: WebhookEvent) => Promise<unknown>;

const keyOf = (customer: string) => ({ pk: `USER#${userOf(customer)}`, sk: 'ACCOUNT' });
const objectOf = (event: WebhookEvent) => event.data.object as StripeSubscription;

const write = (
  { functions: { table } }: WebhookHarness,
  customer: string,
  subscription: Subscription | null,
) =>
  table.update(keyOf(customer), {
    UpdateExpression: 'SET #s = :s ADD subscription_version :one',
    ExpressionAttributeNames: { '#s': 'subscription' },
    ExpressionAttributeValues: { ':s': subscription, ':one': 1 },
  });

const read = async ({ stripe }: WebhookHarness, customer: string) => {
  const response = await fetch(
    `${stripe.url}/v1/subscriptions?customer=${customer}&status=all&limit=100`,
    { headers: { authorization: `Bearer ${stripe.secretKey}` } },
  );
  const { data } = (await response.json()) as { data: StripeSubscription[] };
  return bestOf(data.map((one) => subscriptionFrom(one, defaultPriceLookupKeys)));
};

/** A: remembers event ids and writes the content of the event, as in most tutorials. */
export const appliesPayload = (harness: WebhookHarness): NaiveHandler => {
  const seen = new Set<string>();
  return async (event) => {
    if (seen.has(event.id)) return;
    seen.add(event.id);
    const { customer } = objectOf(event);
    await write(harness, customer, subscriptionFrom(objectOf(event), defaultPriceLookupKeys));
  };
};

/** B and C: like A, but only when the event is not older than the last one (B), or newer (C). */
export const appliesNewest = (harness: WebhookHarness, sameSecond: boolean): NaiveHandler => {
  const seen = new Set<string>();
  const last = new Map<string, number>();
  return async (event) => {
    const { customer } = objectOf(event);
    const newest = last.get(customer) ?? 0;
    const passes = sameSecond ? event.created >= newest : event.created > newest;
    if (seen.has(event.id) || !passes) return;
    seen.add(event.id);
    last.set(customer, event.created);
    await write(harness, customer, subscriptionFrom(objectOf(event), defaultPriceLookupKeys));
  };
};

/** D: reads the current state and writes it without checking for changes in between. */
export const readsAndWrites =
  (harness: WebhookHarness): NaiveHandler =>
  async (event) => {
    const { customer } = objectOf(event);
    await write(harness, customer, await read(harness, customer));
  };

/** E without its seemingly useless write: compares versions, but skips the write when nothing seems to change. */
export const skipsEqual =
  (harness: WebhookHarness): NaiveHandler =>
  async (event) => {
    const { customer } = objectOf(event);
    for (;;) {
      const account = await harness.functions.accounts.findAccount(userOf(customer), {
        consistent: true,
      });
      if (!account) return;
      const subscription = await read(harness, customer);
      if (JSON.stringify(subscription) === JSON.stringify(account.subscription)) return;
      const version = account.subscription_version;
      const { saveSubscription } = harness.functions.accounts;
      if (
        await saveSubscription(
          { ...account, subscription_version: version },
          subscription,
          new Date(),
        )
      )
        return;
    }
  };

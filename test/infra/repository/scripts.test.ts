import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, test } from 'vitest';
import { setUpPaymentsAndStoreKeys } from '#infra/scripts/stripe-setup/set-up-and-store-keys.ts';
import { setUpPayments } from '#infra/scripts/stripe-setup/set-up-payments.ts';
import { stripeClient } from '#infra/scripts/stripe-setup/stripe-client.ts';
import { settingsOf } from '#infra/settings-of-stage.ts';
import { startStripe } from '#local/stripe.ts';
import { followedEvents } from '#shared/domain/plan/payments/payment-events.ts';
import { defaultPriceLookupKeys } from '#shared/domain/plan/price-lookup-keys.ts';

const origin = 'https://app.sevenhands.example';

/** A new payment account, without products and prices. */
const emptyAccount = async () => {
  const provider = await startStripe();
  for (const kind of ['price', 'product'] as const)
    for (const { id } of [...provider.store.all(kind)]) provider.store.remove(kind, id);
  const stripe = stripeClient(provider.secretKey, provider.url);
  return {
    stripe,
    provider,
    contents: async () => ({
      products: (await stripe.products.list()).data,
      prices: (await stripe.prices.list({ active: true })).data,
      portals: (await stripe.billingPortal.configurations.list()).data,
      webhooks: (await stripe.webhookEndpoints.list()).data,
    }),
    [Symbol.asyncDispose]: provider.close,
  };
};

describe('setting up the payment account', () => {
  test('creates two products, four prices under their lookup keys, a portal and a webhook', async () => {
    await using account = await emptyAccount();
    const { webhookSecret } = await setUpPayments(account.stripe, origin, defaultPriceLookupKeys);
    expect(webhookSecret).toMatch(/^whsec_/);
    const { products, prices, portals, webhooks } = await account.contents();
    expect(products.map(({ name }) => name).sort()).toEqual(['Essentials', 'Professional']);
    expect(
      Object.fromEntries(prices.map(({ lookup_key, unit_amount }) => [lookup_key, unit_amount])),
    ).toEqual({
      essentials_monthly: 1900,
      essentials_yearly: 19_000,
      pro_monthly: 4900,
      pro_yearly: 49_900,
    });
    expect(portals).toHaveLength(1);
    expect(webhooks[0]).toMatchObject({
      url: `${origin}/api/stripe/webhook`,
      enabled_events: [...followedEvents],
    });
  });

  test('uses the lookup keys of the stage', async () => {
    await using account = await emptyAccount();
    const keys = { ...defaultPriceLookupKeys, pro: { monthly: 'crew.month', yearly: 'crew.year' } };
    const { lines } = await setUpPayments(account.stripe, origin, keys);
    expect(lines).toContain('price crew.year: created');
    const { prices } = await account.contents();
    expect(prices.map(({ lookup_key }) => lookup_key).sort()).toEqual([
      'crew.month',
      'crew.year',
      'essentials_monthly',
      'essentials_yearly',
    ]);
  });

  test('changes nothing the second time and returns no secret', async () => {
    await using account = await emptyAccount();
    await setUpPayments(account.stripe, origin, defaultPriceLookupKeys);
    const before = await account.contents();
    const { lines, webhookSecret } = await setUpPayments(
      account.stripe,
      origin,
      defaultPriceLookupKeys,
    );
    expect(await account.contents()).toEqual(before);
    expect(webhookSecret).toBeUndefined();
    expect(lines.join()).not.toMatch(/created|replaced/);
  });

  test('moves the lookup key to a new price when the amount in the plan table changes', async () => {
    await using account = await emptyAccount();
    const product = await account.stripe.products.create({
      name: 'Essentials',
      metadata: { plan: 'essentials' },
    });
    const old = await account.stripe.prices.create({
      product: product.id,
      unit_amount: 900,
      currency: 'usd',
      recurring: { interval: 'month' },
      lookup_key: 'essentials_monthly',
    });
    const { lines } = await setUpPayments(account.stripe, origin, defaultPriceLookupKeys);
    expect(lines).toContain('price essentials_monthly: replaced');
    const { prices } = await account.contents();
    expect(prices.find(({ lookup_key }) => lookup_key === 'essentials_monthly')).toMatchObject({
      unit_amount: 1900,
      product: product.id,
    });
    expect(prices.map(({ id }) => id)).not.toContain(old.id);
  });

  test('a second stage gets its own webhook and leaves the first one unchanged', async () => {
    await using account = await emptyAccount();
    await setUpPayments(account.stripe, origin, defaultPriceLookupKeys);
    await setUpPayments(account.stripe, 'https://dev.sevenhands.example', defaultPriceLookupKeys);
    const { webhooks, products, prices } = await account.contents();
    expect(webhooks).toHaveLength(2);
    expect([products.length, prices.length]).toEqual([2, 4]);
  });
});

describe('the set-up stores the signing secret of the webhook', () => {
  /** The secret of the stage, which records writes. */
  const stored = (value: Record<string, string> = {}) => {
    const secrets = new SecretsManagerClient({ region: 'us-east-1' });
    const mock = mockClient(secrets);
    mock.on(GetSecretValueCommand).callsFake(() => ({ SecretString: JSON.stringify(value) }));
    mock.on(PutSecretValueCommand).callsFake(({ SecretString }) => {
      Object.assign(value, JSON.parse(SecretString));
    });
    return { secrets, value };
  };
  const settings = settingsOf('dev');
  const say = () => {};

  test('the signing secret of the new webhook is stored, and kept at the next run', async () => {
    await using account = await emptyAccount();
    const { secrets, value } = stored();
    const input = { key: 'sk_test_abc', origin };
    await setUpPaymentsAndStoreKeys(settings, input, { stripe: account.stripe, secrets }, say);
    const { apiKey, webhookSecret } = value;
    expect([apiKey, webhookSecret]).toEqual(['sk_test_abc', expect.stringMatching(/^whsec_/)]);
    await setUpPaymentsAndStoreKeys(settings, input, { stripe: account.stripe, secrets }, say);
    expect(value).toEqual({ apiKey, webhookSecret });
  });

  test('a webhook whose signing secret was not stored has to be deleted first', async () => {
    await using account = await emptyAccount();
    await setUpPayments(account.stripe, origin, defaultPriceLookupKeys);
    const { secrets, value } = stored();
    const input = { key: 'sk_test_abc', origin };
    await expect(
      setUpPaymentsAndStoreKeys(settings, input, { stripe: account.stripe, secrets }, say),
    ).rejects.toThrow('delete the webhook in Stripe and run this again');
    expect(value).toEqual({ apiKey: 'sk_test_abc' });
  });
});

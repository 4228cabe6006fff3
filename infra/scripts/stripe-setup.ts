import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { readArguments, run, stageFrom } from './arguments.ts';
import { fillSecret } from './fill-secret.ts';
import { setUpPayments, stripeClient } from './set-up-payments.ts';

/**
 * `STRIPE_SECRET_KEY=… npm run stripe-setup -- --stage prod [--origin https://…]`: sets up the payment account, and stores
 * the key and the signing secret of the new webhook in the secret of the stage.
 */
await run(async () => {
  const { values } = readArguments(process.argv.slice(2), 'stage', 'origin');
  const settings = stageFrom(values);
  const { domain, stage, testPayments, lookupKeys } = settings;
  const origin = values.origin ?? (domain && `https://${domain.name}`);
  if (!origin)
    throw new Error(
      `Stage ${stage} has no domain: pass the address that the deployment printed with --origin.`,
    );
  const key = process.env.STRIPE_SECRET_KEY;
  if (!key) throw new Error('Set STRIPE_SECRET_KEY to a secret key of the payment account.');
  if (/^[rs]k_test_/.test(key) !== testPayments)
    throw new Error(
      `Stage ${stage} ${testPayments ? 'needs a test key' : 'needs a live key'}: see testPayments in infra/stages.ts.`,
    );
  const { lines, webhookSecret } = await setUpPayments(
    stripeClient(key),
    new URL(origin).origin,
    lookupKeys,
  );
  for (const line of lines) console.log(line);
  const client = new SecretsManagerClient({ region: settings.region });
  const missing = await fillSecret(client, settings, 'stripe', {
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  });
  console.log(`secret stripe of ${stage}: written`);
  if (missing.includes('webhookSecret'))
    throw new Error(
      'The webhook exists, but its signing secret is not stored: delete the webhook in Stripe and run this again.',
    );
});

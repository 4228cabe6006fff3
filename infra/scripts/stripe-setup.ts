import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { readArguments, run, settingsFrom } from './command-line.ts';
import { setUpPaymentsAndStoreKeys } from './stripe-setup/set-up-and-store-keys.ts';
import { stripeClient } from './stripe-setup/stripe-client.ts';

/**
 * `STRIPE_SECRET_KEY=… npm run stripe-setup -- --stage prod [--origin https://…]`: sets up the payment account, and stores
 * the key and the signing secret of the new webhook in the secret of the stage.
 */
await run(async () => {
  const { values } = readArguments(process.argv.slice(2), 'stage', 'origin');
  const settings = settingsFrom(values);
  const { domain, stage, testPayments } = settings;
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
  await setUpPaymentsAndStoreKeys(
    settings,
    { key, origin: new URL(origin).origin },
    {
      stripe: stripeClient(key),
      secrets: new SecretsManagerClient({ region: settings.region }),
    },
    (line) => console.log(line),
  );
});

import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type Stripe from 'stripe';
import type { Settings } from '../../settings-of-stage.ts';
import { fillSecret } from '../fill-secret.ts';
import { setUpPayments } from './set-up-payments.ts';

type Clients = { readonly stripe: Stripe; readonly secrets: SecretsManagerClient };

/**
 * Sets up the payment account of a stage and stores the key and the signing secret of its webhook in the secret of the
 * stage; one line per object. Throws if the webhook exists and its signing secret is not stored: it cannot be asked for.
 */
export const setUpPaymentsAndStoreKeys = async (
  settings: Settings,
  { key, origin }: { readonly key: string; readonly origin: string },
  { stripe, secrets }: Clients,
  say: (line: string) => void,
) => {
  const { lines, webhookSecret } = await setUpPayments(stripe, origin, settings.lookupKeys);
  for (const line of lines) say(line);
  const missing = await fillSecret(secrets, settings, 'stripe', {
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  });
  say(`secret stripe of ${settings.stage}: written`);
  if (missing.includes('webhookSecret'))
    throw new Error(
      'The webhook exists, but its signing secret is not stored: delete the webhook in Stripe and run this again.',
    );
};

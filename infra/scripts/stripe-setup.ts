import { readArguments, run, stageFrom } from './arguments.ts';
import { setUpPayments, stripeClient } from './set-up-payments.ts';

/** `STRIPE_SECRET_KEY=… npm run stripe-setup -- --stage prod [--origin https://…]` */
await run(async () => {
  const { values } = readArguments(process.argv.slice(2), 'stage', 'origin');
  const { domain, stage, testPayments, lookupKeys } = stageFrom(values);
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
  if (webhookSecret)
    console.log(
      `\nThe signing secret, shown this once: ${webhookSecret}\nFill it in: STRIPE_WEBHOOK_SECRET=… npm run secrets -- --stage ${stage} stripe`,
    );
});

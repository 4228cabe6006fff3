import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { readArguments, run, settingsFrom } from './command-line.ts';
import { fillSecret, type SecretName, secretNames } from './fill-secret.ts';

const isSecretName = (name: string | undefined): name is SecretName =>
  secretNames.some((secret) => secret === name);

/** `OPENAI_API_KEY=… npm run secrets -- --stage prod openai` */
await run(async () => {
  const { values, positionals } = readArguments(process.argv.slice(2), 'stage');
  const settings = settingsFrom(values);
  const [name] = positionals;
  if (!isSecretName(name)) throw new Error(`Say which secret: ${secretNames.join(' or ')}.`);
  const client = new SecretsManagerClient({ region: settings.region });
  const missing = await fillSecret(client, settings, name, process.env);
  if (missing.length) console.log(`Filled in. Still missing in ${name}: ${missing.join(', ')}.`);
  else console.log(`The secret ${name} of ${settings.stage} is complete.`);
  console.log('Running Lambdas use it within five minutes.');
});

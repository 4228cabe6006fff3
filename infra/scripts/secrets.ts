import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { permissions } from '../permissions.ts';
import { readArguments, run, stageIn } from './arguments.ts';
import { fillSecret, type SecretName, secretNames } from './fill-secret.ts';

const readers = (secret: SecretName) =>
  Object.entries(permissions).flatMap(([name, { secrets = [] }]) =>
    secrets.includes(secret) ? [name] : [],
  );

/** `OPENAI_API_KEY=… npm run secrets -- --stage prod openai` */
await run(async () => {
  const { values, words } = readArguments(process.argv.slice(2), 'stage');
  const settings = stageIn(values);
  const [name] = words;
  if (!secretNames.some((known) => known === name))
    throw new Error(`Say which secret: ${secretNames.join(' or ')}.`);
  const client = new SecretsManagerClient({ region: settings.region });
  const missing = await fillSecret(client, settings, name as SecretName, process.env);
  if (missing.length) console.log(`Filled in. Still missing in ${name}: ${missing.join(', ')}.`);
  else console.log(`The secret ${name} of ${settings.stage} is complete.`);
  // A running Lambda keeps the key it started with; a changed description makes it start anew.
  const today = new Date().toISOString();
  for (const lambda of readers(name as SecretName))
    console.log(
      `aws lambda update-function-configuration --region ${settings.region} --function-name sevenhands-${settings.stage}-${lambda} --description "New key of ${today}"`,
    );
});

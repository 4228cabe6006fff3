import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { secretIdOf } from '../stacks/data.ts';
import type { Settings } from '../stages.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Field = { readonly variable: string; readonly looksLike: RegExp; readonly hint: string };

/** What each secret holds, and the environment variable every field is read from. */
const fields = {
  openai: {
    apiKey: { variable: 'OPENAI_API_KEY', looksLike: /^\S{8,}$/, hint: 'the key of the provider' },
  },
  stripe: {
    apiKey: {
      variable: 'STRIPE_SECRET_KEY',
      looksLike: /^[rs]k_(test|live)_\w+$/,
      hint: 'a key that begins with sk_ or rk_',
    },
    webhookSecret: {
      variable: 'STRIPE_WEBHOOK_SECRET',
      looksLike: /^whsec_\w{8,}$/,
      hint: 'the signing secret of the webhook, whsec_…',
    },
  },
} as const satisfies Record<string, Record<string, Field>>;
export type SecretName = keyof typeof fields;
export const secretNames = Object.keys(fields) as SecretName[];

/** Puts what the environment holds into a secret and leaves its other fields alone; answers the fields still missing. */
export const fillSecret = async (
  client: SecretsManagerClient,
  settings: Settings,
  name: SecretName,
  environment: Environment,
) => {
  const given = givenFields(name, environment);
  if (Object.keys(given).length === 0)
    throw new Error(`Set ${variablesOf(name).join(' or ')} first: it is read from there.`);
  checkMode(given.apiKey, settings);
  const SecretId = secretIdOf(settings, name);
  const value = { ...(await currentValue(client, SecretId)), ...given };
  await client.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(value) }));
  return Object.keys(fields[name]).filter((field) => !value[field]);
};

const entriesOf = (name: SecretName): [string, Field][] => Object.entries(fields[name]);
const variablesOf = (name: SecretName) => entriesOf(name).map(([, { variable }]) => variable);

const givenFields = (name: SecretName, environment: Environment): Record<string, string> =>
  Object.fromEntries(
    entriesOf(name).flatMap(([field, { variable, looksLike, hint }]) => {
      const value = environment[variable]?.trim();
      if (!value) return [];
      // The value itself must not appear in a message: terminals are recorded.
      if (!looksLike.test(value)) throw new Error(`${variable} must be ${hint}.`);
      return [[field, value]];
    }),
  );

const checkMode = (apiKey: string | undefined, { stage, testPayments }: Settings) => {
  const mode = apiKey?.match(/^[rs]k_(test|live)_/)?.[1];
  if (mode && (mode === 'test') !== testPayments)
    throw new Error(
      `Stage ${stage} wants a ${testPayments ? 'test' : 'live'} key: see testPayments in infra/stages.ts.`,
    );
};

/** A secret that was never filled has no value yet. */
const currentValue = async (client: SecretsManagerClient, SecretId: string) => {
  try {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
    return JSON.parse(SecretString ?? '{}') as Record<string, string>;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return {};
    throw error;
  }
};

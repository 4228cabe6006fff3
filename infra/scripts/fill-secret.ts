import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { secretIdOf } from '../stacks/data.ts';
import type { Settings } from '../stages.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Field = { readonly variable: string; readonly pattern: RegExp; readonly hint: string };

/** The fields of each secret, and the environment variable from which each is read. */
const fields = {
  openai: {
    apiKey: { variable: 'OPENAI_API_KEY', pattern: /^\S{8,}$/, hint: 'the key of the provider' },
  },
  stripe: {
    apiKey: {
      variable: 'STRIPE_SECRET_KEY',
      pattern: /^[rs]k_(test|live)_\w+$/,
      hint: 'a key that begins with sk_ or rk_',
    },
    webhookSecret: {
      variable: 'STRIPE_WEBHOOK_SECRET',
      pattern: /^whsec_\w{8,}$/,
      hint: 'the signing secret of the webhook, whsec_…',
    },
  },
} as const satisfies Record<string, Record<string, Field>>;
export type SecretName = keyof typeof fields;
export const secretNames = Object.keys(fields) as SecretName[];

/**
 * Writes the fields that the environment has into a secret and keeps its other fields; resolves to the names of fields that
 * are still missing. Throws if the environment has none, or a value is malformed or of the wrong mode (test or live).
 */
export const fillSecret = async (
  client: SecretsManagerClient,
  settings: Settings,
  name: SecretName,
  environment: Environment,
) => {
  const given = givenFields(name, environment);
  if (Object.keys(given).length === 0)
    throw new Error(`Set ${variablesOf(name).join(' or ')} first: it is read from there.`);
  assertMode(given.apiKey, settings);
  const SecretId = secretIdOf(settings, name);
  const value = { ...(await currentValue(client, SecretId)), ...given };
  await client.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(value) }));
  return Object.keys(fields[name]).filter((field) => !value[field]);
};

const entriesOf = (name: SecretName): [string, Field][] => Object.entries(fields[name]);
const variablesOf = (name: SecretName) => entriesOf(name).map(([, { variable }]) => variable);

const givenFields = (name: SecretName, environment: Environment): Record<string, string> =>
  Object.fromEntries(
    entriesOf(name).flatMap(([field, { variable, pattern, hint }]) => {
      const value = environment[variable]?.trim();
      if (!value) return [];
      // The message leaves the value out, because output of terminals is often recorded.
      if (!pattern.test(value)) throw new Error(`${variable} must be ${hint}.`);
      return [[field, value]];
    }),
  );

/** Throws if a key of the payment provider is not of the mode that the stage is set to. */
const assertMode = (apiKey: string | undefined, { stage, testPayments }: Settings) => {
  const mode = apiKey?.match(/^[rs]k_(test|live)_/)?.[1];
  if (mode && (mode === 'test') !== testPayments)
    throw new Error(
      `Stage ${stage} needs a ${testPayments ? 'test' : 'live'} key: see testPayments in infra/stages.ts.`,
    );
};

/** The current fields of a secret, none if it was never filled in. */
const currentValue = async (client: SecretsManagerClient, SecretId: string) => {
  try {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
    return JSON.parse(SecretString ?? '{}') as Record<string, string>;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return {};
    throw error;
  }
};

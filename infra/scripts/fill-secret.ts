import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { secretFieldsOf } from '#shared/domain/connections/connection-secrets.ts';
import { switchedOn } from '#shared/domain/connections/stage-provider-settings.ts';
import type { Settings } from '../settings-of-stage.ts';
import { secretIdOf } from '../stacks/data/stage-secrets.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Field = {
  /** Where it stands in the secret: its name, or a provider and its name. */
  readonly path: readonly [string] | readonly [string, string];
  /** The environment variable from which it is read. */
  readonly variable: string;
  readonly pattern: RegExp;
  readonly hint: string;
};

const fields = {
  openai: [
    {
      path: ['apiKey'],
      variable: 'OPENAI_API_KEY',
      pattern: /^\S{8,}$/,
      hint: 'the key of the provider',
    },
  ],
  stripe: [
    {
      path: ['apiKey'],
      variable: 'STRIPE_SECRET_KEY',
      pattern: /^[rs]k_(test|live)_\w+$/,
      hint: 'a key that begins with sk_ or rk_',
    },
    {
      path: ['webhookSecret'],
      variable: 'STRIPE_WEBHOOK_SECRET',
      pattern: /^whsec_\w{8,}$/,
      hint: 'the signing secret of the webhook, whsec_…',
    },
  ],
} as const satisfies Record<string, readonly Field[]>;
export type SecretName = keyof typeof fields | 'connections';
export const secretNames: readonly SecretName[] = [
  ...(Object.keys(fields) as (keyof typeof fields)[]),
  'connections',
];

/** The id `a-b` and the field `clientSecret` make `A_B_CLIENT_SECRET`. */
const variableOf = (provider: string, field: string) =>
  `${provider}-${field.replace(/[A-Z]/g, '-$&')}`.replaceAll('-', '_').toUpperCase();

/** The fields of a secret; those of connections are of the providers that the stage switches on. */
const fieldsOf = ({ stage, connections }: Settings, name: SecretName): readonly Field[] => {
  if (name !== 'connections') return fields[name];
  const providers = switchedOn(connections);
  if (providers.length === 0)
    throw new Error(
      `Stage ${stage} has no connections: see docs/connections.md, and add one in infra/stages.ts first.`,
    );
  return providers.flatMap((provider) =>
    secretFieldsOf(provider).map((field) => ({
      path: [provider, field] as const,
      variable: variableOf(provider, field),
      pattern: /^\S{8,}$/,
      hint: `the ${field} from the provider, 8 characters at least`,
    })),
  );
};

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
  const all = fieldsOf(settings, name);
  const given = all.flatMap((field) => {
    const value = givenValue(field, environment);
    return value === undefined ? [] : [{ ...field, value }];
  });
  if (given.length === 0)
    throw new Error(
      `Set ${all.map(({ variable }) => variable).join(' or ')} first: it is read from there.`,
    );
  if (name === 'stripe') for (const { value } of given) assertMode(value, settings);
  const SecretId = secretIdOf(settings, name);
  const before = await currentValue(client, SecretId);
  const after = given.reduce(
    (value, { path, value: added }) => withField(value, path, added),
    before,
  );
  await client.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(after) }));
  return all.filter(({ path }) => !fieldIn(after, path)).map(({ path }) => path.join('.'));
};

/** What the environment has for a field, if it has anything. */
const givenValue = ({ variable, pattern, hint }: Field, environment: Environment) => {
  const value = environment[variable]?.trim();
  if (!value) return undefined;
  // The message leaves the value out, because output of terminals is often recorded.
  if (!pattern.test(value)) throw new Error(`${variable} must be ${hint}.`);
  return value;
};

type SecretValue = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const partOf = (value: SecretValue, name: string) => {
  const part = value[name];
  return typeof part === 'object' ? part : {};
};

const fieldIn = (value: SecretValue, [first, second]: Field['path']) =>
  second === undefined ? value[first] : partOf(value, first)[second];

const withField = (
  value: SecretValue,
  [first, second]: Field['path'],
  added: string,
): SecretValue => ({
  ...value,
  [first]: second === undefined ? added : { ...partOf(value, first), [second]: added },
});

/** Throws if a key of the payment provider is not of the mode that the stage is set to. */
const assertMode = (apiKey: string, { stage, testPayments }: Settings) => {
  const mode = apiKey.match(/^[rs]k_(test|live)_/)?.[1];
  if (mode && (mode === 'test') !== testPayments)
    throw new Error(
      `Stage ${stage} needs a ${testPayments ? 'test' : 'live'} key: see testPayments in infra/stages.ts.`,
    );
};

/** The current fields of a secret, none if it was never filled in. */
const currentValue = async (
  client: SecretsManagerClient,
  SecretId: string,
): Promise<SecretValue> => {
  try {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
    return JSON.parse(SecretString ?? '{}') as SecretValue;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return {};
    throw error;
  }
};

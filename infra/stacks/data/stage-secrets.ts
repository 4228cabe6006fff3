import { type CfnSecret, Secret, type SecretProps } from 'aws-cdk-lib/aws-secretsmanager';
import type { RemovalPolicy } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { secretFieldsOf } from '#shared/domain/connections/connection-secrets.ts';
import { providerIds } from '#shared/domain/connections/providers.ts';
import type { Settings } from '../../settings-of-stage.ts';

/** The secrets that every stage has. */
export type SecretName = 'openai' | 'stripe' | 'hash' | 'connections';

/** The name under which a stage keeps a secret. */
export const secretIdOf = ({ stage }: Pick<Settings, 'stage'>, name: SecretName) =>
  `sevenhands/${stage}/${name}`;

/** What the secret of connections holds of each provider. */
const secretShapes = providerIds.map(
  (id) => `"${id}":{${secretFieldsOf(id).map((field) => `"${field}"`)}}`,
);
/** The secrets of a stage by name. The keys of other companies are created empty and filled by hand. */
export const stageSecrets = (
  scope: Construct,
  settings: Settings,
  removalPolicy: RemovalPolicy,
) => {
  const secret = (name: SecretName, description: string, own: Partial<SecretProps> = {}) =>
    new Secret(scope, `${name}-secret`, {
      secretName: secretIdOf(settings, name),
      description,
      removalPolicy,
      ...own,
    });
  const empty = (name: 'openai' | 'stripe' | 'connections', description: string) => {
    const created = secret(name, description);
    // Empty until npm run secrets fills it: a made-up value would look like a key.
    (created.node.defaultChild as CfnSecret).generateSecretString = undefined;
    return created;
  };
  return {
    openai: empty('openai', 'The AI provider: {"apiKey"}'),
    stripe: empty('stripe', 'The payment provider: {"apiKey","webhookSecret"}'),
    connections: empty('connections', `Providers that owners connect: {${secretShapes.join()}}`),
    // Never changed: what was hashed with another key is found by nobody, and earlier messages would read differently to the model.
    hash: secret(
      'hash',
      'Key of the hashes that stand for people and of the codes of data blocks; generated',
      {
        generateSecretString: {
          secretStringTemplate: '{}',
          generateStringKey: 'key',
          passwordLength: 64,
          excludePunctuation: true,
        },
      },
    ),
  };
};

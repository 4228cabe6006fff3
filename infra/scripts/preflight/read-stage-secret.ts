import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { ProviderSecret } from '#shared/domain/connections/connection-secrets.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import type { Settings } from '../../settings-of-stage.ts';

/** The value of a secret; empty before the first deployment and before it is filled in. */
export const readStageSecret = async (
  settings: Settings,
  name: 'openai' | 'stripe' | 'google' | 'connections',
) => {
  try {
    const { SecretString } = await new SecretsManagerClient({ region: settings.region }).send(
      new GetSecretValueCommand({ SecretId: `sevenhands/${settings.stage}/${name}` }),
    );
    return JSON.parse(SecretString ?? '{}') as {
      apiKey?: string;
      webhookSecret?: string;
      clientSecret?: string;
    } & Partial<Record<ProviderId, Partial<ProviderSecret>>>;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return {};
    throw error;
  }
};

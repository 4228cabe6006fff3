import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { Problem } from '#shared/contract/problem.ts';
import { ConnectionSecrets } from '#shared/domain/connections/connection-secrets.ts';
import { config } from './config.ts';

const client = new SecretsManagerClient({});

/** How long a key is used after it was read: a new one is in use everywhere within this time, without a release. */
const lifeMs = 5 * 60_000;

/**
 * Reads a secret and keeps it for five minutes. A failed or invalid read throws `unavailable` and is repeated by the next
 * call; while Secrets Manager cannot be asked, a key that was read before is used further.
 */
const cachedSecret = <S extends z.ZodType>(id: string, schema: S) => {
  let cached: { readAt: number; value: Promise<z.infer<S>> } | undefined;
  const read = async () => {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: id }));
    return schema.parse(JSON.parse(SecretString ?? '{}'));
  };
  return () => {
    if (cached && Date.now() - cached.readAt < lifeMs) return cached.value;
    const before = cached?.value;
    const value: Promise<z.infer<S>> = read().catch((cause) => {
      if (before) return before;
      cached = undefined;
      throw new Problem('unavailable', undefined, { cause });
    });
    cached = { readAt: Date.now(), value };
    return value;
  };
};

/** The AI provider's key. */
export const openaiSecret = cachedSecret(
  config.OPENAI_SECRET_ID,
  z.object({ apiKey: z.string().min(1) }),
);

/** The key of this stage for hashes that stand for people (keyed-hashes.ts) and for the codes of data blocks (delimiters.ts); generated, and never changed. */
export const hashSecret = cachedSecret(
  config.HASH_SECRET_ID,
  z.object({ key: z.string().min(32) }),
);

/** The payment provider's key and the signing secret of its webhooks; neither may be empty. */
export const stripeSecret = cachedSecret(
  config.STRIPE_SECRET_ID,
  z.object({ apiKey: z.string().min(1), webhookSecret: z.string().min(8) }),
);

/** What each provider that owners can connect gave the operator; one that is not set up is missing. */
export const connectionsSecret = cachedSecret(config.CONNECTIONS_SECRET_ID, ConnectionSecrets);

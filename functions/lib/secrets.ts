import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { Problem } from '#shared/contract/problem.ts';
import { config } from './config.ts';

const client = new SecretsManagerClient({});

/** Reads a secret once per process; a failed or invalid read throws `unavailable` and is repeated by the next call. */
const cachedSecret = <S extends z.ZodObject>(id: string, schema: S) => {
  let cached: Promise<z.infer<S>> | undefined;
  return () => {
    cached ??= client
      .send(new GetSecretValueCommand({ SecretId: id }))
      .then(({ SecretString }) => schema.parse(JSON.parse(SecretString ?? '{}')))
      .catch((cause) => {
        cached = undefined;
        throw new Problem('unavailable', undefined, { cause });
      });
    return cached;
  };
};

/** The AI provider's key. */
export const openaiSecret = cachedSecret(
  config.OPENAI_SECRET_ID,
  z.object({ apiKey: z.string().min(1) }),
);

/** The key of this stage for hashes that stand for people (keyed-hash.ts) and for the codes of data blocks (delimiters.ts); generated, and never changed. */
export const hashSecret = cachedSecret(
  config.HASH_SECRET_ID,
  z.object({ key: z.string().min(32) }),
);

/** The payment provider's key and the signing secret of its webhooks; neither may be empty. */
export const stripeSecret = cachedSecret(
  config.STRIPE_SECRET_ID,
  z.object({ apiKey: z.string().min(1), webhookSecret: z.string().min(8) }),
);

import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { Problem } from '#shared/contract/problem.ts';
import { config } from './config.ts';

const client = new SecretsManagerClient({});

/** Reads a secret once per process; a failed or unusable read is tried again at the next call. */
const remember = <S extends z.ZodObject>(id: string, schema: S) => {
  let known: Promise<z.infer<S>> | undefined;
  return () => {
    known ??= client
      .send(new GetSecretValueCommand({ SecretId: id }))
      .then(({ SecretString }) => schema.parse(JSON.parse(SecretString ?? '{}')))
      .catch((cause) => {
        known = undefined;
        throw new Problem('unavailable', undefined, { cause });
      });
    return known;
  };
};

/** The AI provider's key. */
export const openaiSecret = remember(
  config.OPENAI_SECRET_ID,
  z.object({ apiKey: z.string().min(1) }),
);

/** The payment provider's key and the secret its webhooks are signed with; an empty one is refused. */
export const stripeSecret = remember(
  config.STRIPE_SECRET_ID,
  z.object({ apiKey: z.string().min(1), webhookSecret: z.string().min(8) }),
);

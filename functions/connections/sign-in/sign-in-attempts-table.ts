import * as z from 'zod';
import { connectOrigins } from '#shared/domain/connections/connection-schemas.ts';
import { scopeUses } from '#shared/domain/connections/provider-types.ts';
import { providerIds } from '#shared/domain/connections/providers.ts';
import { attemptKey } from '../../lib/keys/connection-keys.ts';
import { table } from '../../lib/table.ts';

/** How long a sign-in at a provider may take, in seconds. */
const attemptSeconds = 600;

const Attempt = z.object({
  account_id: z.string(),
  business_id: z.uuid(),
  provider: z.enum(providerIds),
  from: z.enum(connectOrigins),
  /** The scopes that were asked for. */
  asked: z.array(z.string()),
  use: z.enum(scopeUses),
  /** The sealed PKCE verifier. */
  sealed: z.string(),
  ttl: z.number(),
});
/** A sign-in at a provider that has begun: whose it is, and what its end needs. */
export type Attempt = z.infer<typeof Attempt>;

/** Remembers a sign-in under the hash of its state. */
export const putAttempt = (stateHash: string, attempt: Omit<Attempt, 'ttl'>, now: Date) =>
  table.put(
    {
      ...attemptKey(stateHash),
      ...attempt,
      ttl: Math.floor(now.getTime() / 1000) + attemptSeconds,
    },
    { ConditionExpression: 'attribute_not_exists(pk)' },
  );

/** Takes a sign-in out: of two who ask one gets it. Undefined for one that is unknown, used or too old. */
export const takeAttempt = async (stateHash: string, now: Date): Promise<Attempt | undefined> => {
  const item = await table.remove(attemptKey(stateHash));
  const attempt = item && Attempt.parse(item);
  return attempt && attempt.ttl * 1000 > now.getTime() ? attempt : undefined;
};

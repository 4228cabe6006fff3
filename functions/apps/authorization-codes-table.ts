import * as z from 'zod';
import { appScopes } from '#shared/domain/apps/app-scopes.ts';
import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import { appCodeKey } from '../lib/keys/ai-app-keys.ts';
import { table } from '../lib/table.ts';

/** How long a code may be used, in seconds. */
const codeSeconds = 60;

const AppCode = z.object({
  account_id: z.string(),
  business_id: z.uuid(),
  /** Who agreed. */
  by: z.string(),
  client_id: z.string(),
  name: z.string(),
  host: z.string(),
  redirect_uri: z.string(),
  code_challenge: z.string(),
  resource: z.string(),
  scopes: z.array(z.enum(appScopes)),
  ttl: z.number(),
});
/** What an owner agreed to, until the app fetches its tokens. */
export type AppCode = z.infer<typeof AppCode>;

/** Remembers a code under its hash, for a minute. */
export const putCode = (hash: string, code: Omit<AppCode, 'ttl'>, now: Date) =>
  table.put(
    { ...appCodeKey(hash), ...code, ttl: Math.floor(now.getTime() / 1000) + codeSeconds },
    { ConditionExpression: 'attribute_not_exists(pk)' },
  );

/** Takes a code out: of two who bring it one gets it. Undefined for one that is unknown, used or too old. */
export const takeCode = async (hash: string, now: Date): Promise<AppCode | undefined> => {
  const item = await table.remove(appCodeKey(hash));
  const code = item && AppCode.parse(item);
  return code && isUnexpired(code, now) ? code : undefined;
};

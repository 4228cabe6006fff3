import type { AppClient } from '#shared/domain/apps/app-client.ts';
import { isRedirectOf } from '#shared/domain/apps/app-client.ts';
import type { RequestRefusal } from '#shared/domain/apps/app-consent-question.ts';
import {
  type AppRequest,
  requestIn,
  returnAddress,
  returnIn,
} from '#shared/domain/apps/authorization-request.ts';
import { mcpAddress } from '#shared/domain/apps/mcp-address.ts';
import { config } from '../lib/config.ts';
import { findAppClient } from './find-app-client.ts';

type Refused = { readonly refused: RequestRefusal; readonly back_url: string | null };

/**
 * What an app asks for and which app it is, after everything was checked; or why it is refused, with the way back to the
 * app where it is known to be its own.
 */
export const checkAuthorizationRequest = async (
  query: string,
  now: Date,
): Promise<{ client: AppClient; request: AppRequest } | Refused> => {
  const to = returnIn(query);
  if (!to) return { refused: 'unknown-app', back_url: null };
  const client = await findAppClient(to.client_id, now);
  if (client === 'out-of-reach') return { refused: 'out-of-reach', back_url: null };
  if (client === 'unknown' || !isRedirectOf(client, to.redirect_uri, config.APPS))
    return { refused: 'unknown-app', back_url: null };
  const request = requestIn(query, mcpAddress(config.APP_ORIGIN));
  if (typeof request === 'string')
    return {
      refused: 'not-understood',
      back_url: returnAddress(to, config.APP_ORIGIN, { error: request }),
    };
  return { client, request };
};

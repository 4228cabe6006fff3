import { authorizationServerOf } from '#shared/domain/connections/provider-authorization-server.ts';
import { config } from '../../../lib/config.ts';

export const timeoutMs = 10_000;

/** The address of the API with its version, which the token endpoint has too. */
export const graphUrl = () =>
  authorizationServerOf(
    'facebook-page',
    config.CONNECTIONS['facebook-page'] ?? {},
  ).token_endpoint.replace(/\/oauth\/access_token$/, '');

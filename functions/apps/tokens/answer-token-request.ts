import { isAllowedClientId } from '#shared/domain/apps/app-client.ts';
import { config } from '../../lib/config.ts';
import { findGrant, removeGrant, rotateGrant } from '../grants-table.ts';
import { exchangeCodeForTokens } from './exchange-code-for-tokens.ts';
import { type GrantServices, rotateTokens } from './rotate-tokens.ts';
import { TokenRefused } from './token-refused-error.ts';
import { requireResource, type TokenRequestForm } from './token-request-form.ts';

const services: GrantServices = { find: findGrant, rotate: rotateGrant, remove: removeGrant };

const tokensForRefresh = (form: TokenRequestForm) => {
  requireResource(form);
  return rotateTokens(form.refresh_token ?? '', form.client_id, () => new Date(), services);
};

/** The answer to a request for tokens; throws {@link TokenRefused}. */
export const answerTokenRequest = async (form: TokenRequestForm, now: Date) => {
  // An app that the operator no longer accepts gets no more tokens.
  if (!isAllowedClientId(form.client_id ?? '', config.APPS))
    throw new TokenRefused(form.client_id === undefined ? 'invalid_request' : 'invalid_grant');
  if (form.grant_type === 'authorization_code') return exchangeCodeForTokens(form, now);
  if (form.grant_type === 'refresh_token') return tokensForRefresh(form);
  throw new TokenRefused('unsupported_grant_type');
};

/** The two documents by which an AI app finds out how to be let in (RFC 9728 and RFC 8414). */
import { appScopes } from './app-scopes.ts';
import { mcpAddress } from './mcp-address.ts';

export const resourceMetadata = (origin: string) => ({
  resource: mcpAddress(origin),
  authorization_servers: [origin],
  scopes_supported: [...appScopes],
  bearer_methods_supported: ['header'],
  resource_name: 'Sevenhands',
});

/** The address of that document, which a refusal names. */
export const resourceMetadataAddress = (origin: string) =>
  `${origin}/.well-known/oauth-protected-resource/mcp`;

export const serverMetadata = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: `${origin}/oauth/authorize`,
  token_endpoint: `${origin}/oauth/token`,
  revocation_endpoint: `${origin}/oauth/revoke`,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  scopes_supported: [...appScopes],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
});

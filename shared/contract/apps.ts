import * as z from 'zod';
import { AppQuestion } from '../domain/apps/app-consent-question.ts';
import { appQueryLength } from '../domain/apps/authorization-request.ts';
import { AppId, ConnectedApp } from '../domain/apps/connected-app.ts';
import { route } from './route.ts';

const Business = z.strictObject({ business_id: z.uuid() });
/** The query with which an app sent the owner, as it was. */
const query = z.string().max(appQueryLength);
const ConnectedApps = z.object({
  apps: z.array(ConnectedApp),
  /** What an owner enters in an app to connect it. */
  address: z.url(),
  /** Whether the plan of the account has apps; those that are connected wait without it. */
  in_plan: z.boolean(),
});

export const apps = {
  list: route({
    summary: 'The AI apps that were let into a business; `not-found` where a stage has none',
    method: 'GET',
    path: '/businesses/{business_id}/apps',
    access: 'member',
    input: Business,
    output: ConnectedApps,
    problems: ['not-found'],
  }),
  check: route({
    summary: 'What an AI app asks for, in the query with which it sent the owner',
    method: 'POST',
    path: '/apps/check',
    access: 'member',
    reads: true,
    input: z.strictObject({ query }),
    output: AppQuestion,
    problems: ['not-found', 'too-fast'],
  }),
  approve: route({
    summary: 'Let an AI app into a business; answers the address that leads back to it',
    method: 'POST',
    path: '/businesses/{business_id}/apps',
    access: 'member',
    input: Business.extend({
      query,
      /** Whether the owner also lets it add tasks. */
      write: z.boolean(),
    }),
    output: z.object({ url: z.url() }),
    problems: ['not-found', 'upgrade-needed', 'too-fast'],
  }),
  remove: route({
    summary: 'Take the permission of an AI app back, at once',
    method: 'DELETE',
    path: '/businesses/{business_id}/apps/{id}',
    access: 'member',
    input: Business.extend({ id: AppId }),
    output: ConnectedApps,
    problems: ['not-found'],
  }),
};

const anything = { access: 'anyone', input: z.object({}), output: z.unknown() } as const;

/** How an AI app is let in, as OAuth describes it. */
export const oauth = {
  resource: route({
    ...anything,
    summary: 'Which server lets apps in (RFC 9728)',
    method: 'GET',
    path: '/.well-known/oauth-protected-resource',
  }),
  mcpResource: route({
    ...anything,
    summary: 'The same under the path of the tools',
    method: 'GET',
    path: '/.well-known/oauth-protected-resource/mcp',
  }),
  server: route({
    ...anything,
    summary: 'How that server works (RFC 8414)',
    method: 'GET',
    path: '/.well-known/oauth-authorization-server',
  }),
  token: route({
    ...anything,
    summary: 'Tokens for a code or for a refresh token (RFC 6749)',
    method: 'POST',
    path: '/oauth/token',
    raw: true,
  }),
  revoke: route({
    ...anything,
    summary: 'End a permission by one of its tokens (RFC 7009)',
    method: 'POST',
    path: '/oauth/revoke',
    raw: true,
  }),
};

/** The tools for AI apps, as the Model Context Protocol describes them. Without streams and sessions, GET and DELETE are refused. */
export const mcp = {
  call: route({
    ...anything,
    summary: 'A message of an app',
    method: 'POST',
    path: '/mcp',
    raw: true,
  }),
  stream: route({ ...anything, summary: 'Not offered', method: 'GET', path: '/mcp' }),
  end: route({ ...anything, summary: 'Not offered', method: 'DELETE', path: '/mcp' }),
};

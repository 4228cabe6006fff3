import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { Problem } from '#shared/contract/problem.ts';
import { defaultBodyLimit } from '#shared/contract/route.ts';
import { hasApps } from '#shared/domain/apps/allowed-app-hosts.ts';
import { mcpAddress } from '#shared/domain/apps/mcp-address.ts';
import { resourceMetadataAddress } from '#shared/domain/apps/oauth-metadata-documents.ts';
import { bearerToken, headersOf } from '../lib/caller/request-headers.ts';
import { config } from '../lib/config.ts';
import { respond } from '../lib/http-handler.ts';
import { hashed, log } from '../lib/log.ts';
import { type AppCaller, appCallerOf } from './app-caller.ts';

/** Adds the tools of one request to its server. */
type AddTools = (server: McpServer, caller: AppCaller) => void;

const serverFor = (caller: AppCaller, addTools: AddTools) => {
  const server = new McpServer(
    { name: 'sevenhands', title: 'Sevenhands', version: '1.0.0' },
    {
      instructions: `Tasks, numbers, calculations, unpaid invoices and saved work of one small service business, "${caller.business.name}". Customers' names from invoices are left out on purpose.`,
    },
  );
  addTools(server, caller);
  return server;
};

/** A refusal that a client of the protocol can read. */
const refusal = (
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): APIGatewayProxyResult => {
  const answer = respond(status, { jsonrpc: '2.0', id: null, error: { code: -32_600, message } });
  return { ...answer, headers: { ...answer.headers, ...headers } };
};

/** Names the document that says how to be let in. */
const unauthorized = (hasToken: boolean) =>
  refusal(401, 'Connect Sevenhands first', {
    'www-authenticate': `Bearer ${hasToken ? 'error="invalid_token", ' : ''}resource_metadata="${resourceMetadataAddress(config.APP_ORIGIN)}"`,
  });

const planNeeded =
  'The owner’s Sevenhands plan doesn’t include AI apps. They can change it at Sevenhands, under Plan.';

/**
 * Whether a request came to the address of the product, or to that of the gateway behind it, and from no page of another
 * site: a page that makes a name of its own lead here gets no answer.
 */
const isFromHere = ({ host = '', origin }: Record<string, string>, gateway: string | undefined) => {
  const own = new URL(config.APP_ORIGIN);
  return (host === own.host || host === gateway) && (origin === undefined || origin === own.origin);
};

/** Answers the messages of AI apps with these tools; keeps nothing between two of them. */
export const createMcpServer = (addTools: AddTools) => {
  const server = createMcpHandler(
    ({ authInfo }) => {
      // The caller travels here: the request is another object where an older client is served.
      const caller = authInfo?.extra?.caller as AppCaller | undefined;
      if (!caller) throw new Error('No caller');
      return serverFor(caller, addTools);
    },
    {
      // A stream of changes would hold the Lambda until it times out.
      maxSubscriptions: 0,
      keepAliveMs: 0,
      maxRequestBodySize: defaultBodyLimit,
      onerror: (error) => log.info('message of an app refused', { error }),
    },
  );

  const pass = async (event: APIGatewayProxyEvent, caller: AppCaller) => {
    const { authorization: _, ...sent } = headersOf(event);
    const { grant, ends } = caller;
    const body = event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64') : event.body;
    const request = new Request(mcpAddress(config.APP_ORIGIN), {
      method: event.httpMethod,
      headers: sent,
      ...(event.httpMethod === 'POST' && { body: body ?? '' }),
    });
    const answer = await server.fetch(request, {
      authInfo: {
        // The token itself goes no further.
        token: '',
        clientId: grant.client_id,
        scopes: grant.scopes,
        expiresAt: Math.floor(ends / 1000),
        extra: { caller },
      },
    });
    return {
      statusCode: answer.status,
      headers: { ...Object.fromEntries(answer.headers), 'cache-control': 'no-store' },
      body: await answer.text(),
    };
  };

  return async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => {
    if (!hasApps(config.APPS)) throw new Problem('not-found');
    const headers = headersOf(event);
    if (!isFromHere(headers, event.requestContext.domainName)) return refusal(403, 'Forbidden');
    const token = bearerToken(headers);
    const caller = await callerOf(token, new Date());
    if (caller === 'too-many') return refusal(429, tooMany, { 'retry-after': '60' });
    if (caller === undefined) return unauthorized(token !== '');
    if (caller === 'not-in-plan') return refusal(403, planNeeded);
    log.info('message of an app', {
      account: hashed(caller.account.id),
      host: caller.grant.host,
    });
    return pass(event, caller);
  };
};

const tooMany = 'Too many calls. Wait a moment and try again.';

const callerOf = async (token: string, now: Date) => {
  try {
    return await appCallerOf(token, now);
  } catch (error) {
    const isLimit =
      error instanceof Problem && (error.code === 'too-fast' || error.code === 'fair-use');
    if (isLimit) return 'too-many';
    throw error;
  }
};

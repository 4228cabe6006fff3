import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { oauth } from '#shared/contract/apps.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Route } from '#shared/contract/route.ts';
import { hasApps } from '#shared/domain/apps/allowed-app-hosts.ts';
import { parametersIn } from '#shared/domain/apps/authorization-request.ts';
import { resourceMetadata, serverMetadata } from '#shared/domain/apps/oauth-metadata-documents.ts';
import { config } from '../lib/config.ts';
import { type Operation, protocol, receiveRequest, respond } from '../lib/http-handler.ts';
import { log } from '../lib/log.ts';
import { answerTokenRequest } from './tokens/answer-token-request.ts';
import { revokeToken } from './tokens/revoke-token.ts';
import { TokenRefused } from './tokens/token-refused-error.ts';

/** An operation that answers as OAuth says; `not-found` where the stage has no apps. */
const operation = (
  route: Route,
  answer: (body: string, now: Date) => Promise<object> | object,
): Operation => ({
  route,
  run: async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => {
    if (!hasApps(config.APPS)) throw new Problem('not-found');
    const { caller } = await receiveRequest(route, event);
    try {
      return respond(200, await answer(caller.rawBody, caller.now));
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error;
      log.info('tokens refused', { refusal: error.refusal });
      return respond(400, { error: error.refusal });
    }
  },
});

/** The fields of a form; refused when one is there twice. */
const formIn = (body: string) => {
  const form = parametersIn(body);
  if (!form) throw new TokenRefused('invalid_request');
  return form;
};

const aboutResource = () => resourceMetadata(config.APP_ORIGIN);

export const handler = protocol(oauth, {
  resource: operation(oauth.resource, aboutResource),
  mcpResource: operation(oauth.mcpResource, aboutResource),
  server: operation(oauth.server, () => serverMetadata(config.APP_ORIGIN)),
  token: operation(oauth.token, (body, now) => answerTokenRequest(formIn(body), now)),
  revoke: operation(oauth.revoke, async (body, now) => {
    await revokeToken(formIn(body).token ?? '', now);
    return {};
  }),
});

import type { ServerResponse } from 'node:http';
import {
  type GatewayResponseName,
  gatewayResponses,
} from '#infra/gateway-throttle-and-error-responses.ts';
import { Problem, type ProblemBody } from '#shared/contract/problem.ts';

/** Answers a refusal of the gateway; when the answer has begun already, the connection is cut instead. */
export const sendRefusal = (
  response: ServerResponse,
  reason: GatewayResponseName,
  requestId: string,
) => {
  if (response.headersSent) return void response.destroy();
  const { status, code } = gatewayResponses[reason];
  const { message, retryable } = new Problem(code);
  const body: ProblemBody = { code, title: message, retryable, requestId };
  response
    .writeHead(status, {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      connection: 'close',
    })
    .end(JSON.stringify(body));
};

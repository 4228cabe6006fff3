import type { ServerResponse } from 'node:http';
import { Problem, type ProblemBody, type ProblemCode } from '#shared/contract/problem.ts';

/** What the gateway itself refuses, with the status API Gateway would use and our body for it. */
export const refusals = {
  unauthorized: { status: 401, code: 'signed-out' },
  'not-found': { status: 404, code: 'not-found' },
  'too-large': { status: 413, code: 'too-large' },
  throttled: { status: 429, code: 'too-fast' },
  'bad-gateway': { status: 502, code: 'unavailable' },
  'timed-out': { status: 504, code: 'unavailable' },
} as const satisfies Record<string, { status: number; code: ProblemCode }>;
export type Refusal = keyof typeof refusals;

/** Answers a refusal of the gateway; when the answer has begun already, the connection is cut instead. */
export const refuse = (response: ServerResponse, reason: Refusal, requestId: string) => {
  if (response.headersSent) return void response.destroy();
  const { status, code } = refusals[reason];
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

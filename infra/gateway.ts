import type { ProblemCode } from '#shared/contract/problem.ts';

/** Requests per second and burst of a route that names no limit of its own, for the whole stage. */
export const defaultThrottle = { rate: 100, burst: 200 };

type Refusal = { readonly type: string; readonly status: number; readonly code: ProblemCode };

/** What the gateway refuses by itself, said the way our own problems are. */
export const gatewayRefusals = {
  MissingToken: { type: 'UNAUTHORIZED', status: 401, code: 'signed-out' },
  ExpiredToken: { type: 'EXPIRED_TOKEN', status: 401, code: 'signed-out' },
  InvalidToken: { type: 'INVALID_SIGNATURE', status: 401, code: 'signed-out' },
  NoAccess: { type: 'ACCESS_DENIED', status: 403, code: 'forbidden' },
  // API Gateway says "missing authentication token" of a route it does not have.
  NoRoute: { type: 'MISSING_AUTHENTICATION_TOKEN', status: 404, code: 'not-found' },
  NoResource: { type: 'RESOURCE_NOT_FOUND', status: 404, code: 'not-found' },
  TooLarge: { type: 'REQUEST_TOO_LARGE', status: 413, code: 'too-large' },
  TooFast: { type: 'THROTTLED', status: 429, code: 'too-fast' },
  Failed: { type: 'INTEGRATION_FAILURE', status: 502, code: 'unavailable' },
  TimedOut: { type: 'INTEGRATION_TIMEOUT', status: 504, code: 'unavailable' },
  OtherRequest: { type: 'DEFAULT_4XX', status: 400, code: 'invalid' },
  OtherFailure: { type: 'DEFAULT_5XX', status: 500, code: 'unexpected' },
} as const satisfies Record<string, Refusal>;
export type GatewayRefusal = keyof typeof gatewayRefusals;

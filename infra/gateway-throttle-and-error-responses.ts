import type { ProblemCode } from '#shared/contract/problem.ts';

/** Requests per second and burst of a route without limits of its own, for all callers of the stage together. */
export const defaultThrottle = { rate: 100, burst: 200 };

type GatewayResponse = {
  /** API Gateway's name of the error. */
  readonly type: string;
  readonly status: number;
  readonly code: ProblemCode;
};

/** The errors that API Gateway answers without calling a Lambda, each with the problem it is answered as. */
export const gatewayResponses = {
  MissingToken: { type: 'UNAUTHORIZED', status: 401, code: 'signed-out' },
  ExpiredToken: { type: 'EXPIRED_TOKEN', status: 401, code: 'signed-out' },
  InvalidToken: { type: 'INVALID_SIGNATURE', status: 401, code: 'signed-out' },
  NoAccess: { type: 'ACCESS_DENIED', status: 403, code: 'forbidden' },
  // A request that did not come through the distribution.
  NoOriginKey: { type: 'INVALID_API_KEY', status: 403, code: 'forbidden' },
  // API Gateway reports an unknown route as a missing authentication token.
  NoRoute: { type: 'MISSING_AUTHENTICATION_TOKEN', status: 404, code: 'not-found' },
  NoResource: { type: 'RESOURCE_NOT_FOUND', status: 404, code: 'not-found' },
  TooLarge: { type: 'REQUEST_TOO_LARGE', status: 413, code: 'too-large' },
  TooFast: { type: 'THROTTLED', status: 429, code: 'too-fast' },
  Failed: { type: 'INTEGRATION_FAILURE', status: 502, code: 'unavailable' },
  TimedOut: { type: 'INTEGRATION_TIMEOUT', status: 504, code: 'unavailable' },
  OtherRequest: { type: 'DEFAULT_4XX', status: 400, code: 'invalid' },
  OtherFailure: { type: 'DEFAULT_5XX', status: 500, code: 'unexpected' },
} as const satisfies Record<string, GatewayResponse>;
export type GatewayResponseName = keyof typeof gatewayResponses;

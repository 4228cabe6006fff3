import type { ApiAnswer } from '../oauth/api-answer-and-faults.ts';

/** A call of the API. */
export type ApiCall = {
  readonly method: string;
  /** Without the version in front. */
  readonly path: string;
  readonly params: URLSearchParams;
  /** What a call of a write sends. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly ifMatch?: string | undefined;
  /** What the access token is good for. */
  readonly scopes: readonly string[];
};

/** An error as this API writes it. */
export const errorAnswer = (code: number, reason: string): ApiAnswer => ({
  status: code,
  body: {
    error: {
      code,
      message: `${reason} of the local calendar`,
      errors: [{ domain: 'global', reason, message: `${reason} of the local calendar` }],
    },
  },
});
export const notFound = errorAnswer(404, 'notFound');
export const okAnswer = (body: unknown): ApiAnswer => ({ status: 200, body });

import { networkBusyMessage } from '../domain/lib/network-busy-message.ts';

/** Every expected failure of a request. One that is added here is in the API document and in the client's types. */
export const problems = {
  invalid: {
    status: 400,
    title: 'Something in that request wasn’t right. Check it and try again.',
  },
  'signed-out': { status: 401, title: 'Sign in first' },
  'being-deleted': { status: 403, title: 'Your account is being deleted' },
  forbidden: { status: 403, title: 'You don’t have permission to do this' },
  'no-access': { status: 403, title: 'You don’t have access to this account anymore' },
  'second-factor-needed': {
    status: 403,
    title: 'Admins need two-step sign-in. Set it up first.',
  },
  'upgrade-needed': { status: 403, title: 'Your plan doesn’t include this' },
  'helper-locked': { status: 403, title: 'This helper isn’t included in your plan' },
  previewing: {
    status: 403,
    title: 'Nothing is saved in preview mode. Exit Preview to make changes.',
  },
  'not-found': { status: 404, title: 'We couldn’t find that' },
  conflict: { status: 409, title: 'Someone else changed this first. Reload and try again.' },
  'still-answering': { status: 409, title: 'We’re still answering this question' },
  'already-subscribed': { status: 409, title: 'You already have a subscription' },
  'too-large': { status: 413, title: 'That’s too much text to send at once' },
  'different-message': { status: 422, title: 'This message was already sent with different text' },
  refused: {
    status: 422,
    title: 'The helper couldn’t answer this',
  },
  'limit-reached': { status: 429, title: 'You’ve used all the questions in your plan' },
  'too-fast': { status: 429, title: 'You’re going too fast. Wait a moment and try again.' },
  // Answered by the firewall: no account is meant, but the address that everybody in a house may share.
  'network-busy': { status: 429, title: networkBusyMessage },
  'fair-use': { status: 429, title: 'You’ve reached your limit for 24 hours' },
  // Not 503: it is a decision, not a failure, and trying again does not help before the next day.
  'answers-paused': {
    status: 429,
    title: 'We can’t answer more questions today',
  },
  unexpected: { status: 500, title: 'Something went wrong on our end' },
  unavailable: {
    status: 503,
    title: 'This isn’t available right now. Please try again in a moment.',
  },
} as const;

export type ProblemCode = keyof typeof problems;

/** The body of every answer that is not a success (`application/problem+json`). */
export type ProblemBody = {
  code: ProblemCode;
  title: string;
  retryable: boolean;
  requestId?: string;
  /** Values the page can show, for example the quota that was reached. */
  data?: unknown;
};

/** An expected failure: thrown by a handler, sent as a response, and thrown again by the client with the same code and title. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly data: unknown;
  readonly requestId: string | undefined;
  constructor(
    code: ProblemCode,
    detail?: string,
    options: ErrorOptions & { data?: unknown; requestId?: string | undefined } = {},
  ) {
    super(detail ?? problems[code].title, options);
    this.code = code;
    this.data = options.data;
    this.requestId = options.requestId;
  }
  get status() {
    return problems[this.code].status;
  }
  /** Whether the same request may succeed if it is sent again a little later. */
  get retryable() {
    return this.status >= 500 || this.code === 'too-fast' || this.code === 'network-busy';
  }
}

/** Why a provider did not give what was asked. Nothing of its answer goes further than these words and its number of the request. */
export type ProviderProblem =
  /** The access token is refused even after a refresh. */
  | 'sign-in'
  /** This person or this application may not read the account. */
  | 'permission'
  /** The owner's subscription there has ended. */
  | 'subscription'
  | 'throttled'
  /** Out of reach, slow, broken, or in a shape we do not know. */
  | 'unavailable'
  | 'shape';

export class ProviderRefused extends Error {
  readonly problem: ProviderProblem;
  /** The provider's number of the request: with it its support finds the case. */
  readonly requestID: string | undefined;
  /** The provider's number of the error. */
  readonly code: string | undefined;
  readonly retrySeconds: number | undefined;
  constructor(
    problem: ProviderProblem,
    about: {
      requestID?: string | undefined;
      code?: string | undefined;
      retrySeconds?: number | undefined;
    } = {},
    options?: ErrorOptions,
  ) {
    super(problem, options);
    this.problem = problem;
    this.requestID = about.requestID;
    this.code = about.code;
    this.retrySeconds = about.retrySeconds;
  }
}

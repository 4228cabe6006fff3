/** Why a request for tokens is refused, in the words of OAuth. */
export type TokenRefusal =
  | 'invalid_request'
  | 'invalid_grant'
  | 'invalid_target'
  | 'unsupported_grant_type';

/** Thrown for a request that gets no tokens. */
export class TokenRefused extends Error {
  readonly refusal: TokenRefusal;
  constructor(refusal: TokenRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

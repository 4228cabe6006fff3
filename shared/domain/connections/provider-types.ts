import type { PlanId } from '../plan/plans.ts';

/** What a connection can give. A screen asks for one of these and never for a provider. */
export type Capability =
  | 'invoices'
  | 'payments'
  | 'months'
  | 'balance'
  | 'events'
  | 'entries'
  | 'reviews'
  | 'posts'
  | 'performance';

/** What a sign-in is for: to read, or to write too after a press. */
export const scopeUses = ['read', 'write'] as const;
export type ScopeUse = (typeof scopeUses)[number];

/** The addresses at which an owner agrees, tokens are given and a grant is ended (RFC 8414). */
export type AuthorizationServer = {
  readonly issuer: string;
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  /** Missing where a grant is ended by a call of the API. */
  readonly revocation_endpoint?: string;
  /** False where it knows no refresh tokens: it is no server as OAuth has it then, and its keys are tried by themselves. */
  readonly hasRefreshTokens?: false;
  /** Whether `iss` comes with the code and is checked (RFC 9207). */
  readonly authorization_response_iss_parameter_supported?: boolean;
};

/** What an owner is told before and after connecting. */
type ProviderPromises = {
  /** What is read by itself, each as it ends the sentence "We read …". */
  readonly reads: readonly string[];
  /** What is written there, each as it ends the sentence "Only when you press a button, we …". */
  readonly writes: readonly string[];
  /** What never happens, each as it ends the sentence "We never …". */
  readonly never: readonly string[];
  /** What is deleted at once when it is disconnected. */
  readonly deleted: readonly string[];
  /** What stays then. */
  readonly stays: readonly string[];
};

/** What the privacy policy says of a provider, each a whole sentence. */
type ProviderPrivacy = {
  /** Who runs it, and so learns of the connection. */
  readonly company: string;
  /** What that company learns. */
  readonly learns: string;
  /** What is read there, and whether anything is changed. */
  readonly reads: string;
  /** What is kept about the account there. */
  readonly keeps: string;
  /** What of it the model gets. */
  readonly model: string;
};

/** Everything the product knows of a provider but its calls, which are in functions/connections/providers/. */
export type Provider = {
  readonly name: string;
  /** The name in a sentence that says where something came from. */
  readonly shortName: string;
  /** What an account there is called, for example "company". */
  readonly account: string;
  /** The question by which one of several accounts of a person is chosen, where there may be several. */
  readonly choose?: string;
  readonly capabilities: readonly Capability[];
  /** Calls a day that all connections together may make. */
  readonly callsPerDay: number;
  /** What is asked for at the provider, in its own words. */
  readonly scopes: readonly string[];
  /** What is asked for besides when its owner first presses to have something written there, where that needs more. */
  readonly writeScopes?: readonly string[];
  /** The cheapest plan that has it. */
  readonly plan: PlanId;
  /** Whether a refresh replaces the refresh token: then those of an older copy of the table are worthless. */
  readonly rotates: boolean;
  /** Whether it tells of changes by signed events; their verifier token is then part of its secret. */
  readonly sendsEvents: boolean;
  /** Whether it tells, signed with the client secret, that somebody took their consent back or wants their data deleted. */
  readonly tellsOfWithdrawal?: true;
  /** Whether a post there may have a button to call the business. */
  readonly hasCallButton?: true;
  /** Whether a photo may go with a post there: it is uploaded, and needs no public address. */
  readonly takesPhoto?: true;
  /** What a stage says of it besides the client id. */
  readonly settings: Readonly<Record<string, 'text' | 'yes or no'>>;
  readonly server: AuthorizationServer;
  readonly promises: ProviderPromises;
  readonly privacy: ProviderPrivacy;
};

import type { createAttemptLimits } from './attempt-limits.ts';
import type { createCodes } from './mailed-codes.ts';
import { type Pool, userPoolClientId, userPoolId } from './pool.ts';
import { AuthRefusal } from './refusal.ts';
import type { TokenContext } from './tokens.ts';
import type { Triggers } from './triggers.ts';
import type { Attribute } from './user-view.ts';

/** What every operation works with. */
export type AuthContext = {
  readonly pool: Pool;
  readonly tokens: TokenContext;
  readonly codes: ReturnType<typeof createCodes>;
  readonly attempts: ReturnType<typeof createAttemptLimits>;
  readonly triggers: Triggers;
};

/** The fields of Cognito's requests that we read. */
export type AuthInput = {
  ClientId?: string;
  UserPoolId?: string;
  Username?: string;
  Password?: string;
  UserAttributes?: Attribute[];
  ValidationData?: Attribute[];
  ClientMetadata?: Record<string, string>;
  ConfirmationCode?: string;
  AuthFlow?: string;
  AuthParameters?: Record<string, string>;
  ChallengeName?: string;
  ChallengeResponses?: Record<string, string>;
  Session?: string;
  RefreshToken?: string;
  Token?: string;
  AccessToken?: string;
  PreviousPassword?: string;
  ProposedPassword?: string;
  Code?: string;
  UserCode?: string;
  SoftwareTokenMfaSettings?: { Enabled?: boolean; PreferredMfa?: boolean };
  WebAuthnMfaSettings?: { Enabled?: boolean };
  Credential?: unknown;
  CredentialId?: string;
  MaxResults?: number;
  TemporaryPassword?: string;
  Permanent?: boolean;
  MessageAction?: string;
  GroupName?: string;
  Filter?: string;
  Limit?: number;
  PaginationToken?: string;
  NextToken?: string;
  DestinationUser?: ProviderUser;
  SourceUser?: ProviderUser;
};
type ProviderUser = {
  ProviderName?: string;
  ProviderAttributeName?: string;
  ProviderAttributeValue?: string;
};
export type Operation = (input: AuthInput) => object | Promise<object>;
export type Operations = Record<string, Operation>;

/** Lets operations of the browser through only for our client. */
export const forClient = (operations: Operations): Operations =>
  mapped(operations, (run) => (input) => {
    if (input.ClientId !== userPoolClientId)
      throw new AuthRefusal(
        'ResourceNotFoundException',
        `User pool client ${input.ClientId} does not exist.`,
      );
    return run(input);
  });

/** Lets operations of the server through only for our pool. */
export const forPool = (operations: Operations): Operations =>
  mapped(operations, (run) => (input) => {
    if (input.UserPoolId !== userPoolId)
      throw new AuthRefusal(
        'ResourceNotFoundException',
        `User pool ${input.UserPoolId} does not exist.`,
      );
    return run(input);
  });

const mapped = (operations: Operations, change: (run: Operation) => Operation) =>
  Object.fromEntries(Object.entries(operations).map(([name, run]) => [name, change(run)]));

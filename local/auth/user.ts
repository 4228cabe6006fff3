import type { Verifier } from './srp.ts';

/** A code that was mailed; `expires` counts seconds. */
export type Code = { hash: string; expires: number; tries: number };
export type CodeKind = 'sign-up' | 'reset' | 'email';
/** The public half of a passkey; bytes are base64url, `created` counts seconds. */
export type Passkey = {
  readonly id: string;
  readonly publicKey: string;
  readonly name: string;
  readonly created: number;
  readonly transports: string[];
  readonly attachment?: string;
  /** Number of signatures so far; a lower one than the last is refused, because it comes from a copy. */
  counter: number;
};
export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
/** A linked account of an identity provider; `linked` counts milliseconds. */
export type Identity = {
  readonly provider: string;
  readonly subject: string;
  readonly linked: number;
};
export type User = {
  readonly sub: string;
  attributes: Record<string, string>;
  status: UserStatus;
  enabled: boolean;
  created: number;
  modified: number;
  password?: Verifier;
  /** A verified authenticator app; `lastStep` is the half minute whose code was used last. */
  secondFactor?: { secret: string; enabled: boolean; preferred: boolean; lastStep?: number };
  /** The secret of an app that is not verified yet. */
  pendingSecret?: string;
  passkeys?: Passkey[];
  /** Whether a passkey replaces password and code where a second factor is on. */
  passkeysCountAsBoth?: boolean;
  /** The challenge for a new passkey, valid until `expires`. */
  pendingPasskey?: { challenge: string; expires: number };
  /** Accounts of Google that sign in as this user. */
  identities?: Identity[];
  /** The address waiting to be verified. */
  pendingEmail?: string;
  codes: Partial<Record<CodeKind, Code>>;
  revoked: string[];
};

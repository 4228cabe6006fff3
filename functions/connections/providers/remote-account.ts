/** One account at a provider, while it is read. */
export type RemoteAccount = {
  readonly remote: string;
  /** An access token; a new one when the last was refused. */
  readonly access: (refused?: string) => Promise<string>;
  /** Is told of every call before it is made; throws when the read has taken too long for another one. */
  readonly called: () => void;
};

/** Who asks, before or after one of their accounts was chosen. */
export type SignedIn = Pick<RemoteAccount, 'access' | 'called'>;

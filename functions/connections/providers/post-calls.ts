import type { RemoteAccount } from './remote-account.ts';

/** A post as the provider has it. */
export type RemotePost = {
  /** Its id there. */
  readonly id: string;
  readonly text: string;
  readonly at: string;
  /** Its public address, if the provider tells one. */
  readonly link: string | null;
};

/** The words and photo of a post that a person pressed to have posted; they are made of a stored press and of nothing else. */
export type ClaimedPost = {
  readonly text: string;
  /** Whether a button to call goes under them. */
  readonly call: boolean;
  /** The id there of the photo that was uploaded for it, or null. */
  readonly photo: string | null;
};

/** The calls for posts of one place. */
export type PostCalls = {
  /** Hands over a JPEG file for the next post, which nobody sees until then; answers its id there, or `refused`. It may be repeated. */
  readonly uploadPhoto?: (account: RemoteAccount, bytes: Uint8Array) => Promise<string | 'refused'>;
  /** Posts the owner's words; `refused` when the provider does not take them. It is not safe to repeat. */
  readonly create: (account: RemoteAccount, post: ClaimedPost) => Promise<RemotePost | 'refused'>;
  /** The last posts that stand there. */
  readonly recent: (account: RemoteAccount) => Promise<readonly RemotePost[]>;
  /** Proves that it may be posted there, for an account of which nothing else is read. */
  readonly check?: (account: RemoteAccount) => Promise<void>;
  /** Takes a post away there. */
  readonly remove: (account: RemoteAccount, id: string) => Promise<'done' | 'gone'>;
};

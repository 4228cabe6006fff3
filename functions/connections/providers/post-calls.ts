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

/** Why a sign-in with Google is refused; the sign-in page has words for each. */
const googleRefusals = [
  'unverified',
  'not-hosted',
  'taken',
  'admin',
  'two-step',
  'address',
  'closed',
  'failed',
] as const;
export type GoogleRefusal = (typeof googleRefusals)[number];

/** What a trigger of the user pool throws; the pool passes it on inside a sentence of its own. */
export const refusalText = (refusal: GoogleRefusal) => `google-${refusal}`;

/** The refusal in what the user pool says about a failed sign-in, or undefined. */
export const refusalIn = (description: string): GoogleRefusal | undefined =>
  googleRefusals.find((refusal) => description.includes(refusalText(refusal)));

/** What Google says about who signs in. */
export type GooglePerson = {
  /** Google's id of the person, which stays the same when the address changes. */
  readonly subject: string;
  readonly email: string;
  readonly isVerified: boolean;
  /** The domain of the organization whose mail Google hosts; empty for a private account. */
  readonly hostedDomain: string;
};

/** The user of the pool who has the address already. */
export type KnownUser = {
  readonly status: string;
  readonly isVerified: boolean;
  /** Ids of the identities that are linked, as `provider subject`. */
  readonly links: readonly string[];
  readonly hasSecondFactor: boolean;
  readonly isAdmin: boolean;
};

/** How a link is written in {@link KnownUser}. */
export const linkOf = (provider: string, subject: string) => `${provider.toLowerCase()} ${subject}`;

/**
 * Whether Google is the mail provider of the address. For any other address Google has checked once that the person reads
 * it, and it may have another owner since.
 */
const isHosted = ({ email, hostedDomain }: GooglePerson) => {
  const domain = email.toLowerCase().split('@')[1] ?? '';
  return (
    ['gmail.com', 'googlemail.com'].includes(domain) ||
    (domain !== '' && domain === hostedDomain.toLowerCase())
  );
};

/** What is done with somebody whom the pool does not know by their Google id. `replace`: nobody has proven the address yet. */
type Decision =
  | { readonly act: 'create' | 'replace' | 'adopt' | 'link' | 'nothing' }
  | { readonly refuse: GoogleRefusal };

/** Decides about a first sign-in with Google: one account per address, and only for whom Google vouches. */
export const decideFirstSignIn = (
  person: GooglePerson,
  known: KnownUser | undefined,
  { isAdminAddress, isOpen }: { isAdminAddress: boolean; isOpen: boolean },
): Decision => {
  if (!person.subject || !person.isVerified) return { refuse: 'unverified' };
  if (!isHosted(person)) return { refuse: 'not-hosted' };
  if (isAdminAddress || known?.isAdmin) return { refuse: 'admin' };
  if (!known) return isOpen ? { act: 'create' } : { refuse: 'closed' };
  // The pool calls a trigger again that took too long.
  if (known.links.includes(linkOf('Google', person.subject))) return { act: 'nothing' };
  if (known.links.length > 0) return { refuse: 'taken' };
  if (known.status === 'UNCONFIRMED') return isOpen ? { act: 'replace' } : { refuse: 'closed' };
  if (!known.isVerified) return { refuse: 'taken' };
  if (known.hasSecondFactor) return { refuse: 'two-step' };
  if (known.status === 'FORCE_CHANGE_PASSWORD') return { act: 'adopt' };
  return known.status === 'CONFIRMED' ? { act: 'link' } : { refuse: 'taken' };
};

/** What is known of a user whenever Google has signed them in. */
type SignedIn = {
  readonly groups: readonly string[];
  readonly hasSecondFactor: boolean;
  /** The address as it is after the pool has taken over Google's, and whether it is verified. */
  readonly email: string;
  readonly isVerified: boolean;
  /** The address of the account; undefined before the first visit. */
  readonly accountEmail: string | undefined;
};

/** Why a session that was begun outside our own sign-in page gets no tokens; undefined if it gets them. */
export const refuseSession = (user: SignedIn): GoogleRefusal | undefined => {
  if (user.groups.includes('admin')) return 'admin';
  if (user.hasSecondFactor) return 'two-step';
  const { email, accountEmail = email } = user;
  if (!user.isVerified || email.toLowerCase() !== accountEmail.toLowerCase()) return 'address';
  return undefined;
};

import type { AuthContext } from './operations.ts';
import { AuthRefusal, refusal } from './refusal.ts';
import type { User } from './user.ts';

/** What Google says about who signs in, as somebody chose it on the stand-in's page. */
export type Person = {
  readonly subject: string;
  readonly email: string;
  readonly isVerified: boolean;
  readonly hostedDomain: string;
  /** `Google` unless a test comes from elsewhere. */
  readonly provider?: string;
};

const attributesOf = ({ email, isVerified, hostedDomain }: Person) => ({
  email,
  email_verified: String(isVerified),
  ...(hostedDomain && { 'custom:hosted_domain': hostedDomain }),
});

/**
 * Signs in whom Google has sent back, as Cognito does: at the first time it asks the trigger, and if that has linked the
 * account to a user it fails with a sentence of its own; every later time it takes over Google's address and signs in.
 */
export const createFederation =
  ({ pool, tokens, triggers }: AuthContext) =>
  async (person: Person) => {
    const { provider = 'Google', subject } = person;
    const user = pool.findLinked(provider, subject);
    if (!user) return firstSignIn({ pool, triggers }, person, provider);
    if (!user.enabled) throw refusal.disabled();
    takeOver(pool, user, person);
    return tokens.issue(user, 'HostedAuth');
  };

const firstSignIn = async (
  { pool, triggers }: Pick<AuthContext, 'pool' | 'triggers'>,
  person: Person,
  provider: string,
): Promise<never> => {
  const name = `${provider}_${person.subject}`;
  const arriving = { ...pool.newUser(attributesOf(person), 'UNCONFIRMED'), sub: name };
  await triggers.preSignUp(arriving, 'ExternalProvider');
  throw pool.findLinked(provider, person.subject)
    ? new AuthRefusal('Linked', `Already found an entry for username ${name.toLowerCase()}`)
    : new AuthRefusal('NotLinked', 'This pool signs in nobody who is not linked');
};

const takeOver = (pool: AuthContext['pool'], user: User, person: Person) => {
  const owner = pool.find(person.email);
  if (owner && owner !== user) throw refusal.emailTaken();
  pool.setAttributes(user, attributesOf(person));
};

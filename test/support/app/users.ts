import type { LocalAuth } from '#local/auth.ts';

type Session = { sub: string; token: string };
type Attributes = Record<string, string>;

/** Returns the email of a user by name; `admin` has the email that the stack makes an admin. */
export const emailOf = (name: string) =>
  name === 'admin' ? 'admin@sevenhands.test' : `${name}@example.com`;

/** The operations that mail a code to whoever brings a ticket. */
const withTicket = new Set(['SignUp', 'ResendConfirmationCode', 'ForgotPassword']);

/** The users of one app by name, each signed up and confirmed when the name is first used. */
export const createUsers = (auth: LocalAuth) => {
  const sessions = new Map<string, Promise<Session>>();
  const openSession = async (sub: string, name: string) => ({
    sub,
    token: (await auth.tokensOf(emailOf(name))).AccessToken,
  });
  const register = async (name: string, attributes: Attributes = {}) => {
    const { sub } = await auth.signUp({ email: emailOf(name), attributes });
    return openSession(sub, name);
  };
  const sessionOf = (name: string) => {
    const session = sessions.get(name) ?? register(name);
    sessions.set(name, session);
    return session;
  };
  return {
    /** Signs a user up at once, with user pool attributes. */
    signUp: (name: string, attributes?: Attributes) => {
      sessions.set(name, register(name, attributes));
      return sessionOf(name);
    },
    /** Gives a user a new token after changed claims or a sign-up that failed halfway. */
    signIn: async (name: string) => {
      const user = auth.find(emailOf(name));
      if (!user) throw new Error(`${name} is not in the pool`);
      sessions.set(name, Promise.resolve(await openSession(user.sub, name)));
    },
    /** The user's id in the pool and in the table. */
    sub: async (name: string) => (await sessionOf(name)).sub,
    token: async (name: string) => (await sessionOf(name)).token,
    /** Calls an operation of the user pool, like the browser or an operator; with a ticket where the browser has one. */
    pool: async (
      operation: string,
      input: { Username?: string | undefined; [field: string]: unknown },
    ) => {
      const ticket =
        withTicket.has(operation) && input.Username && (await auth.ticketFor(input.Username));
      const answer = await fetch(auth.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify({
          UserPoolId: auth.userPoolId,
          ...(ticket && { ClientMetadata: { ticket } }),
          ...input,
        }),
      });
      if (!answer.ok) throw new Error(`${operation}: ${await answer.text()}`);
      return answer.json();
    },
  };
};

import type { SignupSource } from '#shared/domain/site/signup-source-schema.ts';
import { loadSignInBundle } from '#web/core/auth/load-auth-bundles.ts';

// The pages open without the code that calls our API.
const askTicket = async (email: string) =>
  (await import('#web/core/api.ts')).api.codes.ticket({ email });

/** The code that asks the user pool, and the ticket for one code to an address; rejects in the words for the page. */
const prepare = async (email: string) => {
  const [auth, { ticket }] = await Promise.all([loadSignInBundle(), askTicket(email)]);
  return { auth, ticket };
};

/** Registers an address; a code is mailed to it. */
export const signUpWithTicket = async (email: string, password: string, source: SignupSource) => {
  const { auth, ticket } = await prepare(email);
  await auth.signUp(email, password, source, ticket);
};

/** Mails another code to an address that is not confirmed yet. */
export const resendCodeWithTicket = async (email: string) => {
  const { auth, ticket } = await prepare(email);
  await auth.resendCode(email, ticket);
};

/** Mails a code for a new password; says nothing about whether the address is known. */
export const requestResetWithTicket = async (email: string) => {
  const { auth, ticket } = await prepare(email);
  await auth.requestReset(email, ticket);
};

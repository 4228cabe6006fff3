import { type App, emailOf } from '#test/support/app.ts';

/** The password of every user who signs up without another one. */
export const password = 'correct horse';

/** A user as the pool has them; they sign up when they are not there yet. */
export const poolUser = async (app: App, name: string) => {
  await app.sub(name);
  const user = app.stack.auth.find(emailOf(name));
  if (!user) throw new Error(`${name} has not signed up`);
  return user;
};

/** An owner with two-step sign-in, and the codes they were shown. */
export const protectedOwner = async (app: App, name: string) => {
  const { codes } = await app.as(name).account.makeRecoveryCodes({});
  const user = await poolUser(app, name);
  user.secondFactor = { secret: 'A'.repeat(32), enabled: true, preferred: true };
  return { codes, user, email: emailOf(name) };
};

/** What such an owner sends to sign in without the app. */
export const protectedSignIn = async (app: App, name: string) => {
  const { email, codes } = await protectedOwner(app, name);
  return { email, password, code: String(codes[0]) };
};

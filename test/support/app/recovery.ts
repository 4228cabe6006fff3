import { type App, emailOf } from '#test/support/app.ts';

/** The password of every user who signs up without another one. */
const password = 'correct horse';

/** What an owner with two-step sign-in sends to sign in without the app. */
export const protectedSignIn = async (app: App, name: string) => {
  const { codes } = await app.as(name).account.makeRecoveryCodes({});
  const user = app.stack.auth.find(emailOf(name));
  if (!user) throw new Error(`${name} is not in the pool`);
  user.secondFactor = { secret: 'A'.repeat(32), enabled: true, preferred: true };
  return { email: emailOf(name), password, code: String(codes[0]) };
};

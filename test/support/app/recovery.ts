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

/** Lets an admin ask for a reset of two-step sign-in of an owner who has set it up; answers the token of the link in the mail. */
export const waitingReset = async (app: App, name: string) => {
  await app.member(name);
  await protectedOwner(app, name);
  await app.as('admin').admin.resetSecondFactor({
    id: await app.sub(name),
    proofs: ['address', 'profile'],
    reason: 'Lost the phone',
  });
  return keepToken(app, name);
};

/** The token of the link in an owner's newest mail about a reset. */
export const keepToken = (app: App, name: string) => {
  const [mail] = app.stack.mail.inbox
    .list(emailOf(name))
    .filter(({ subject }) => subject === 'Two-step sign-in will be turned off');
  const [, token = ''] = /\/api\/second-factor\/keep\/([0-9a-f]+)/.exec(mail?.text ?? '') ?? [];
  return token;
};

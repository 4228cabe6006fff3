import { accountHeader } from '#shared/contract/route.ts';
import { type App, emailOf } from '../app.ts';

/** The secret in the newest invitation that was mailed to an address. */
export const invitationFor = (app: App, email: string) => {
  const mail = app.stack.mail.inbox.list(email).find(({ text }) => text.includes('/invitation#'));
  const token = /\/invitation#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No invitation was mailed to ${email}`);
  return token;
};

/** The client of a person who works in the account of an owner. */
export const workingIn = (app: App, accountId: string, name: string) =>
  app.as(name, { [accountHeader]: accountId });

/** Invites somebody into the account of an owner and lets them accept. */
export const joined = async (
  app: App,
  owner: string,
  name: string,
  { businesses = null }: { businesses?: string[] | null } = {},
) => {
  await app.as(owner).account.invite({ email: emailOf(name), businesses });
  const token = invitationFor(app, emailOf(name));
  const { account_id } = await app.as(name).account.acceptInvitation({ token, name });
  return { sub: await app.sub(name), accountId: account_id, api: workingIn(app, account_id, name) };
};

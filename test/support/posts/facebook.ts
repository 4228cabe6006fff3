import type { App } from '#test/support/app.ts';
import { type Asker, asker } from '#test/support/chat.ts';
import { connectAccount, storedConnectionOf } from '#test/support/connections.ts';

/** The provider of a Page, with the stand-in's first person and the only Page of theirs. */
export const facebook = 'facebook-page' as const;
export const person = '701';
export const facebookPage = '801';

type Known = Pick<Asker, 'api' | 'businessId'> & { readonly sub: string };

/** Signs in there as one of its people and hands over what comes back; waits for the first read. */
export const connectFacebook = (
  app: App,
  owner: Pick<Known, 'api' | 'businessId'>,
  as: string = person,
) => connectAccount(app, owner, as, facebook);

/** An owner whose Page is connected and was looked at. */
export const facebookOwner = async (app: App, name = 'ada') => {
  const owner = await asker(app, name);
  await connectFacebook(app, owner);
  return owner;
};

/** The connection as its owner sees it. */
export const facebookViewOf = async ({ api, businessId }: Pick<Known, 'api' | 'businessId'>) =>
  (await api.connections.list({ business_id: businessId })).connections.find(
    (one) => one.provider === facebook,
  );

/** The connection as it is stored. */
export const storedFacebookOf = (app: App, owner: Known) =>
  storedConnectionOf(app, owner, facebook);

/** The words of the posts that stand on a Page. */
export const onFacebook = (app: Pick<App, 'stack'>, page = facebookPage) =>
  app.stack.facebook.page(page).posts.map(({ message }) => message);

/** Sends a request about somebody who took their consent back, and waits until everything it asks for is done. */
export const tellWithdrawal = async (app: App, body: string) => {
  const answer = await app.stack.facebook.tell(body);
  await app.stack.queue.syncs.settled();
  return answer;
};

/** Uses every route of people who take their consent back once. */
export const useWithdrawals = async (app: App, owner: Known) => {
  await connectFacebook(app, owner);
  const { facebook: standIn } = app.stack;
  const { body } = await tellWithdrawal(app, standIn.signedRequest(person));
  const code = String(body.confirmation_code);
  await app.send('GET', `/connections/${facebook}/withdrawal?code=${code}`);
};

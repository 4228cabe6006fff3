import { expect, test, vi } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker } from '#test/support/chat.ts';
import { agree, consent, syncNow } from '#test/support/connections.ts';
import {
  connectFacebook,
  facebook,
  facebookOwner,
  facebookPage,
  facebookViewOf,
  onFacebook,
  person,
} from '#test/support/posts/facebook.ts';
import { pressPost } from '#test/support/posts/posts.ts';
import { minuteLater } from '#test/support/reviews/reviews.ts';

const without = async (app: App, { api, businessId: business_id }: Asker, as: string) => {
  const { url } = await api.connections.start({ business_id, provider: facebook });
  const asked = new URL(url);
  asked.searchParams.set('without', 'pages_manage_posts');
  const query = await consent(app, asked.href, as);
  return api.connections.finish({ provider: facebook, query });
};

test('a second sign-in of the same person that fails leaves the connection that works, whatever its Pages are by then', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  app.stack.facebook.allow(person, facebookPage, []);
  expect(await connectFacebook(app, ada)).toMatchObject({ reason: 'no-place' });
  app.stack.facebook.allow(person, '802', ['CREATE_CONTENT']);
  expect(await connectFacebook(app, ada)).toMatchObject({ reason: 'another-account' });
  expect(app.stack.facebook.grants()).toBe(1);
  app.stack.facebook.allow(person, facebookPage, ['CREATE_CONTENT']);
  await syncNow(app, ada, facebook);
  expect(await facebookViewOf(ada)).toMatchObject({ state: 'connected' });
  await pressPost(ada, 'Still here', { provider: facebook });
  await minuteLater(app, ada);
  expect(onFacebook(app)).toEqual(['Still here']);
});

test('a second sign-in that fails also leaves one whose Page is not chosen yet', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await connectFacebook(app, ada, '702');
  const query = await agree(app, ada, '702', facebook);
  app.stack.facebook.fail('extra', 'extra', '500');
  expect(await ada.api.connections.finish({ provider: facebook, query })).toMatchObject({
    reason: 'unavailable',
  });
  app.stack.facebook.mend();
  expect(app.stack.facebook.grants()).toBe(1);
  const place = { business_id: ada.businessId, provider: facebook, remote: '803' };
  await ada.api.connections.choosePlace(place);
  await app.stack.queue.syncs.settled();
  expect(await facebookViewOf(ada)).toMatchObject({ state: 'connected' });
});

test('a second sign-in as another person that fails ends the grant of that one alone', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  app.stack.facebook.allow('702', facebookPage, ['CREATE_CONTENT']);
  expect(await without(app, ada, '702')).toMatchObject({ reason: 'missing-permission' });
  expect(app.stack.facebook.grants()).toBe(1);
  await syncNow(app, ada, facebook);
  expect(await facebookViewOf(ada)).toMatchObject({ state: 'connected' });
});

test('whether another connection lives from a grant, and whether anything is left of one, is read as it is at that moment', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const { table } = await import('#functions/lib/table.ts');
  using queries = vi.spyOn(table, 'query');
  await ada.api.connections.disconnect({ business_id: ada.businessId, provider: facebook });
  const { body } = await app.stack.facebook.tell(app.stack.facebook.signedRequest(person));
  await app.send('GET', `/connections/${facebook}/withdrawal?code=${body.confirmation_code}`);
  const leads = queries.mock.calls
    .map(([query]) => query)
    .filter(({ ExpressionAttributeValues: values }) =>
      String(values?.[':pk']).startsWith('ACCOUNTOF#'),
    );
  expect(leads.map(({ ConsistentRead }) => ConsistentRead)).toEqual([true, true, true]);
});

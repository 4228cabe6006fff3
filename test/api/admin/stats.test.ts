import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { deleteAccount } from '#test/support/delete-account.ts';

const today = new Date().toISOString().slice(0, 10);
const counters = async (app: App, place: string) => {
  const { pk: _, sk: __, ...rest } = (await app.table.row(`STATS#${place}`, 'COUNTS')) ?? {};
  // The model’s cost is tested in model-spend.test.ts.
  return Object.fromEntries(
    Object.entries(rest).filter(([name, value]) => value !== 0 && !name.startsWith('model_')),
  );
};
const fromAd = (source: string, campaign: string) => ({
  'custom:signup_tracking': JSON.stringify({
    referral_source: 'ad_page',
    utm_source: source,
    utm_campaign: campaign,
  }),
});

test('an event changes the counters of its day and the totals', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await app.member('bob', { plan: 'free' });
  await ada.api.businesses.add({ name: 'Second', type: 'Roofer' });
  await ada.ask();
  await ada.ask();
  await app.as().forms.suggest({ suggestion_text: 'An app' });
  for (const name of ['ada', 'ada', 'bob']) await app.as(name).account.get({});

  expect(await counters(app, today)).toEqual({
    signups: 2,
    questions: 2,
    helper_sales: 2,
    trade_Plumber: 2,
    last_active: 2,
  });
  expect(await counters(app, 'total')).toEqual({
    signups: 2,
    users: 2,
    businesses: 3,
    suggestions: 1,
  });
  const { trial_ends_at } = (await ada.api.account.get({})).account;
  expect(await counters(app, String(trial_ends_at).slice(0, 10))).toMatchObject({
    trials_ending: 1,
  });
});

test('a hundred visits at once count as one active user', { tags: 'night' }, async () => {
  await using app = await startApp();
  await app.signUp('ada');
  await Promise.all(Array.from({ length: 100 }, () => app.as('ada').account.get({})));
  expect((await counters(app, today)).last_active).toBe(1);
});

test('the admin and test accounts are not counted, and an account marked later is subtracted', async () => {
  await using app = await startApp();
  const admin = await app.as('admin').account.get({});
  expect(admin.account.is_admin).toBe(true);
  await app.signUp('ada', fromAd('facebook', 'spring'));
  const ada = await asker(app, 'ada');
  await ada.ask();
  const { updateAccount } = await import('#functions/account/account-table.ts');
  await updateAccount(ada.sub, { is_test: true });
  await ada.ask();
  expect(await counters(app, today)).toEqual({
    questions: 1,
    helper_sales: 1,
    trade_Plumber: 1,
  });
  expect(await counters(app, 'total')).toEqual({});
  await updateAccount(ada.sub, { is_test: false });
  expect(await counters(app, 'total')).toMatchObject({ users: 1, ad_signups: 1, businesses: 1 });
});

test('sign-ups from the ad page are counted by source and campaign, the latest first', async () => {
  await using app = await startApp();
  await app.signUp('ada', fromAd('facebook', 'spring'));
  await app.signUp('bob', fromAd('google', 'spring'));
  await app.signUp('cy', fromAd('facebook', 'summer'));
  await app.signUp('dee');
  const stats = await import('#functions/lib/stats/ad-signups-table.ts');
  expect(await stats.adSignupsBy('SOURCE', 5)).toEqual([
    { name: 'facebook', count: 2 },
    { name: 'google', count: 1 },
  ]);
  expect(await stats.adSignupsBy('CAMPAIGN', 1)).toEqual([{ name: 'spring', count: 2 }]);
  const last = [await app.sub('cy'), await app.sub('bob')];
  expect(await stats.recentAdSignups(2)).toEqual(last);
  await deleteAccount(app, 'cy');
  expect(await stats.recentAdSignups(5)).toEqual([await app.sub('bob'), await app.sub('ada')]);
  expect(await counters(app, 'total')).toMatchObject({ signups: 4, ad_signups: 3, users: 3 });
});

test('30 days, the days ahead and the total are read in one request', async () => {
  await using app = await startApp();
  await app.member('ada');
  const { countersOf } = await import('#functions/lib/stats/counters-table.ts');
  const day = (nth: number) => new Date(Date.now() + nth * 86_400_000).toISOString().slice(0, 10);
  const places = ['total', ...Array.from({ length: 38 }, (_, nth) => day(nth - 29))];
  app.stack.data.meter.reset();
  const found = await countersOf(places);
  expect(app.stack.data.meter.used().calls).toBe(1);
  expect(app.stack.data.meter.used('Scan').calls).toBe(0);
  expect(found.get('total')).toMatchObject({ users: 1 });
  expect(found.get(day(0))).toMatchObject({ signups: 1 });
  expect(found.get(day(-3))).toBeUndefined();
});

test('a failed counter update does not fail a sign-up or a suggestion', async () => {
  await using app = await startApp();
  app.stack.data.inject(({ input }) =>
    JSON.stringify(input.Key ?? {}).includes('STATS#') ? 'fail' : undefined,
  );
  const view = await app.as('ada').account.get({});
  expect(view.account.email).toBe('ada@example.com');
  expect(await app.as().forms.suggest({ suggestion_text: 'An app' })).toHaveProperty('id');
});

test('all accounts are listed newest first across the months, page by page', async () => {
  await using app = await startApp();
  const { createAccountOnce, listAccounts } = await import('#functions/account/account-table.ts');
  const { newAccount } = await import('#shared/domain/account/new-account.ts');
  const moments = ['2026-06-30', '2026-07-01', '2026-10-31', '2026-11-01', '2026-11-20'];
  for (const day of moments)
    await createAccountOnce(
      newAccount(
        { id: day, email: `${day}@example.com`, source: {}, isAdmin: false },
        new Date(`${day}T08:00:00Z`),
      ),
    );
  const found: string[] = [];
  let after: string | undefined;
  do {
    const page = await listAccounts({ limit: 2, after }, new Date('2026-11-20T12:00:00Z'));
    found.push(...page.accounts.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after);
  expect(found).toEqual(moments.toReversed());
  expect(app.stack.data.meter.used('Scan').calls).toBe(0);
});

test('a question whose call to the model failed is not counted', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const mend = app.stack.openai.inject(() => ({ kind: 'cut', after: 0 }));
  await expect(ada.ask()).rejects.toMatchObject({ code: 'unavailable' });
  mend();
  expect(app.stack.openai.requests().length).toBeGreaterThan(0);
  expect(await counters(app, today)).not.toHaveProperty('questions');
  await ada.ask();
  expect(await counters(app, today)).toMatchObject({ questions: 1, helper_sales: 1 });
});

import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';

const today = new Date().toISOString().slice(0, 10);
const fromAd = (source: string, campaign: string) => ({
  'custom:signup_tracking': JSON.stringify({
    referral_source: 'ad_page',
    utm_source: source,
    utm_campaign: campaign,
  }),
});
const payFor = async (
  app: Awaited<ReturnType<typeof startApp>>,
  name: string,
  plan: 'essentials' | 'pro',
  period: 'monthly' | 'yearly',
) => {
  const { url } = await app.as(name).billing.checkout({ plan, period });
  app.stack.stripe.pay(url.split('/').at(-1) ?? '');
  await app.stack.stripe.webhooks.settled();
};

test('the overview shows totals of users, plans, trials, activity, questions and revenue', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.ask();
  await ada.ask();
  await app.member('bob', { plan: 'free' });
  await app.member('cy', { plan: 'free' });
  await app.member('dee', { plan: 'free' });
  await payFor(app, 'cy', 'essentials', 'monthly');
  await payFor(app, 'dee', 'pro', 'yearly');
  await app.as().forms.suggest({ suggestion_text: 'An app for my van' });
  for (const name of ['ada', 'bob']) await app.as(name).account.get({});

  const found = await app.as('admin').admin.getOverview({});
  expect(found).toMatchObject({
    users: 4,
    by_plan: { free: 1, essentials: 1, pro: 2 },
    trials: 1,
    active_today: 2,
    active_30_days: 2,
    questions: 2,
    businesses: 4,
    suggestions: 1,
    monthly_revenue_cents: { essentials: 1900, pro: 4158 },
  });
  expect(found.days).toHaveLength(30);
  expect(found.days.at(-1)).toEqual({ date: today, signups: 4, questions: 2 });
});

test('questions are counted by helper and by trade, without those of test accounts', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const bob = await asker(app, 'bob', { type: 'Dog walking' });
  const cy = await asker(app, 'cy');
  await app.as('admin').admin.markTest({ id: cy.sub, is_test: true, reason: 'One of ours' });
  await ada.ask();
  await ada.ask({ helper_id: 'finance' });
  await bob.ask();
  await bob.ask({ helper_id: null });
  await cy.ask();
  const { questions, by_helper, by_trade } = await app.as('admin').admin.getOverview({});
  expect(questions).toBe(4);
  expect(by_helper.filter(({ count }) => count > 0)).toEqual([
    { helper_id: 'sales', count: 2 },
    { helper_id: 'finance', count: 1 },
    { helper_id: null, count: 1 },
  ]);
  expect(by_helper).toHaveLength(8);
  expect(by_trade.filter(({ count }) => count > 0)).toEqual([
    { business_type: 'Plumber', count: 2 },
    { business_type: 'Other', count: 2 },
  ]);
  expect(by_trade).toHaveLength(10);
});

test('accounts are listed newest first with their current plan', async () => {
  await using app = await startApp();
  await app.member('ada');
  await app.member('bob', { plan: 'free' });
  const admin = app.as('admin');
  const first = await admin.admin.listUsers({ limit: 2 });
  const rest = await admin.admin.listUsers({ limit: 2, after: String(first.next) });
  const rows = [...first.items, ...rest.items];
  expect(rows.map(({ email }) => email.split('@')[0])).toEqual(['admin', 'bob', 'ada']);
  expect(rows.map(({ plan, is_trial }) => [plan, is_trial])).toEqual([
    ['admin', false],
    ['free', false],
    ['pro', true],
  ]);
  expect(Object.keys(rows[0] ?? {})).not.toContain('customer_id');
});

test('marking a test account removes it from all statistics, and unmarking adds it back', async () => {
  await using app = await startApp();
  await app.signUp('ada', fromAd('facebook', 'spring'));
  await app.member('ada');
  await app.member('bob');
  const { admin } = app.as('admin');
  const id = await app.sub('ada');

  expect(await admin.markTest({ id, is_test: true, reason: 'One of ours' })).toMatchObject({
    id,
    is_test: true,
  });
  expect(await admin.getOverview({})).toMatchObject({ users: 1, businesses: 1 });
  expect(await admin.getAds({})).toEqual({
    signups: 1,
    ad_signups: 0,
    conversion_rate: 0,
    top_sources: [],
    top_campaigns: [],
    recent: [],
  });

  await admin.markTest({ id, is_test: false, reason: 'One of ours' });
  await admin.markTest({ id, is_test: false, reason: 'One of ours' });
  expect(await admin.getOverview({})).toMatchObject({ users: 2, businesses: 2 });
  expect(await admin.getAds({})).toMatchObject({
    signups: 2,
    ad_signups: 1,
    conversion_rate: 50,
    top_sources: [{ name: 'facebook', count: 1 }],
    recent: [{ email: 'ada@example.com', utm_source: 'facebook', utm_campaign: 'spring' }],
  });
  await expect(
    admin.markTest({ id: 'nobody', is_test: true, reason: 'One of ours' }),
  ).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('the ad statistics show the conversion rate, the five best sources and the ten last sign-ups', async () => {
  await using app = await startApp();
  for (let nth = 0; nth < 12; nth++)
    await app.signUp(`ad${nth}`, fromAd(`source-${nth % 6}`, `campaign-${nth % 7}`));
  await app.signUp('plain');
  const found = await app.as('admin').admin.getAds({});
  expect(found).toMatchObject({ signups: 13, ad_signups: 12, conversion_rate: 92.3 });
  expect(found.top_sources).toHaveLength(5);
  expect(found.top_campaigns).toHaveLength(5);
  expect(found.top_campaigns[0]).toEqual({ name: 'campaign-0', count: 2 });
  expect(found.recent.map(({ email }) => email.split('@')[0])).toEqual(
    Array.from({ length: 10 }, (_, nth) => `ad${11 - nth}`),
  );
});

test('suggestions are paged newest first and can be deleted once', async () => {
  await using app = await startApp();
  for (const text of ['one', 'two', 'three'])
    await app.as('ada').feedback.suggestAsMember({ suggestion_text: text });
  const { admin } = app.as('admin');
  const first = await admin.listSuggestions({ limit: 2 });
  expect(first.items.map((item) => item.suggestion_text)).toEqual(['three', 'two']);
  const rest = await admin.listSuggestions({ limit: 2, after: String(first.next) });
  expect(rest.items.map((item) => item.suggestion_text)).toEqual(['one']);

  const id = first.items[0]?.id ?? '';
  expect(await admin.removeSuggestion({ id, reason: 'Nothing but spam' })).toEqual({ id });
  await expect(admin.removeSuggestion({ id, reason: 'Nothing but spam' })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect((await admin.listSuggestions({})).items).toHaveLength(2);
  expect((await admin.getOverview({})).suggestions).toBe(2);
});

test('a contact message can be marked as done, opened again and deleted', async () => {
  await using app = await startApp();
  await app.as().forms.contact({
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'partnership',
    message: 'Do you sell to franchises?',
  });
  const { admin } = app.as('admin');
  const [message] = (await admin.listMessages({})).items;
  const id = message?.id ?? '';
  expect(message).toMatchObject({ name: 'Ada', subject: 'partnership', done: false });
  expect(await admin.markMessage({ id, done: true })).toMatchObject({ id, done: true });
  expect((await admin.listMessages({})).items[0]?.done).toBe(true);
  expect(await admin.markMessage({ id, done: false })).toMatchObject({ done: false });
  await admin.removeMessage({ id, reason: 'Nothing but spam' });
  await expect(admin.markMessage({ id, done: true })).rejects.toMatchObject({ code: 'not-found' });
  await expect(admin.removeMessage({ id, reason: 'Nothing but spam' })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('an admin in a preview cannot change anything', async () => {
  await using app = await startApp();
  await app.member('ada');
  const id = await app.sub('ada');
  const previewing = app.as('admin', { 'x-preview': 'free' });
  await expect(
    previewing.admin.markTest({ id, is_test: true, reason: 'One of ours' }),
  ).rejects.toMatchObject({
    code: 'previewing',
    message: 'Nothing is saved in preview mode. Exit Preview to make changes.',
  });
  expect((await previewing.admin.listUsers({})).items.some((row) => row.is_test)).toBe(false);
});

test('invalid input is refused on every admin route', async () => {
  await using app = await startApp();
  const send = (method: string, path: string, body?: unknown) =>
    app.send(method, path, { name: 'admin', ...(body !== undefined && { body }) });
  const answers = await Promise.all([
    send('GET', '/admin/users?limit=51'),
    send('GET', '/admin/users?limit=10&all=true'),
    send('PUT', '/admin/users/x/test', { is_test: 'yes' }),
    send('POST', '/admin/suggestions/not-an-id/deletion', { reason: 'Nothing but spam' }),
    send('PUT', '/admin/messages/not-an-id/done', { done: true }),
    send('POST', '/admin/messages/..%2F../deletion', { reason: 'Nothing but spam' }),
    send('GET', '/admin/actions?helper_id=sales&business_type=Baker'),
    send('PUT', '/admin/actions/order', { helper_id: 'sales', business_type: 'Other', ids: [] }),
    send('PUT', '/admin/actions/x', { title: 'Only a title' }),
    send('GET', '/admin/audit?limit=none'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  const odd = await app.as('admin').admin.listUsers({ after: '2026-11.AAAA' });
  expect(odd.items).toHaveLength(1);
});

import { expect, type Page } from '@playwright/test';
import { askFully, chatView, input, log, replies } from '#test/support/pages/chat-page.ts';
import { signOut } from '#test/support/pages/frame.ts';
import { open, test } from '#test/support/playwright-app.ts';
import {
  connectionOf,
  isControlled,
  onDevice,
  registrations,
  storedOnDevice,
} from '#test/support/web/on-device.ts';
import { asked } from '#test/support/week/sample-tasks.ts';

// These tests visit several times and cache the whole app.
test.describe.configure({ timeout: 180_000 });
test.use({ serviceWorkers: 'allow', loadsAhead: true });

const todo = (title: string) => asked({ title, due: new Date().toISOString().slice(0, 10) });
const offline = (page: Page) => page.getByText('You’re offline. You’re seeing saved info.');

test('a visitor has no worker, and an owner’s worker never serves a public page', async ({
  page,
  app,
}) => {
  await page.goto('/pricing');
  expect(await registrations(page)).toEqual([]);
  await open(page, await app.owner('Ada'));
  await onDevice(page);
  expect(await registrations(page)).toEqual(['/dashboard']);
  await page.reload();
  await expect(page.getByLabel('Message the assistant')).toBeVisible();
  expect(await isControlled(page)).toBe(true);
  await page.goto('/pricing');
  expect(await isControlled(page)).toBe(false);
  const [start] = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((entry) => 'workerStart' in entry && entry.workerStart),
  );
  expect(start).toBe(0);
});

test('without a connection the week, the numbers and the last chats can be read', {
  tag: ['@phone', '@night'],
}, async ({ page, app, context }) => {
  const connection = await connectionOf(context);
  const ada = await app.owner('Ada');
  await ada.askTimes(1);
  const [chat] = (await ada.client.history.list({ limit: 1 })).items;
  const business = String((await ada.client.account.get({})).account.active_business_id);
  await ada.client.week.addTasks({ business_id: business, tasks: [todo('Call Mrs. Reyes back')] });
  await open(page, ada);
  await expect(page.getByText('Call Mrs. Reyes back', { exact: true })).toBeVisible();
  const read = { week: ['week', business], numbers: ['numbers', business], history: ['chats'] };
  for (const [path, key] of Object.entries(read)) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await onDevice(page, key);
  }
  await page.goto(`/dashboard/sales?memoryId=${chat?.id}`);
  await expect(log(page).getByText('How do I follow up?', { exact: true })).toBeVisible();
  await onDevice(page, ['chat', String(chat?.id), 'cached']);
  await page.evaluate(() => sessionStorage.clear());

  await connection.cut();
  await page.goto(`/dashboard/sales?memoryId=${chat?.id}`);
  await expect(log(page).getByText('How do I follow up?', { exact: true })).toBeVisible();
  await expect(offline(page)).toHaveCount(1);
  await expect(page.getByText(/^As of .*\d{1,2}:\d\d/)).toBeVisible();
  await page.goto('/dashboard/week');
  await expect(page.getByText('Call Mrs. Reyes back', { exact: true })).toBeVisible();
  await page.goto('/dashboard/numbers');
  await expect(page.getByRole('heading', { name: 'Your money', level: 1 })).toBeVisible();
  await page.goto('/dashboard/history');
  await expect(page.getByRole('heading', { name: String(chat?.title) })).toBeVisible();

  await connection.restore();
  await expect(offline(page)).toBeHidden();
  await expect(page.getByText(/^As of/)).toBeHidden();
});

test('a response that does not arrive is reported after two seconds, with the age of the shown data', {
  tag: '@night',
}, async ({ page, app }) => {
  await open(page, await app.owner('Ada'), '/dashboard/week');
  await onDevice(page);
  await page.route('**/api/**', () => {});
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/As of .*\. We couldn’t get newer info yet\./)).toBeVisible();
  await expect(offline(page)).toBeHidden();
});

test('cached account data does not cause a redirect', { tag: '@night' }, async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await open(page, ada);
  await onDevice(page);
  // The page is shown while the server does not respond; only the server's response redirects.
  await page.route('**/api/account', () => {});
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin');
  await page.unrouteAll();
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
});

test('signing out removes all data from the device, also from another tab, and signing in stores it again', async ({
  page,
  app,
  context,
}) => {
  const connection = await connectionOf(context);
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  await askFully(page, 'A secret of Ada’s');
  await input(page).fill('Another secret');
  await onDevice(page);
  const other = await context.newPage();
  await other.goto('/dashboard/week');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL(/\/($|login)/);
  await expect(other).toHaveURL(/\/($|login)/);
  const nothing = { caches: [], databases: [], local: [], session: [] };
  await expect.poll(() => storedOnDevice(page)).toEqual(nothing);
  await expect.poll(() => storedOnDevice(other)).toEqual(nothing);
  await other.waitForTimeout(1500);
  expect(await storedOnDevice(other)).toEqual(nothing);
  await other.close();

  await open(page, ada);
  await onDevice(page);
  await connection.cut();
  await page.goto('/dashboard');
  await expect(page.getByLabel('Message the assistant')).toBeVisible();
  await connection.restore();
  await expect(replies(page)).toHaveCount(0);
});

test('files that are missing from the cache are loaded again on the next visit', {
  tag: '@night',
}, async ({ page, app, context }) => {
  await open(page, await app.owner('Ada'), chatView);
  await onDevice(page);
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open((await caches.keys())[0] ?? '');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname).sort();
    });
  const whole = await kept();
  // As after a browser that was closed while it filled the cache.
  await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    for (const request of (await cache.keys()).slice(3)) await cache.delete(request);
  });
  expect(await kept()).toHaveLength(3);
  await page.reload();
  await expect.poll(kept, { timeout: 30_000 }).toEqual(whole);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByLabel('Message the assistant')).toBeVisible();
  await context.setOffline(false);
});

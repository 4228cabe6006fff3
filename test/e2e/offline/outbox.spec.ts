import { expect } from '@playwright/test';
import { ask, chatView, input, log, replies } from '#test/support/pages/chat-page.ts';
import { signOut } from '#test/support/pages/frame.ts';
import { open, test } from '#test/support/playwright-app.ts';
import { connectionOf, onDevice, queued } from '#test/support/web/on-device.ts';
import { asked } from '#test/support/week/sample-tasks.ts';

// These tests visit several times and cache the whole app.
test.describe.configure({ timeout: 180_000 });
test.use({ serviceWorkers: 'allow', loadsAhead: true });

test('a question and a task checked off offline, then a reload and a connection: one charge, one change', async ({
  page,
  app,
  context,
}) => {
  const connection = await connectionOf(context);
  const ada = await app.owner('Ada');
  const business_id = String((await ada.client.account.get({})).account.active_business_id);
  const today = new Date().toISOString().slice(0, 10);
  await ada.client.week.addTasks({
    business_id,
    tasks: [asked({ title: 'Order gaskets', due: today })],
  });
  await open(page, ada, '/dashboard/week');
  await expect(page.getByLabel('Order gaskets')).toBeVisible();
  await onDevice(page);
  await page.goto(chatView);
  await expect(input(page)).toBeVisible();
  await connection.cut();
  await ask(page, 'What first?');
  await expect(log(page).getByText('What first?', { exact: true })).toBeVisible();
  await page.goto('/dashboard/week');
  await page.getByLabel('Order gaskets').check();
  await page.goto(chatView);
  await expect(log(page).getByText('What first?', { exact: true })).toBeVisible();
  expect(await queued(page)).toHaveLength(2);
  expect(await ada.charged()).toBe(0);

  await connection.restore();
  await expect(replies(page)).toHaveCount(1);
  expect(await ada.charged()).toBe(1);
  await expect
    .poll(async () => (await ada.client.week.get({ business_id })).tasks[0])
    .toMatchObject({ state: 'done', version: 2 });
  await expect.poll(() => queued(page)).toEqual([]);
});

test('a question whose tab was closed offline is asked once by the next visit, in either of two tabs', {
  tag: '@night',
}, async ({ page, app, context }) => {
  const connection = await connectionOf(context);
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  await expect(input(page)).toBeVisible();
  await onDevice(page);
  await connection.cut();
  await ask(page, 'Who calls first?');
  await expect.poll(() => queued(page)).toHaveLength(1);
  const keeper = await context.newPage();
  await keeper.goto('/dashboard');
  await page.close();
  await connection.restore();
  const other = await context.newPage();
  await Promise.all([keeper.goto('/dashboard/week'), other.goto('/dashboard')]);
  await expect.poll(() => ada.charged(), { timeout: 20_000 }).toBe(1);
  await expect.poll(() => queued(other), { timeout: 20_000 }).toEqual([]);
  expect(await ada.answered()).toBe(1);
  await other.goto('/dashboard/sales');
  await other.getByRole('button', { name: 'Continue Previous Conversation' }).click();
  await expect(log(other).getByText('Who calls first?', { exact: true })).toHaveCount(1);
  await expect(replies(other)).toHaveCount(1);
  expect(await ada.charged()).toBe(1);
});

test('a question waiting in one tab is not sent by another one, and is deleted when its owner signs out', {
  tag: '@night',
}, async ({ page, app, context }) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  await expect(input(page)).toBeVisible();
  await onDevice(page);
  // The server is unreachable for this question, although the browser is online.
  let tries = 0;
  await context.route('**/api/chat', (route) => {
    tries += 1;
    return tries === 1 ? undefined : route.abort();
  });
  await ask(page, 'Is anybody there?');
  await expect.poll(() => tries).toBe(1);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByLabel('Message the assistant')).toBeVisible();
  await other.waitForTimeout(2000);
  expect(tries).toBe(1);
  await signOut(other);
  await expect(page).toHaveURL(/\/($|login)/);
  await expect.poll(() => queued(page)).toEqual([]);
  expect(await ada.charged()).toBe(0);
});

import { expect } from '@playwright/test';
import { signIn } from '#test/support/browser.ts';
import {
  ask,
  askFully,
  chatView,
  input,
  log,
  long,
  replies,
  say,
} from '#test/support/pages/chat-page.ts';
import { signOut } from '#test/support/pages/frame.ts';
import { open, test } from '#test/support/playwright-app.ts';

test('on the Free plan a chat stays in its tab', { tag: '@night' }, async ({
  page,
  app,
  context,
}) => {
  const finn = await app.owner('Finn', 'free');
  await open(page, finn, chatView);
  await expect(
    page.getByText('This chat isn’t saved. It’ll go away when you close this tab.'),
  ).toBeVisible();
  await askFully(page, 'How do I follow up?');
  await page.getByRole('button', { name: 'This didn’t help' }).click();
  await page.getByLabel('Reason (optional)').fill('Too long');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.reload();
  await expect(log(page).getByText('How do I follow up?', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'This didn’t help' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const other = await context.newPage();
  await other.goto(chatView);
  await expect(input(other)).toBeVisible();
  await expect(log(other).getByText('How do I follow up?', { exact: true })).toBeHidden();
});

test('a session that ends during a chat keeps the question and the unsent text', {
  tag: '@night',
}, async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  await askFully(page, 'Hello');
  await expect(page).toHaveURL(/memoryId=/);
  await input(page).fill('What first?');
  await page.evaluate(() => localStorage.clear());
  await input(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    'Invalid Refresh Token: Session expired. Please log in again.',
  );
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('What first?');
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/sales\?memoryId=/);
  await expect(replies(page)).toHaveCount(2);
  await expect(log(page).getByText('What first?', { exact: true })).toHaveCount(1);
  expect(await ada.charged()).toBe(2);
});

test('a new chat starts empty, and Continue opens the newest chat', { tag: '@night' }, async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ada'), chatView);
  await askFully(page, 'First conversation');
  await page.getByRole('button', { name: 'New chat' }).click();
  await expect(page.getByText('Hi! I’m here to help Ada Plumbing with sales.')).toBeVisible();
  await expect(log(page).getByText('First conversation')).toBeHidden();
  await askFully(page, 'Second conversation');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/dashboard/sales');
  await page.getByRole('button', { name: 'Continue Previous Conversation' }).click();
  await expect(log(page).getByText('Second conversation')).toBeVisible();
  await expect(log(page).getByText('First conversation')).toBeHidden();
});

test('the URL of an unknown chat shows an error', { tag: '@night' }, async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await open(page, ada, `/dashboard/sales?memoryId=${crypto.randomUUID()}`);
  await expect(
    page.getByRole('heading', { name: 'We can’t find this chat', level: 1 }),
  ).toBeVisible();
  await page.goto('/dashboard/sales?memoryId=nonsense');
  await expect(page.getByText('We can’t find this chat')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Sales' }).click();
  await expect(page).toHaveURL('/dashboard/sales');
});

test('a chat opens with its own helper, and its own business after a switch', {
  tag: '@night',
}, async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  await askFully(page, 'About quotes');
  await expect(page).toHaveURL(/memoryId=/);
  const { search } = new URL(page.url());
  await page.goto(`/dashboard/marketing${search}`);
  await expect(page).toHaveURL(`/dashboard/sales${search}`);
  await expect(log(page).getByText('About quotes')).toBeVisible();
  await ada.client.businesses.add({ name: 'Ada Roofing', type: 'Roofer' });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`/dashboard/sales${search}`);
  await expect(page.getByText('It belongs to Ada Plumbing.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch to Ada Plumbing' }).click();
  await expect(log(page).getByText('About quotes')).toBeVisible();
});

test('a chat continues while another page is open', { tag: '@night' }, async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  say(app, long);
  await ask(page, 'What first?');
  await expect(log(page).getByText('Step 3:')).toBeVisible();
  await input(page).fill('Half a thought');
  await page.getByRole('link', { name: 'Marketing' }).click();
  await expect(page.getByRole('heading', { name: 'Marketing', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Message Marketing')).toHaveValue('');
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await page
    .getByRole('button', { name: /Continue (Previous Conversation|Chat)/ })
    .first()
    .click();
  await expect(log(page).getByText('Step 60:')).toBeVisible({ timeout: 20_000 });
  await expect(input(page)).toHaveValue('Half a thought');
  expect(await ada.charged()).toBe(1);
});

test('switching the business during an answer keeps both chats apart', { tag: '@night' }, async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada');
  await ada.client.businesses.add({ name: 'Ada Roofing', type: 'Roofer' });
  await open(page, ada, chatView);
  const switchTo = async (name: string) => {
    await page.getByRole('button', { name: /^Switch business/ }).click();
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(
      page.getByRole('button', { name: new RegExp(`^Switch business. Current: ${name}`) }),
    ).toBeVisible();
  };
  say(app, long);
  await ask(page, 'What first, on the roof?');
  await expect(log(page).getByText('Step 3:')).toBeVisible();
  await switchTo('Ada Plumbing');
  await page.goto(chatView);
  await expect(page.getByText('Hi! I’m here to help Ada Plumbing')).toBeVisible();
  await expect(log(page).getByText('on the roof?')).toBeHidden();
  await switchTo('Ada Roofing');
  await page
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click();
  await expect(log(page).getByText('Step 60:')).toBeVisible({ timeout: 20_000 });
  await expect(log(page).getByText('What first, on the roof?', { exact: true })).toHaveCount(1);
  expect(await ada.charged()).toBe(1);
});

test('a deleted chat is also removed from the tab', { tag: '@night' }, async ({ page, app }) => {
  await open(page, await app.owner('Ada'), chatView);
  await askFully(page, 'Forget this');
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No Chat History Yet')).toBeVisible();
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Topics' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue Previous Conversation' })).toBeHidden();
  await page.goto(chatView);
  await expect(page.getByText('Hi! I’m here to help')).toBeVisible();
  await expect(log(page).getByText('Forget this')).toBeHidden();
});

test('signing out removes every chat from the browser', { tag: '@night' }, async ({
  page,
  app,
}) => {
  const finn = await app.owner('Finn', 'free');
  await open(page, finn, chatView);
  await askFully(page, 'My secret');
  await input(page).fill('Another secret');
  await signOut(page);
  await expect(page).toHaveURL(/\/($|login)/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret');
  await signIn(page, finn.email);
  await expect(page).toHaveURL('/dashboard');
  await page.goto(chatView);
  await expect(input(page)).toHaveValue('');
  await expect(log(page).getByText('My secret')).toBeHidden();
});

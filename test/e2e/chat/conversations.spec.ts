import { expect } from '@playwright/test';
import { expectAccessibleInAllLayouts } from '#test/support/browser.ts';
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
import { open, test } from '#test/support/playwright-app.ts';

const down = { kind: 'status', status: 503 } as const;

test('a provider that fails three times and then works is charged once', { tag: '@night' }, async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  app.stack.openai.fail(down, down, down);
  await ask(page, 'How do I follow up on a quote?');
  await expect(replies(page)).toBeVisible({ timeout: 20_000 });
  const times = app.stack.openai.requests().map(({ at }) => at);
  const waits = times.slice(1).map((at, nth) => at - (times[nth] ?? 0));
  // A busy machine waits longer, never shorter.
  expect(waits).toHaveLength(3);
  for (const [nth, least] of [1000, 2000, 4000].entries())
    expect(waits[nth]).toBeGreaterThanOrEqual(least);
  expect(await ada.charged()).toBe(1);
});

test('a provider that keeps failing shows an error, costs nothing, and Try again works', {
  tag: '@night',
}, async ({ page, app }) => {
  const ada = await app.owner('Ada', 'free');
  await open(page, ada, chatView);
  app.stack.openai.fail(down, down, down, down);
  await ask(page, 'How do I follow up on a quote?');
  await expect(page.getByRole('alert')).toContainText(
    'An unexpected error occurred after multiple attempts: An unknown error occurred while getting AI response. Please try again in a moment.',
    { timeout: 20_000 },
  );
  await expect(
    log(page).getByText('How do I follow up on a quote?', { exact: true }),
  ).toBeVisible();
  expect(await ada.left()).toBe(10);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(replies(page)).toBeVisible();
  await expect(page.getByText('Questions remaining: 9/10')).toBeVisible();
  expect(await ada.left()).toBe(9);
});

test('a reload during an answer shows the whole answer and is charged once', {
  tag: '@night',
}, async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  say(app, long);
  await ask(page, 'What first?');
  await expect(log(page).getByText('Step 3:')).toBeVisible();
  await page.reload();
  await expect(log(page).getByText('Step 60:')).toBeVisible({ timeout: 20_000 });
  await expect(log(page).getByText('What first?', { exact: true })).toHaveCount(1);
  expect(app.stack.openai.requests()).toHaveLength(1);
  expect(await ada.charged()).toBe(1);
});

test('going offline during an answer loses nothing and charges once', { tag: '@night' }, async ({
  page,
  app,
  context,
}) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  say(app, long);
  await ask(page, 'What first?');
  await expect(log(page).getByText('Step 3:')).toBeVisible();
  await context.setOffline(true);
  await input(page).fill('Half a thought');
  await expect(page.getByText(/We’ll send your changes when you’re back online\.$/)).toHaveCount(1);
  await expect(log(page).getByText('Sales is typing')).toHaveCount(0);
  await page.waitForTimeout(1500);
  await context.setOffline(false);
  await expect(log(page).getByText('Step 60:')).toBeVisible({ timeout: 30_000 });
  await expect(replies(page)).toHaveCount(1);
  await expect(input(page)).toHaveValue('Half a thought');
  expect(app.stack.openai.requests()).toHaveLength(1);
  expect(await ada.charged()).toBe(1);
});

test('a question asked without a connection is sent automatically once it is back', {
  tag: ['@phone', '@night'],
}, async ({ page, app, context }) => {
  await open(page, await app.owner('Ada'), chatView);
  await expect(input(page)).toBeVisible();
  await context.setOffline(true);
  await ask(page, 'Anyone there?');
  await expect(log(page).getByText('Waiting for a connection')).toBeVisible();
  await expect(page.getByText(/You’re offline\./)).toHaveCount(1);
  await expect(page.getByText(/You’re offline\./)).toBeInViewport();
  // Longer than the retries of a lost request take.
  await page.waitForTimeout(9000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Sales is typing')).toHaveCount(0);
  await expectAccessibleInAllLayouts(page);
  await context.setOffline(false);
  await expect(replies(page)).toBeVisible({ timeout: 20_000 });
});

test('what waits for a connection can be changed or not sent, and the bar stays', {
  tag: ['@phone', '@night'],
}, async ({ page, app, context, isMobile }) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  await expect(input(page)).toBeVisible();
  await context.setOffline(true);
  await ask(page, 'Anyone there?');
  await expect(log(page).getByText('Waiting for a connection')).toBeVisible();
  await expect(page.getByText(/You’re offline\./)).toBeInViewport({ ratio: 1 });
  if (isMobile)
    await expect(page.getByRole('banner').getByRole('button', { name: 'More' })).toBeInViewport();
  await input(page).fill('And one more thing');
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(log(page).getByText('Anyone there?')).toHaveCount(0);
  await expect(input(page)).toHaveValue('Anyone there?\nAnd one more thing');
  await expect(input(page)).toBeFocused();
  await ask(page, 'Anyone at all?');
  await expect(log(page).getByText('Anyone at all?', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Don’t send' }).click();
  await expect(log(page).getByText('Anyone at all?')).toHaveCount(0);
  await context.setOffline(false);
  await page.waitForTimeout(2500);
  await page.reload();
  await expect(page.getByText('Hi! I’m here to help')).toBeVisible();
  expect(await ada.charged()).toBe(0);
  expect(app.stack.openai.requests()).toEqual([]);
});

test('Stop keeps the received text, also after a reload', { tag: ['@phone', '@night'] }, async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  await askFully(page, 'Hello');
  say(app, long);
  await ask(page, 'What first?');
  await expect(log(page).getByText('Step 20:')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped here.')).toBeVisible();
  await expect(input(page)).toBeFocused();
  await expect(log(page).getByText('Step 20:')).toBeVisible();
  await expect(log(page).getByText('Step 60:')).toBeHidden();
  await expect.poll(ada.answered, { timeout: 20_000 }).toBe(2);
  await page.reload();
  await expect(page.getByText('Stopped here.')).toBeVisible();
  await expect(log(page).getByText('Step 20:')).toBeVisible();
  await expect(log(page).getByText('Step 60:')).toHaveCount(0);
  await expect(log(page).getByText('What first?', { exact: true })).toHaveCount(1);
  expect(await ada.charged()).toBe(2);
});

test('a double click, or Enter and a click, sends once and does not stop the answer', async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  await input(page).fill('Once only');
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect(replies(page)).toHaveCount(1);
  await input(page).fill('And once more');
  const box = await page.getByRole('button', { name: 'Send', exact: true }).boundingBox();
  await input(page).press('Enter');
  if (box) await page.mouse.click(box.x + 20, box.y + 20);
  await expect(replies(page)).toHaveCount(2);
  await expect(page.getByText('Stopped here.')).toBeHidden();
  expect(await ada.charged()).toBe(2);
});

test('two tabs ask different questions in one chat, and both are saved', { tag: '@night' }, async ({
  page,
  app,
  context,
}) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  await askFully(page, 'Hello');
  await expect(page).toHaveURL(/memoryId=/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(replies(other)).toHaveCount(1);
  await Promise.all([askFully(page, 'From the first tab'), askFully(other, 'From the second tab')]);
  for (const tab of [page, other]) {
    await tab.reload();
    for (const text of ['Hello', 'From the first tab', 'From the second tab'])
      await expect(log(tab).getByText(text, { exact: true })).toHaveCount(1);
  }
  expect(await ada.charged()).toBe(3);
});

test('a tab duplicated during an answer shows the same answer and is charged once', {
  tag: '@night',
}, async ({ page, app, context }) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  say(app, long);
  await ask(page, 'What first?');
  await expect(log(page).getByText('Step 3:')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  for (const tab of [page, copy])
    await expect(log(tab).getByText('Step 60:')).toBeVisible({ timeout: 30_000 });
  expect(app.stack.openai.requests()).toHaveLength(1);
  expect(await ada.charged()).toBe(1);
});

test('the browser goes back and forth between prompts and chat', { tag: '@night' }, async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ada'), '/dashboard/sales');
  await expect(page.getByRole('heading', { name: 'Topics' })).toBeVisible();
  await ask(page, 'A question of my own');
  await expect(page).toHaveURL(/view=chat|memoryId=/);
  await expect(replies(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/sales');
  await expect(page.getByRole('heading', { name: 'Topics' })).toBeVisible();
  await page.goForward();
  await expect(log(page).getByText('A question of my own')).toBeVisible();
  await page.getByRole('button', { name: /Back to prompts$/ }).click();
  await expect(page.getByRole('heading', { name: 'Topics' })).toBeVisible();
  const last = page.getByRole('button', { name: 'Continue Previous Conversation' });
  await expect(last).toContainText('Continue Chat');
  const topics = page.getByRole('heading', { name: 'Topics' });
  const top = async () => (await topics.boundingBox())?.y ?? 0;
  expect((await last.boundingBox())?.y).toBeLessThan(await top());
  // Its room is kept while it is asked for, so that nothing below it moves.
  const asked = Promise.withResolvers<void>();
  await page.route(/\/chats\?/, async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.reload();
  await expect(topics).toBeVisible();
  await expect(page.getByText('Loading prompts...')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const awaited = await top();
  asked.resolve();
  await expect(last).toBeVisible();
  expect(await top()).toBeCloseTo(awaited, 0);
  await last.click();
  await expect(page).toHaveURL(/memoryId=/);
  await expect(log(page).getByText('A question of my own')).toBeVisible();
});

test('regenerate and edit replace the last answer for good, and each counts as a question', {
  tag: '@night',
}, async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  say(app, 'The first answer');
  await askFully(page, 'What first?');
  say(app, 'The second answer');
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(log(page).getByText('The second answer')).toBeVisible();
  await input(page).fill('Half a thought');
  await page.getByRole('button', { name: 'Edit question' }).click();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('What first?');
  say(app, 'The third answer');
  await ask(page, 'What second?');
  await expect(log(page).getByText('The third answer')).toBeVisible();
  await expect(input(page)).toHaveValue('Half a thought');
  await expect(page).toHaveURL(/memoryId=/);
  await page.reload();
  await expect(log(page).getByText('The third answer')).toBeVisible();
  await expect(log(page).getByText('What second?', { exact: true })).toHaveCount(1);
  await expect(replies(page)).toHaveCount(1);
  expect(await ada.charged()).toBe(3);
});

test('Clear asks first, empties the saved chat, and can be canceled', { tag: '@night' }, async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ada'), chatView);
  await askFully(page, 'Forget this');
  await expect(page).toHaveURL(/memoryId=/);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'Are you sure you want to clear this conversation? This cannot be undone.',
  );
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(log(page).getByText('Forget this')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Sales', level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Hi! I’m here to help')).toBeVisible();
  await expect(log(page).getByText('Forget this')).toBeHidden();
});

test('a question edited right after Stop leaves one answer', { tag: '@night' }, async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  await askFully(page, 'Hello');
  say(app, long);
  await ask(page, 'Too early');
  await expect(log(page).getByText('Step 20:')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Edit question' }).click();
  say(app, 'The better answer');
  await ask(page, 'Better');
  await expect(log(page).getByText('The better answer')).toBeVisible();
  await expect.poll(() => app.stack.openai.requests().length).toBe(3);
  await page.waitForTimeout(3000);
  await page.reload();
  await expect(log(page).getByText('The better answer')).toBeVisible();
  await expect(log(page).getByText('Too early')).toBeHidden();
  await expect(replies(page)).toHaveCount(2);
});

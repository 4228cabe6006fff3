import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/browser.ts';
import { open, type PlaywrightApp, test } from '../support/playwright-app.ts';

const chatView = '/dashboard/sales?view=chat';
const down = { kind: 'status', status: 503 } as const;
/** About four seconds of words. */
const long = Array.from(
  { length: 60 },
  (_, nth) => `Step ${nth + 1}: call the next customer. `,
).join('\n\n');
const say = ({ stack }: PlaywrightApp, content?: string) =>
  stack.openai.say(content && JSON.stringify({ content, facts: [], decisions: [] }));

const input = (page: Page) => page.getByLabel('Message Sales');
const replies = (page: Page) => page.getByRole('button', { name: 'Copy this reply' });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation with Sales' });
const ask = async (page: Page, text: string) => {
  await input(page).fill(text);
  await input(page).press('Enter');
};
/** Asks and waits for the end of the answer. */
const askFully = async (page: Page, text: string) => {
  const before = await replies(page).count();
  await ask(page, text);
  await expect(replies(page)).toHaveCount(before + 1);
};

test('a provider that fails three times and then works is charged once', async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  app.stack.openai.fail(down, down, down);
  await ask(page, 'How do I follow up on a quote?');
  await expect(replies(page)).toBeVisible({ timeout: 20_000 });
  const times = app.stack.openai.requests().map(({ at }) => at);
  const waits = times.slice(1).map((at, nth) => Math.floor((at - (times[nth] ?? 0)) / 1000));
  expect(waits).toEqual([1, 2, 4]);
  expect(await ada.charged()).toBe(1);
});

test('a provider that fails for good says so, costs nothing, and Try again works', async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada', 'free');
  await open(page, ada, chatView);
  app.stack.openai.fail(down, down, down, down);
  await ask(page, 'How do I follow up on a quote?');
  await expect(page.getByRole('alert')).toContainText(
    'An unexpected error occurred after multiple attempts: An unknown error occurred while getting AI response. Please try again in a moment.',
    { timeout: 20_000 },
  );
  await expect(log(page).getByText('How do I follow up on a quote?')).toBeVisible();
  expect(await ada.left()).toBe(10);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(replies(page)).toBeVisible();
  await expect(page.getByText('Questions remaining: 9/10')).toBeVisible();
  expect(await ada.left()).toBe(9);
});

test('a reload in the middle of an answer brings the whole answer and is charged once', async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  say(app, long);
  await ask(page, 'What first?');
  await expect(log(page).getByText('Step 3:')).toBeVisible();
  await page.reload();
  await expect(log(page).getByText('Step 60:')).toBeVisible({ timeout: 20_000 });
  await expect(log(page).getByText('What first?')).toHaveCount(1);
  expect(app.stack.openai.requests()).toHaveLength(1);
  expect(await ada.charged()).toBe(1);
});

test('going offline in the middle of an answer loses nothing and charges nothing twice', async ({
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
  await expect(page.getByText('What you send now is asked once you are back.')).toBeVisible();
  await page.waitForTimeout(1500);
  await context.setOffline(false);
  await expect(log(page).getByText('Step 60:')).toBeVisible({ timeout: 30_000 });
  await expect(replies(page)).toHaveCount(1);
  await expect(input(page)).toHaveValue('Half a thought');
  expect(app.stack.openai.requests()).toHaveLength(1);
  expect(await ada.charged()).toBe(1);
});

test('a question asked without a connection is sent by itself once it is back', async ({
  page,
  app,
  context,
}) => {
  await open(page, await app.owner('Ada'), chatView);
  await expect(input(page)).toBeVisible();
  await context.setOffline(true);
  await ask(page, 'Anyone there?');
  await expect(page.getByRole('alert')).toContainText(
    'Network error: Could not reach the server after multiple attempts. Please check your internet connection or try again later.',
    { timeout: 20_000 },
  );
  await context.setOffline(false);
  await expect(replies(page)).toBeVisible({ timeout: 20_000 });
});

test('Stop stops: what was seen is kept, here and after a reload', { tag: '@phone' }, async ({
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
  await expect(log(page).getByText('What first?')).toHaveCount(1);
  expect(await ada.charged()).toBe(2);
});

test('a double click, or Enter and a click, sends once and stops nothing', async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  await input(page).fill('Once only');
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect(replies(page)).toHaveCount(1);
  await input(page).fill('And once more');
  const box = await page.getByRole('button', { name: 'Send' }).boundingBox();
  await input(page).press('Enter');
  if (box) await page.mouse.click(box.x + 20, box.y + 20);
  await expect(replies(page)).toHaveCount(2);
  await expect(page.getByText('Stopped here.')).toBeHidden();
  expect(await ada.charged()).toBe(2);
});

test('two tabs ask different things in one conversation, and both are in it', async ({
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

test('a tab duplicated while an answer arrives shows the same answer and is charged once', async ({
  page,
  app,
  context,
}) => {
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

test('on the Free plan a chat stays in its tab', async ({ page, app, context }) => {
  const finn = await app.owner('Finn', 'free');
  await open(page, finn, chatView);
  await expect(page.getByText('This chat lives in this browser tab only.')).toBeVisible();
  await askFully(page, 'How do I follow up?');
  await page.getByRole('button', { name: 'This did not help' }).click();
  await page.getByLabel('Reason (optional)').fill('Too long');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.reload();
  await expect(log(page).getByText('How do I follow up?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'This did not help' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const other = await context.newPage();
  await other.goto(chatView);
  await expect(input(other)).toBeVisible();
  await expect(log(other).getByText('How do I follow up?')).toBeHidden();
});

test('a session that ends in the middle of a chat keeps the question and the typed words', async ({
  page,
  app,
}) => {
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
  await expect(log(page).getByText('What first?')).toHaveCount(1);
  expect(await ada.charged()).toBe(2);
});

test('the browser goes back and forth between prompts and chat', async ({ page, app }) => {
  await open(page, await app.owner('Ada'), '/dashboard/sales');
  await expect(page.getByRole('heading', { name: 'Specialised areas' })).toBeVisible();
  await ask(page, 'A question of my own');
  await expect(page).toHaveURL(/view=chat|memoryId=/);
  await expect(replies(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/sales');
  await expect(page.getByRole('heading', { name: 'Specialised areas' })).toBeVisible();
  await page.goForward();
  await expect(log(page).getByText('A question of my own')).toBeVisible();
  await page.getByRole('button', { name: 'Back to prompts' }).click();
  await expect(page.getByRole('button', { name: 'View Prompts' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Continue Previous Conversation' }).click();
  await expect(page).toHaveURL(/memoryId=/);
  await expect(log(page).getByText('A question of my own')).toBeVisible();
});

test('a new chat starts empty, and Continue opens the newest conversation', async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ada'), chatView);
  await askFully(page, 'First conversation');
  await page.getByRole('button', { name: 'New chat' }).click();
  await expect(page.getByText('Hello! I’m here to help Ada Plumbing with sales.')).toBeVisible();
  await expect(log(page).getByText('First conversation')).toBeHidden();
  await askFully(page, 'Second conversation');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/dashboard/sales');
  await page.getByRole('button', { name: 'Continue Previous Conversation' }).click();
  await expect(log(page).getByText('Second conversation')).toBeVisible();
  await expect(log(page).getByText('First conversation')).toBeHidden();
});

test('regenerate and edit replace the last answer for good; each counts as a question', async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  say(app, 'The first answer');
  await askFully(page, 'What first?');
  say(app, 'The second answer');
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(log(page).getByText('The second answer')).toBeVisible();
  await input(page).fill('Half a thought');
  await page.getByRole('button', { name: 'Edit last' }).click();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('What first?');
  say(app, 'The third answer');
  await ask(page, 'What second?');
  await expect(log(page).getByText('The third answer')).toBeVisible();
  await expect(input(page)).toHaveValue('Half a thought');
  await expect(page).toHaveURL(/memoryId=/);
  await page.reload();
  await expect(log(page).getByText('The third answer')).toBeVisible();
  await expect(log(page).getByText('What second?')).toHaveCount(1);
  await expect(replies(page)).toHaveCount(1);
  expect(await ada.charged()).toBe(3);
});

test('Clear asks first, empties the saved conversation, and can be called off', async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ada'), chatView);
  await askFully(page, 'Forget this');
  await expect(page).toHaveURL(/memoryId=/);
  await page.getByRole('button', { name: 'Clear' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'Are you sure you want to clear this conversation? This cannot be undone.',
  );
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Clear' })).toBeFocused();
  await page.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(log(page).getByText('Forget this')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Sales', level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Hello! I’m here to help')).toBeVisible();
  await expect(log(page).getByText('Forget this')).toBeHidden();
});

test('an address that names no conversation of yours says so', async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await open(page, ada, `/dashboard/sales?memoryId=${crypto.randomUUID()}`);
  await expect(
    page.getByRole('heading', { name: 'This conversation was not found', level: 1 }),
  ).toBeVisible();
  await page.goto('/dashboard/sales?memoryId=nonsense');
  await expect(page.getByText('This conversation was not found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Sales' }).click();
  await expect(page).toHaveURL('/dashboard/sales');
});

test('a conversation is opened with its own helper, and its own business after a switch', async ({
  page,
  app,
}) => {
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

test('a conversation goes on while another page is open', async ({ page, app }) => {
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

test('switching the business in the middle of an answer keeps both apart', async ({
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
  await expect(page.getByText('Hello! I’m here to help Ada Plumbing')).toBeVisible();
  await expect(log(page).getByText('on the roof?')).toBeHidden();
  await switchTo('Ada Roofing');
  await page
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click();
  await expect(log(page).getByText('Step 60:')).toBeVisible({ timeout: 20_000 });
  await expect(log(page).getByText('What first, on the roof?')).toHaveCount(1);
  expect(await ada.charged()).toBe(1);
});

test('a question changed right after Stop leaves one answer behind', async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  await askFully(page, 'Hello');
  say(app, long);
  await ask(page, 'Too early');
  await expect(log(page).getByText('Step 20:')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Edit last' }).click();
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

test('a deleted conversation is gone from the tab as well', async ({ page, app }) => {
  await open(page, await app.owner('Ada'), chatView);
  await askFully(page, 'Forget this');
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No Chat History Yet')).toBeVisible();
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Specialised areas' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue Previous Conversation' })).toBeHidden();
  await page.goto(chatView);
  await expect(page.getByText('Hello! I’m here to help')).toBeVisible();
  await expect(log(page).getByText('Forget this')).toBeHidden();
});

test('signing out leaves nothing of a chat for the next person', async ({ page, app }) => {
  const finn = await app.owner('Finn', 'free');
  await open(page, finn, chatView);
  await askFully(page, 'My secret');
  await input(page).fill('Another secret');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/($|login)/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret');
  await signIn(page, finn.email);
  await expect(page).toHaveURL('/dashboard');
  await page.goto(chatView);
  await expect(input(page)).toHaveValue('');
  await expect(log(page).getByText('My secret')).toBeHidden();
});

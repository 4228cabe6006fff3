import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { spoken } from '#test/support/answers/spoken.ts';
import {
  expectAccessibleInAllLayouts,
  freshEmail,
  password,
  signIn,
} from '#test/support/browser.ts';
import { open, type PlaywrightApp, test } from '#test/support/playwright-app.ts';
import { sessionNotices } from '#web/core/session-notices.ts';
import { formMessages } from '#web/features/auth/form-messages.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const opened = async (page: Page, name: string) => {
  await press(page, name);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
};
const codeTo = async (page: Page, { origin }: PlaywrightApp, email: string) => {
  const address = `${origin}/__local/mail?format=json&to=${encodeURIComponent(email)}`;
  const mails: { code?: string }[] = await (await page.request.get(address)).json();
  return String(mails.find(({ code }) => code)?.code);
};
const saved = async (page: Page, button: string) => {
  const coming = page.waitForEvent('download');
  await press(page, button);
  return readFile(await (await coming).path(), 'utf8');
};

test('the password can be changed with the old one', { tag: ['@phone', '@night'] }, async ({
  page,
  app,
}) => {
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/profile/sign-in');
  const dialog = await opened(page, 'Change password');
  const submit = dialog.getByRole('button', { name: 'Change password' });
  const fill = async (old: string, next: string, again = next) => {
    await dialog.getByLabel('Current password').fill(old);
    await dialog.getByLabel('New password', { exact: true }).fill(next);
    await dialog.getByLabel('Confirm new password').fill(again);
    await submit.click();
  };
  await submit.click();
  await expect(dialog.getByText('Current password is required')).toBeVisible();
  await expect(dialog.getByText(formMessages.passwordTooShort)).toBeVisible();
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await expectAccessibleInAllLayouts(page);
  await fill('x', 'new horse 8', 'new house 8');
  await expect(dialog.getByText(formMessages.passwordsDiffer)).toBeVisible();
  await fill('not the one', 'new horse 8');
  await expect(dialog.getByRole('alert')).toHaveText('Your current password is incorrect.');
  await expectAccessibleInAllLayouts(page);
  await fill(password, 'new horse 8');
  await expect(page.getByText('Password updated')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, dana.email);
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
  await signIn(page, dana.email, 'new horse 8');
  await expect(page).toHaveURL('/dashboard');
});

test('repeated guesses of the old password are throttled with a message', {
  tag: '@night',
}, async ({ page, app }) => {
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/profile/sign-in');
  const dialog = await opened(page, 'Change password');
  await dialog.getByLabel('New password', { exact: true }).fill('new horse 8');
  await dialog.getByLabel('Confirm new password').fill('new horse 8');
  const alert = dialog.getByRole('alert');
  await expect(async () => {
    await dialog.getByLabel('Current password').fill('a guess');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(alert).toContainText(/exceeded/i, { timeout: 400 });
  }).toPass();
  await expect(dialog.getByLabel('Confirm new password')).toHaveValue('new horse 8');
});

test('the email is changed with a code sent to the new address', { tag: '@night' }, async ({
  page,
  app,
}) => {
  const dana = await app.owner('Dana');
  const eli = await app.owner('Eli');
  const next = freshEmail('dana-new');
  await open(page, dana, '/dashboard/profile/sign-in');
  const dialog = await opened(page, 'Change email');
  const ask = async (email: string) => {
    await dialog.getByLabel('New email').fill(email);
    await dialog.getByRole('button', { name: 'Send code' }).click();
  };
  await ask('dana');
  await expect(dialog.getByText(/^Enter an email address/)).toBeVisible();
  await ask(dana.email.toUpperCase());
  await expect(dialog.getByText('This is already your sign-in email')).toBeVisible();
  await ask(eli.email);
  await expect(dialog.getByRole('alert')).toHaveText(
    'An account with the given email already exists.',
  );
  await expectAccessibleInAllLayouts(page);
  await ask(next);
  const code = page.getByRole('dialog', { name: 'Enter your code' });
  await expect(code).toContainText(next);
  await code.getByLabel('Code').fill('000000');
  await code.getByRole('button', { name: 'Confirm' }).click();
  await expect(code.getByRole('alert')).toContainText('Invalid verification code');
  const shown = page.locator('.setting-address');
  await expect(shown).toHaveText(dana.email);
  await expectAccessibleInAllLayouts(page);
  await code.getByLabel('Code').fill(await codeTo(page, app, next));
  await code.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Email changed')).toBeVisible();
  await expect(shown).toHaveText(next);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, next);
  await expect(page).toHaveURL('/dashboard');
});

test('all stored data can be downloaded, as data and as a readable page', {
  tag: '@night',
}, async ({ page, app }) => {
  const dana = await app.owner('Dana');
  const evil = '<img src=x onerror=alert(1)> & "Sons"';
  for (let nth = 0; nth < 3; nth += 1)
    await dana.client.businesses.add({
      name: nth ? `Shop ${nth}` : evil,
      type: 'Painter',
      operational_context: `n${nth}`,
    });
  app.stack.openai.say(
    spoken('Reply with <b>tags</b>', {
      facts: [{ key: 'crew', value: 'four at R&D', quote: 'four at R&D' }],
    }),
  );
  await open(page, dana, '/dashboard/sales?view=chat');
  await page
    .getByLabel('Message Sales')
    .fill('We are four at R&D. What about <script>quotes</script>?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();
  await page.goto('/dashboard/profile/data');
  // The server returns as much as one read gives; here every page claims to be the first of two.
  let pages = 0;
  await page.route('**/api/account/export*', async (route) => {
    pages += 1;
    const answer = await route.fetch({ url: `${app.origin}/api/account/export` });
    const body = await answer.json();
    const half = (list: unknown[]) =>
      pages % 2
        ? list.slice(0, Math.ceil(list.length / 2))
        : list.slice(Math.ceil(list.length / 2));
    await route.fulfill({
      json: {
        ...body,
        account: pages % 2 ? body.account : null,
        businesses: half(body.businesses),
        chats: half(body.chats),
        turns: half(body.turns),
        knowledge: half(body.knowledge),
        next: pages % 2 ? 'second' : null,
      },
    });
  });
  const data = JSON.parse(await saved(page, 'Download my data (JSON)'));
  expect(pages).toBe(2);
  expect(data.account.email).toBe(dana.email);
  expect(data.businesses).toHaveLength(4);
  expect(data.chats).toHaveLength(1);
  expect(data.turns[0]).toMatchObject({
    text: 'We are four at R&D. What about <script>quotes</script>?',
    content: 'Reply with <b>tags</b>',
  });
  expect(data.knowledge[0].text).toBe('four at R&D');

  const html = await saved(page, 'Download my data (readable)');
  const reader = await page.context().newPage();
  const alerts: string[] = [];
  reader.on('dialog', (dialog) => void alerts.push(dialog.message()));
  await reader.setContent(html);
  await expect(reader.locator('img, script, b, i')).toHaveCount(0);
  for (const text of [
    dana.email,
    evil,
    'n0',
    'n2',
    'four at R&D',
    'We are four at R&D. What about <script>quotes</script>?',
    'Reply with <b>tags</b>',
  ])
    await expect(reader.getByText(text).first()).toBeVisible();
  expect(alerts).toEqual([]);
  expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
});

test('an account is deleted after typing a word, and a new one with the same email has no second trial', {
  tag: '@night',
}, async ({ page, app }) => {
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/profile/plan');
  await expect(page.getByText(/days left in your free trial/)).toBeVisible();
  await page.goto('/dashboard/profile/data');
  const dialog = await opened(page, 'Delete my account');
  await dialog.getByLabel('Type DELETE to confirm').fill('delete');
  await press(page, 'Permanently delete');
  await expect(dialog.getByText('Type DELETE to continue')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await press(page, 'Keep my account');
  await expect(dialog).toBeHidden();
  await opened(page, 'Delete my account');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await press(page, 'Permanently delete');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(sessionNotices.beingDeleted)).toBeVisible();
  await app.stack.queue.delivery.settled();
  await signIn(page, dana.email);
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');

  // The trial of the deleted account is over.
  const { sub } = await app.stack.auth.signUp({ email: dana.email, password });
  expect(sub).toBeTruthy();
  await signIn(page, dana.email);
  await expect(page).toHaveURL('/onboarding');
  await page.getByLabel('Business name').fill('Dana again');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Painter' }).check();
  await page.keyboard.press('Enter');
  await expect(page.getByText('7-Day Free Trial')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Go to My Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  const { account } = await dana.client.account.get({});
  expect(account.had_trial_before).toBe(true);
});

test('deleting a paying account ends its subscription', { tag: '@night' }, async ({
  page,
  app,
}) => {
  const dana = await app.owner('Dana');
  const { url } = await dana.client.billing.checkout({ plan: 'pro', period: 'monthly' });
  app.stack.stripe.pay(String(url.split('/').at(-1)));
  await app.stack.stripe.webhooks.settled();
  await open(page, dana, '/dashboard/profile/plan');
  await expect(page.getByRole('button', { name: 'Manage Billing' })).toBeVisible();
  await page.goto('/dashboard/profile/data');
  const dialog = await opened(page, 'Delete my account');
  await expect(dialog).toContainText('Your subscription will end right away.');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await press(page, 'Permanently delete');
  await expect(page.getByText(sessionNotices.beingDeleted)).toBeVisible();
  await app.stack.queue.delivery.settled();
  expect(app.stack.stripe.store.all('subscription').at(-1)).toMatchObject({ status: 'canceled' });
});

test('signing out everywhere ends the session in another browser', { tag: '@night' }, async ({
  page,
  app,
  browser,
}) => {
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/profile/sign-in');
  const elsewhere = await browser.newContext({ baseURL: app.origin });
  const other = await elsewhere.newPage();
  await open(other, dana);
  await press(page, 'Sign out everywhere');
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await press(page, 'Sign out everywhere');
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(sessionNotices.signedOutEverywhere)).toBeVisible();
  // The other browser's access token expires and can't be renewed. In one step with the click, because other requests
  // of the page would notice it earlier.
  await other.getByRole('link', { name: 'History' }).evaluate((link: HTMLElement) => {
    for (const key of Object.keys(localStorage))
      if (/\.(accessToken|idToken)$/.test(key))
        localStorage.setItem(key, `${btoa('{}')}.${btoa('{"exp":1,"iat":0}')}.x`);
    link.click();
  });
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByRole('alert')).toHaveText(sessionNotices.sessionExpired);
  await elsewhere.close();
});

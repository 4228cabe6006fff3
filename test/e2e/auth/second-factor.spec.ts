import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { codeAt, stepAt } from '#local/auth/second-factor/totp.ts';
import { recoveryCodeCount, recoveryRefused } from '#shared/domain/auth/recovery-codes.ts';
import { complaintsOf, expectAccessibleInAllLayouts, signIn } from '#test/support/browser.ts';
import {
  open,
  test as ownApp,
  type PlaywrightApp,
  startPlaywrightApp,
} from '#test/support/playwright-app.ts';
import { sessionNotices } from '#web/core/session-notices.ts';
import { authenticatorCodeErrors } from '#web/features/auth/two-step/authenticator-code-errors.ts';

/** A stage on which admins need a second factor, like the deployed stages. */
const test = ownApp.extend<object, { app: PlaywrightApp }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters from the pattern
    async ({}, use) => {
      const app = await startPlaywrightApp({ adminSecondFactor: true });
      await use(app);
      await app.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Two-step sign-in' });
/** The 30-second step of the last code typed, by secret; each code works once. */
const used = new Map<string, number>();

/** Returns the next code of the app that was not typed yet. */
const nextCode = (secret: string) => {
  const step = Math.max(stepAt(Date.now()), (used.get(secret) ?? 0) + 1);
  used.set(secret, step);
  return codeAt(secret, step);
};

/** Sets up an authenticator app in the open dialog, after a wrong code; returns its secret. */
const setUp = async (page: Page) => {
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
  const turnOn = dialog.getByRole('button', { name: 'Next' });
  await turnOn.click();
  await expect(dialog.getByText('Enter the 6-digit code from your app')).toBeVisible();
  await dialog.getByLabel('Code from the app').fill('000 000');
  await turnOn.click();
  await expect(dialog.getByRole('alert')).toHaveText(authenticatorCodeErrors.wrong);
  // The first code is not used up, so the next sign-in asks for one again.
  await dialog.getByLabel('Code from the app').fill(codeAt(secret, stepAt(Date.now())));
  await turnOn.click();
  await expect(dialog.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await dialog.getByRole('button', { name: 'I saved them. Turn on' }).click();
  await expect(page.getByText(sessionNotices.twoStepOn)).toBeVisible();
  return secret;
};

const typeCode = async (page: Page, code: string) => {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

test('an owner turns two-step sign-in on, signs in with a code, and turns it off again', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/profile/sign-in');
  await page.getByRole('button', { name: 'Two-step sign-in' }).click();
  const link = dialogOf(page).getByRole('link', { name: 'Open it in your app' });
  const uri = new URL(String(await link.getAttribute('href')));
  expect(decodeURIComponent(uri.pathname)).toContain(`Sevenhands:${dana.email}`);
  expect(uri.searchParams.get('issuer')).toBe('Sevenhands');
  await expectAccessibleInAllLayouts(page);
  const secret = await setUp(page);
  expect(uri.searchParams.get('secret')).toBe(secret);

  await signIn(page, dana.email);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Code is required')).toBeVisible();
  await typeCode(page, '000000');
  await expect(page.getByRole('alert')).toHaveText(authenticatorCodeErrors.wrong);
  await expectAccessibleInAllLayouts(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, dana.email);
  const code = nextCode(secret);
  await typeCode(page, code);
  await expect(page).toHaveURL('/dashboard');

  await page.evaluate(() => localStorage.clear());
  await signIn(page, dana.email);
  await typeCode(page, code);
  await expect(page.getByRole('alert')).toHaveText(authenticatorCodeErrors.used);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page, dana.email);
  await typeCode(page, nextCode(secret));
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/dashboard/profile/sign-in');
  await page.getByRole('button', { name: 'Two-step sign-in' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('It’s on.')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await dialog.getByRole('button', { name: 'Get new recovery codes' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(recoveryCodeCount);
  await dialog.getByRole('button', { name: 'I saved them' }).click();
  await page.getByRole('button', { name: 'Two-step sign-in' }).click();
  await dialog.getByRole('button', { name: 'Keep it on' }).click();
  await page.getByRole('button', { name: 'Two-step sign-in' }).click();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, dana.email);
  await expect(page).toHaveURL('/dashboard');
});

test('a code that is too late, or sent after the server is gone, shows what to do', {
  tag: '@night',
}, async ({ page, app }) => {
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/profile/sign-in');
  await page.route('**/__local/auth*', (route) => route.abort());
  await page.getByRole('button', { name: 'Two-step sign-in' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('alert')).toContainText('Check your internet connection');
  await page.unroute('**/__local/auth*');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  const secret = await setUp(page);

  await signIn(page, dana.email);
  await page.getByLabel('Code').waitFor();
  await page.route('**/__local/auth*', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'x-amzn-errortype': 'NotAuthorizedException:' },
      json: { __type: 'NotAuthorizedException', message: 'Invalid session for the user.' },
    }),
  );
  await typeCode(page, nextCode(secret));
  await expect(page.getByRole('alert')).toHaveText('That took too long. Please sign in again.');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('who lost the phone signs in with a recovery code and is asked to set two-step up again', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/profile/sign-in');
  await page.getByRole('button', { name: 'Two-step sign-in' }).click();
  const dialog = dialogOf(page);
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
  await dialog.getByLabel('Code from the app').fill(codeAt(secret, stepAt(Date.now())));
  await dialog.getByRole('button', { name: 'Next' }).click();
  const shown = dialog.getByRole('listitem');
  await expect(shown).toHaveCount(recoveryCodeCount);
  const codes = await shown.allInnerTexts();
  await expectAccessibleInAllLayouts(page);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await coming).path(), 'utf8');
  for (const code of codes) expect(file).toContain(code);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(String(codes[9]));
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByText(String(codes[0]))).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'I saved them. Turn on' }).click();
  await expect(page.getByText(sessionNotices.twoStepOn)).toBeVisible();

  await signIn(page, dana.email);
  await page.getByRole('button', { name: 'I don’t have my phone' }).click();
  const field = page.getByLabel('Recovery code');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Recovery code is required')).toBeVisible();
  await field.fill('aaaa-bbbb-cccc');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(recoveryRefused);
  await expectAccessibleInAllLayouts(page);
  await field.fill(String(codes[3]).toUpperCase());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/profile/sign-in?two-step=off');
  await expect(page.getByText('Set it up again with your new phone.')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  expect(app.stack.mail.inbox.list(dana.email).map(({ subject }) => subject)).toContain(
    'Two-step sign-in is off',
  );
});

test('an admin has to set up two-step sign-in before the admin area opens', {
  tag: '@night',
}, async ({ page, app }) => {
  const complaints = complaintsOf(page);
  const admin = 'admin@sevenhands.test';
  const { password } = await app.owner('Dana');
  await app.stack.auth.signUp({ email: admin, password });
  await signIn(page, admin);
  await expect(page).toHaveURL('/admin');
  const notice = page.getByRole('heading', { name: 'Admins need two-step sign-in' });
  await expect(notice).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  for (const view of ['prompts', 'audit']) {
    await page.goto(`/admin?view=${view}`);
    await expect(notice).toBeVisible();
  }
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  const secret = await setUp(page);
  await signIn(page, admin);
  await typeCode(page, nextCode(secret));
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByText('Users', { exact: true }).first()).toBeVisible();
  await expect(notice).toBeHidden();
  expect(complaints.filter((words) => !/status of 40[03]/.test(words))).toEqual([]);
});

import { expect } from '@playwright/test';
import {
  codeFor,
  expectAccessible,
  freshEmail,
  password,
  signIn,
  signUp,
} from '#test/support/browser.ts';
import { test } from '#test/support/playwright-app.ts';
import { wholeProduct } from '#test/support/tools/whole-product.ts';

test.use(wholeProduct);

const demo = { email: 'demo@sevenhands.test', password: 'sevenhands' };

test('a new user signs up with a code, signs out and signs in again', { tag: '@phone' }, async ({
  page,
}) => {
  const email = freshEmail('newcomer');
  await signUp(page, email);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/onboarding');
  await page.goto('/about');
  await expect(page.getByRole('banner')).not.toContainText('Sign In');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/dashboard/sales?memoryId=1');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fsales%3FmemoryId%3D1');
  await signIn(page, email);
  await expect(page).toHaveURL('/onboarding');
});

test('sign-up shows errors before a request is sent', { tag: '@night' }, async ({ page }) => {
  await page.goto('/signup');
  const submit = page.getByRole('button', { name: 'Create account' });
  await submit.click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('dana@example.com');
  await expect(page.getByText('Email is required')).toBeHidden();
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await submit.click();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('123456');
  await expect(page.getByText('Strength: weak.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('green van tall ladder');
  await expect(page.getByText('Strength: strong.')).toBeVisible();
  await page.getByLabel('Confirm password').fill('green van');
  await submit.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByLabel('Confirm password')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'Show password' }).first().click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});

test('signing up with a known email asks to sign in instead', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This email is already registered. Please try logging in instead.',
  );
});

test('a wrong password shows an error and keeps the email', { tag: '@night' }, async ({ page }) => {
  await signIn(page, demo.email, 'not the one');
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
  await expect(page.getByLabel('Email')).toHaveValue(demo.email);
  await expectAccessible(page);
});

test('the button is busy while signing in, and the requested page opens', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/dashboard/history');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.route('**/__local/auth/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  await expect(page).toHaveURL('/dashboard/history');
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/pricing');
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Open menu' })
    .click({ timeout: 1000 })
    .catch(() => {});
  await page.getByRole('link', { name: 'Go to dashboard' }).first().click();
  await expect(page).toHaveURL('/dashboard');
});

test('signing in with an unconfirmed email asks for its code', { tag: '@night' }, async ({
  page,
}) => {
  const email = freshEmail('later');
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('link', { name: 'local inbox' })).toBeVisible();
  const first = await codeFor(page, email);
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect.poll(() => codeFor(page, email)).not.toBe(first);
  await page.getByLabel('Code').fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/onboarding');
});

test('a forgotten password is reset, and an unknown email gets the same response', {
  tag: '@night',
}, async ({ page }) => {
  const email = freshEmail('forgetful');
  await signUp(page, email);
  await page.evaluate(() => localStorage.clear());
  const ask = async (address: string) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(
      page.getByText('If this email has an account, we just sent it a code.'),
    ).toBeVisible();
  };
  await ask(freshEmail('nobody'));
  const before = await codeFor(page, email);
  await ask(email);
  await expect.poll(() => codeFor(page, email)).not.toBe(before);
  await expectAccessible(page);
  await page.getByLabel('Code').fill(await codeFor(page, email));
  await page.getByLabel('Password', { exact: true }).fill('another horse 8');
  await page.getByLabel('Confirm password').fill('another horse 8');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password updated. You can sign in now.')).toBeVisible();
  await signIn(page, email, 'another horse 8');
  await expect(page).toHaveURL('/onboarding');
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signUp(page, freshEmail('two-tabs'));
  const other = await context.newPage();
  await other.goto('/onboarding');
  await expect(other).toHaveURL('/onboarding');
  await page.evaluate(() => localStorage.clear());
  await expect(other).toHaveURL('/');
});

test('signing out without a connection stays effective when the connection is back', {
  tag: '@night',
}, async ({ page, context }) => {
  await signUp(page, freshEmail('tunnel'));
  await page.goto('/onboarding');
  const out = page.getByRole('button', { name: 'Sign Out' });
  await expect(out).toBeVisible();
  await context.setOffline(true);
  await out.click();
  await expect(page).toHaveURL('/');
  await context.setOffline(false);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('a session that cannot be renewed ends with the reason', { tag: '@night' }, async ({
  page,
}) => {
  await signUp(page, freshEmail('expired'));
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.endsWith('.refreshToken')) localStorage.setItem(key, 'not-a-token');
      else if (key.endsWith('.accessToken') || key.endsWith('.idToken'))
        localStorage.setItem(key, `${btoa('{}')}.${btoa('{"exp":1,"iat":0}')}.x`);
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('alert')).toHaveText(
    'Invalid Refresh Token: Session expired. Please log in again.',
  );
});

test('the campaign of a visitor is sent with the sign-up and then deleted', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/ad?utm_source=flyer&utm_campaign=spring');
  await page.getByRole('link', { name: /Start your \d+-day free trial/ }).click();
  await expect(page).toHaveURL('/signup');
  const stored = await page.evaluate(() => sessionStorage.getItem('signup_tracking'));
  expect(JSON.parse(String(stored))).toEqual({
    referral_source: 'ad_page',
    utm_source: 'flyer',
    utm_campaign: 'spring',
  });
  const sent = page.waitForRequest(
    (request) => request.postData()?.includes('custom:signup_tracking') ?? false,
  );
  const email = freshEmail('ad');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  expect((await sent).postData()).toContain('ad_page');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('signup_tracking'))).toBeNull();
});

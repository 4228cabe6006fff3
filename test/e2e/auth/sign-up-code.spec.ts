import { expect, type Page } from '@playwright/test';
import { networkCodeLimits, tooManyFromNetwork } from '#shared/domain/auth/code-request-limits.ts';
import {
  codeFor,
  expectAccessible,
  expectNoOverflow,
  freshEmail,
  password,
} from '#test/support/browser.ts';
import { test } from '#test/support/playwright-app.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Submits the sign-up form. */
const fillSignUp = async (page: Page, email: string, secret = password) => {
  await expect(heading(page, 'Create your account')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByLabel('Confirm password').fill(secret);
  await page.getByRole('button', { name: 'Create account' }).click();
};

test('the code screen shows where to look, and survives a reload and another tab with the plan', {
  tag: ['@phone', '@night'],
}, async ({ page, context }) => {
  const email = freshEmail('reload');
  await page.goto('/signup?plan=essentials&period=yearly');
  await fillSignUp(page, email);
  await expect(heading(page, 'Check your email')).toBeVisible();
  await expect(page.getByText('a 6-digit code')).toBeVisible();
  await expect(page.getByText('check your spam folder')).toBeVisible();
  await page.getByLabel('Code').fill('12 34');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Enter the 6-digit code')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/signup');
  await expect(heading(other, 'Check your email')).toBeVisible();
  await expect(other).toHaveURL('/signup?plan=essentials&period=yearly');
  const code = await codeFor(page, email);
  await other.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Confirm' }).click();
  await expect(other).toHaveURL('/onboarding');
  await expect(page).toHaveURL('/onboarding');
});

test('another email can be used, and signing up again with an unconfirmed one sends a new code', {
  tag: '@night',
}, async ({ page }) => {
  const email = freshEmail('again');
  await page.goto('/signup');
  await fillSignUp(page, email);
  await expect(heading(page, 'Check your email')).toBeVisible();
  const first = await codeFor(page, email);
  await page.getByRole('button', { name: 'Use a different email' }).click();
  await page.reload();
  await fillSignUp(page, email, 'another horse 8');
  await expect(heading(page, 'Check your email')).toBeVisible();
  await expect.poll(() => codeFor(page, email)).not.toBe(first);
  await page.getByLabel('Code').fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('that’s not the password you signed up with');
  await page.reload();
  await page.getByLabel('Code').fill('123456');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/onboarding');
});

test('whose network asked for too many codes reads that, on every page that asks for one', {
  tag: ['@phone', '@night'],
}, async ({ page, request }) => {
  // As the distribution passes it on: the visitor, then itself.
  const from = (address: string) => ({ 'x-forwarded-for': `${address}, 127.0.0.1` });
  for (let nth = 0; nth < networkCodeLimits.hour; nth++)
    await request.post('/api/code-tickets', {
      headers: from(`198.51.100.${nth}`),
      data: { email: `someone${nth}@example.com` },
    });
  const tickets = '**/api/code-tickets';
  await page.route(tickets, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...from('198.51.100.200') } }),
  );

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(freshEmail('forgot'));
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('alert')).toHaveText(tooManyFromNetwork);

  const email = freshEmail('office');
  await page.goto('/signup');
  await fillSignUp(page, email);
  await expect(page.getByRole('alert')).toHaveText(tooManyFromNetwork);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.unroute(tickets);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page, 'Check your email')).toBeVisible();
  await page.route(tickets, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...from('198.51.100.201') } }),
  );
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByRole('alert')).toHaveText(tooManyFromNetwork);
});

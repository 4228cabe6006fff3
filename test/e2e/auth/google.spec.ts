import { expect } from '@playwright/test';
import {
  complaintsOf,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoOverflow,
} from '#test/support/browser.ts';
import { signOut } from '#test/support/pages/frame.ts';
import { backWithin, chooseAccount, gmail, googleButton } from '#test/support/pages/google-page.ts';
import { open, test } from '#test/support/playwright-app.ts';

test('a visitor from an ad chooses a plan, signs up with Google and gets a first answer', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const complaints = complaintsOf(page);
  const email = gmail('greta');
  await page.goto('/ad?utm_source=flyer&utm_campaign=fall');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('signup_tracking')))
    .toContain('flyer');
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const isLoaded = () => files.some((url) => /\/assets\/sign-in-/.test(url));
  await page.goto('/signup?plan=essentials&period=yearly');
  await expect(googleButton(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoOverflow(page);
  expect(isLoaded()).toBe(false);
  await googleButton(page).click();
  await chooseAccount(page, email);

  await expect(page.getByLabel('Business name')).toBeVisible(backWithin);
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await page.getByLabel('Business name').fill('Greta Plumbing');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Plumber' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: /Essentials/ })).toBeChecked();
  await page.getByRole('radio', { name: /Professional/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Go to My Dashboard' }).click();
  await page.getByLabel('Message the assistant').fill('How do I follow up on a quote?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();

  const { auth } = app.stack;
  const user = auth.find(email);
  expect(user?.identities).toHaveLength(1);
  expect(JSON.parse(user?.attributes['custom:signup_tracking'] ?? '{}')).toMatchObject({
    utm_source: 'flyer',
    utm_campaign: 'fall',
    referral_source: 'ad_page',
  });

  // Signing out and back in opens the same account, without onboarding.
  await signOut(page);
  await expect(page).toHaveURL(/\/($|login)/);
  await page.goto('/login');
  await googleButton(page).click();
  await chooseAccount(page, email);
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByLabel('Message the assistant')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an owner with a password can also sign in with Google, and a refusal shows what to do', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  await page.goto('/login');
  await googleButton(page).click();
  await chooseAccount(page, gmail('nobody'), 'no');
  const notice = page.getByText('Google hasn’t verified this email.');
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expectAccessible(page);
  await page.reload();
  await expect(notice).toBeHidden();

  await googleButton(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toBeHidden();

  // A callback URL from the history, or an invented one, ends at the form.
  await page.goto('/login?error=invalid_request&error_description=Call+555-0100+now&state=x');
  await expect(page.getByText('Google sign-in didn’t work.')).toBeVisible();
  await expect(page.getByText('555-0100')).toBeHidden();
  await page.goto('/login?code=made-up&state=x');
  await expect(page.getByText('Google sign-in didn’t work.')).toBeVisible();

  const email = gmail('otto');
  await app.stack.auth.signUp({ email });
  const { sub } = app.stack.auth.find(email) ?? {};
  await page.goto('/login?next=%2Fdashboard%2Fprofile');
  await googleButton(page).click();
  await chooseAccount(page, email);
  await expect(page).toHaveURL(/\/onboarding/, backWithin);
  expect(app.stack.auth.find(email)?.sub).toBe(sub);
});

test('a Google user sets a password, keeps the email, and is told about two-step sign-in', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const email = gmail('ines');
  await page.goto('/signup');
  await googleButton(page).click();
  await chooseAccount(page, email);
  await expect(page.getByLabel('Business name')).toBeVisible(backWithin);
  await page.getByLabel('Business name').fill('Ines Paints');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Painter' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Go to My Dashboard' }).click();
  await expect(page.getByLabel('Message the assistant')).toBeVisible();
  await page.goto('/dashboard/profile/sign-in');
  const signIn = page.getByRole('region', { name: 'How you sign in' });
  await expect(signIn.getByText(email)).toBeVisible();
  await expect(signIn.getByText('With Google')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change email' })).toBeHidden();
  await page.getByRole('button', { name: 'Two-step sign-in' }).click();
  await expect(
    page.getByText('Google sign-in won’t work while two-step sign-in is on.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Set a password' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(`We sent it to ${email}.`)).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(app.stack.mail.inbox.code(email));
  await page.getByLabel('New password', { exact: true }).fill('a new horse 7');
  await page.getByLabel('Confirm new password').fill('a new horse 7');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Password set')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a new horse 7');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/dashboard/profile/sign-in');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
});

test('deleting the account removes it from the pool, and Google opens a new one', {
  tag: '@night',
}, async ({ page, app }) => {
  const owner = await app.owner('karl');
  const user = app.stack.auth.find(owner.email);
  if (user) user.identities = [{ provider: 'Google', subject: '4711', linked: Date.now() }];
  await open(page, owner, '/dashboard/profile/data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Permanently delete' }).click();
  await expect.poll(() => app.stack.auth.find(owner.email)).toBeUndefined();
});

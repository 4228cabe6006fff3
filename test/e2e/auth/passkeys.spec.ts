import { expect, type Page } from '@playwright/test';
import { codeAt, stepAt } from '#local/auth/second-factor/totp.ts';
import {
  complaintsOf,
  expectAccessibleInAllLayouts,
  password,
  signIn,
} from '#test/support/browser.ts';
import { open, test } from '#test/support/playwright-app.ts';
import { sessionNotices } from '#web/core/session-notices.ts';
import { passkeyRefusals } from '#web/features/auth/passkeys/explain-passkey-error.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Passkeys' });
const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

/** A virtual authenticator like a phone's; it stores passkeys and verifies the user unless told otherwise. */
const plugIn = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    unlocks: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    forget: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
};

const openPasskeys = async (page: Page) => {
  await page.goto('/dashboard/profile/sign-in');
  await page.getByRole('button', { name: 'Passkeys' }).click();
};
const addPasskey = (page: Page) =>
  dialogOf(page).getByRole('button', { name: 'Add a passkey' }).click();

/** Ends the session as in another browser, and asks for the passkey of an email. */
const signInWithPasskey = async (page: Page, email: string) => {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await passkeyButton(page).click();
};

test('an owner adds a passkey, signs in with it, and deletes it again', { tag: '@night' }, async ({
  page,
  app,
}) => {
  const complaints = complaintsOf(page);
  await plugIn(page);
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/profile/sign-in');
  await page.getByRole('button', { name: 'Passkeys' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('You don’t have a passkey yet.')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await addPasskey(page);
  await expect(dialog.getByRole('status')).toHaveText('Passkey added');
  await expect(dialog.getByText('Passkey 1')).toBeVisible();
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());
  await expect(dialog.getByText(`Added on ${today}`)).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Passkeys' })).toBeFocused();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await expectAccessibleInAllLayouts(page);
  await passkeyButton(page).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeHidden();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(dana.email);
  await passkeyButton(page).click();
  await expect(page).toHaveURL('/dashboard');

  await openPasskeys(page);
  await dialog.getByRole('button', { name: 'Delete Passkey 1' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Passkey 1?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessibleInAllLayouts(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Delete Passkey 1' }).click();
  await question.getByRole('button', { name: 'Delete passkey' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Passkey deleted');
  await expect(dialog.getByText('You don’t have a passkey yet.')).toBeVisible();

  await signInWithPasskey(page, dana.email);
  await expect(page.getByRole('alert')).toHaveText(passkeyRefusals.none);
  await expectAccessibleInAllLayouts(page);
  // The password still works.
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(complaints).toEqual([]);
});

test('a passkey that is locked, missing or already registered shows what to do', {
  tag: '@night',
}, async ({ page, app }) => {
  const device = await plugIn(page);
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/profile/sign-in');
  await page.route('**/__local/auth*', (route) => route.abort());
  await page.getByRole('button', { name: 'Passkeys' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('alert')).toContainText('Check your internet connection');
  await expect(dialog.getByRole('button', { name: 'Add a passkey' })).toBeDisabled();
  await page.unroute('**/__local/auth*');
  await dialog.getByRole('button', { name: 'Retry' }).click();

  await device.unlocks(false);
  await addPasskey(page);
  await expect(dialog.getByRole('alert')).toHaveText(passkeyRefusals.notAdded);
  await expectAccessibleInAllLayouts(page);
  await device.unlocks(true);
  await addPasskey(page);
  await expect(dialog.getByText('Passkey 1')).toBeVisible();
  await addPasskey(page);
  await expect(dialog.getByRole('alert')).toHaveText(passkeyRefusals.known);

  await device.unlocks(false);
  await signInWithPasskey(page, dana.email);
  await expect(page.getByRole('alert')).toHaveText(passkeyRefusals.notUsed);
  await expectAccessibleInAllLayouts(page);
  await device.unlocks(true);
  await passkeyButton(page).click();
  await expect(page).toHaveURL('/dashboard');

  await device.forget();
  await signInWithPasskey(page, dana.email);
  await expect(page.getByRole('alert')).toHaveText(passkeyRefusals.notUsed);
  await signInWithPasskey(page, 'nobody@example.com');
  await expect(page.getByRole('alert')).toHaveText(passkeyRefusals.none);
});

test('turning on two-step sign-in removes old passkeys, and a new one replaces password and code', {
  tag: '@night',
}, async ({ page, app }) => {
  const device = await plugIn(page);
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/profile/sign-in');
  await page.getByRole('button', { name: 'Passkeys' }).click();
  await addPasskey(page);
  await expect(dialogOf(page).getByText('Passkey 1')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Two-step sign-in' }).click();
  const twoStep = page.getByRole('dialog', { name: 'Two-step sign-in' });
  const secret = (await twoStep.locator('code').innerText()).replaceAll(/\s/g, '');
  const now = stepAt(Date.now());
  await twoStep.getByLabel('Code from the app').fill(codeAt(secret, now));
  await twoStep.getByRole('button', { name: 'Next' }).click();
  await expect(twoStep.getByText('It also deletes your passkeys.')).toBeVisible();
  await twoStep.getByRole('button', { name: 'I saved them. Turn on' }).click();
  await expect(page.getByText(sessionNotices.twoStepOn)).toBeVisible();
  await signInWithPasskey(page, dana.email);
  await expect(page.getByRole('alert')).toHaveText(passkeyRefusals.none);

  await signIn(page, dana.email);
  await page.getByLabel('Code').fill(codeAt(secret, stepAt(Date.now())));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await device.forget();
  await openPasskeys(page);
  await addPasskey(page);
  await expect(dialogOf(page).getByText('Passkey 1')).toBeVisible();
  await signInWithPasskey(page, dana.email);
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/dashboard/profile/sign-in');
  await page.getByRole('button', { name: 'Two-step sign-in' }).click();
  await twoStep.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible();
  await signInWithPasskey(page, dana.email);
  await expect(page).toHaveURL('/dashboard');
});

test('without support by the stage or the browser, no passkey is offered', {
  tag: '@night',
}, async ({ page, app }) => {
  const dana = await app.owner('Dana');
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), passkeys: false } });
  });
  await open(page, dana, '/dashboard/profile/sign-in');
  await expect(page.getByRole('button', { name: 'Two-step sign-in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Passkeys' })).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await expect(passkeyButton(page)).toBeHidden();
});

import { expect, type Page } from '@playwright/test';
import { onDevice } from '#test/support/on-device.ts';
import { phonePhoto } from '#test/support/photo-page.ts';
import { open, test } from '#test/support/playwright-app.ts';

// Several visits each, with the whole app put on the device.
test.describe.configure({ timeout: 180_000 });
test.use({ serviceWorkers: 'allow', loadsAhead: true });

const installability = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  const { errors, manifest } = await client.send('Page.getAppManifest');
  const { appId } = await client.send('Page.getAppId');
  return { installabilityErrors, errors, manifest, appId };
};

type SharedFile = { name: string; mimeType: string; buffer: Buffer };
/** Nothing a browser could draw. */
const broken = {
  name: 'letter.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgo=', 'base64'),
};

/** Sends a form to the app, as a phone's share sheet does. */
const share = async (
  page: Page,
  fields: Record<string, string>,
  picture: SharedFile | null = null,
) => {
  const input = await page.evaluateHandle((given) => {
    const form = document.createElement('form');
    Object.assign(form, {
      action: '/dashboard/share',
      method: 'post',
      enctype: 'multipart/form-data',
    });
    for (const [name, value] of Object.entries(given)) {
      const field = document.createElement('input');
      Object.assign(field, { name, value });
      form.append(field);
    }
    const file = document.createElement('input');
    Object.assign(file, { name: 'images', type: 'file' });
    form.append(file);
    document.body.append(form);
    return file;
  }, fields);
  if (picture) await input.asElement()?.setInputFiles(picture);
  await input.evaluate((file: HTMLInputElement) => file.form?.submit());
};
const shared = { title: '', text: 'Your price is too high, Jim', url: '' };
const message = (page: Page) => page.getByRole('dialog').getByLabel('What did they write?');

test('Chromium finds nothing that keeps the app from being installed, before and after signing in', async ({
  page,
  app,
}) => {
  await page.goto('/');
  const visitor = await installability(page);
  expect(visitor).toMatchObject({ installabilityErrors: [], errors: [] });
  expect(visitor.manifest).toMatchObject({
    id: `${app.origin}/dashboard`,
    shareTarget: {
      action: `${app.origin}/dashboard/share`,
      method: expect.stringMatching(/post/i),
    },
  });
  await open(page, await app.owner('Ada'));
  await onDevice(page);
  expect(await installability(page)).toMatchObject({ installabilityErrors: [], errors: [] });
});

test('what is shared with the app waits to be answered, without a connection too, and is not sent', async ({
  page,
  app,
  context,
}) => {
  const ada = await app.owner('Ada');
  await open(page, ada);
  await onDevice(page);
  await page.reload();
  // The dialog is loaded ahead and not among what the worker keeps.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/kit-dialog')),
  );
  await context.setOffline(true);
  await share(page, shared);
  await expect(message(page)).toHaveValue('Your price is too high, Jim');
  expect(await ada.charged()).toBe(0);
});

test('a photo that is shared waits in the assistant’s input; one that cannot be opened leaves its words', async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada');
  await open(page, ada);
  await onDevice(page);
  await page.reload();
  await share(
    page,
    { ...shared, text: 'Water under the boiler' },
    await phonePhoto(page, 400, 200),
  );
  await expect(page.getByText('Photo ready')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByLabel('Message the assistant')).toHaveValue('Water under the boiler');
  await share(page, shared, broken);
  await expect(page.getByText('This file could not be opened as a photo.')).toBeVisible();
  await expect(message(page)).toHaveValue('Your price is too high, Jim');
  expect(await ada.charged()).toBe(0);
});

test('words that are shared before signing in are there after it', async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await open(page, ada);
  await onDevice(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/($|login)/);
  // A page of the worker's scope, as the system opens it.
  await page.goto('/dashboard');
  await share(page, shared);
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fshare/);
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(message(page)).toHaveValue('Your price is too high, Jim');
});

test('what is shared past the worker leads to the place to paste it, through signing in', async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await share(page, shared);
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fshare/);
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(message(page)).toHaveValue('');
});

test('without a worker the address keeps the words through signing in', async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await page.goto(`/dashboard/share?text=${encodeURIComponent('Your price is too high, Jim')}`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(message(page)).toHaveValue('Your price is too high, Jim');
});

import { expect, type Page } from '@playwright/test';
import { signOut } from '#test/support/pages/frame.ts';
import { phonePhoto } from '#test/support/pages/photo-page.ts';
import { open, test } from '#test/support/playwright-app.ts';
import { onDevice } from '#test/support/web/on-device.ts';

// These tests visit several times and cache the whole app.
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
/** An image file that no browser can decode. */
const broken = {
  name: 'letter.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgo=', 'base64'),
};

/** Submits a form to the app, like a phone's share sheet. */
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

test(
  'Chromium finds no obstacle to installing the app, before and after signing in',
  { tag: '@night' },
  async ({ app, playwright, launchOptions }, info) => {
    // A persistent context, because an app cannot be installed from the private windows of the other journeys.
    await using kept = await playwright.chromium.launchPersistentContext(
      info.outputPath('profile'),
      {
        ...launchOptions,
        baseURL: app.origin,
      },
    );
    const page = await kept.newPage();
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
  },
);

test('text shared with the app is shown for a reply, also without a connection, and is not sent', {
  tag: '@night',
}, async ({ page, app, context }) => {
  const ada = await app.owner('Ada');
  // A browser lists 250 files by default, and the pages that are fetched ahead are more.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
  await open(page, ada);
  await onDevice(page);
  await page.reload();
  // The dialog is preloaded and not in the worker's cache.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/reply-dialog')),
  );
  await context.setOffline(true);
  await share(page, shared);
  await expect(message(page)).toHaveValue('Your price is too high, Jim');
  expect(await ada.charged()).toBe(0);
});

test('a shared photo is attached in the assistant, and one that cannot be decoded keeps its text', {
  tag: '@night',
}, async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await open(page, ada);
  await onDevice(page);
  await page.reload();
  await share(
    page,
    { ...shared, text: 'Water under the boiler' },
    await phonePhoto(page, 400, 200),
  );
  await expect(page.getByText('Photo attached')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByLabel('Message the assistant')).toHaveValue('Water under the boiler');
  await share(page, shared, broken);
  await expect(page.getByText('We can’t open that photo.')).toBeVisible();
  await expect(message(page)).toHaveValue('Your price is too high, Jim');
  expect(await ada.charged()).toBe(0);
});

test('text shared before signing in is shown after it', { tag: '@night' }, async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada');
  await open(page, ada);
  await onDevice(page);
  await signOut(page);
  await expect(page).toHaveURL(/\/($|login)/);
  // A page in the worker's scope, as the system opens it.
  await page.goto('/dashboard');
  await share(page, shared);
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fshare/);
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(message(page)).toHaveValue('Your price is too high, Jim');
});

test('a share that bypasses the worker opens the paste field, also through signing in', {
  tag: '@night',
}, async ({ page, app }) => {
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

test('without a worker the URL keeps the shared text through signing in', {
  tag: '@night',
}, async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await page.goto(`/dashboard/share?text=${encodeURIComponent('Your price is too high, Jim')}`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(message(page)).toHaveValue('Your price is too high, Jim');
});

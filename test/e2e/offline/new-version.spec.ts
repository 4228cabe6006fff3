import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { chatView, input } from '#test/support/pages/chat-page.ts';
import { open, startPlaywrightApp, test as usual } from '#test/support/playwright-app.ts';
import { cacheNames, onDevice } from '#test/support/web/on-device.ts';

/** A separate app over a copy of the build, in which a test can publish another version. */
const test = usual.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'sevenhands-site-'));
      await cp('web/dist', folder, { recursive: true });
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ site }, use) => {
      const app = await startPlaywrightApp({ site });
      await use(app);
      await app.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
// These tests visit several times and cache the whole app.
test.describe.configure({ timeout: 180_000 });
test.use({ serviceWorkers: 'allow', loadsAhead: true });

const notice = (page: Page) => page.getByText('There’s a new version of Sevenhands.');
const lookForVersion = (page: Page) =>
  page.evaluate(async () => {
    const [registration] = await navigator.serviceWorker.getRegistrations();
    await registration?.update().catch(() => {});
  });
/** Publishes a worker with another version name. */
const publish = async (site: string, version: string) => {
  const file = join(site, 'sw.js');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll(/app [0-9a-f]{12}/g, `app ${version}`));
};

test('a new version during a question is offered in every tab, started in one, and keeps all text', {
  tag: '@night',
}, async ({ page, app, context, site }) => {
  await open(page, await app.owner('Ada'), chatView);
  await onDevice(page);
  await page.reload();
  await input(page).fill('Half a thought');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByLabel('Message the assistant').fill('The other half');
  await other.evaluate(() => Object.assign(window, { stayed: true }));

  await publish(site, '111111111111');
  await lookForVersion(page);
  await expect(notice(page)).toBeVisible();
  await expect(notice(other)).toBeVisible();
  await expect(input(page)).toHaveValue('Half a thought');
  const reloaded = page.waitForEvent('domcontentloaded', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Update now' }).click();
  await reloaded;
  // The page reloads as soon as the new worker has taken over, which waits for the old one's requests.
  await expect(async () => {
    expect(await cacheNames(page)).toEqual(['app 111111111111']);
  }).toPass({ timeout: 30_000 });
  await expect(notice(page)).toBeHidden();
  await expect(input(page)).toHaveValue('Half a thought');
  expect(await other.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(other.getByLabel('Message the assistant')).toHaveValue('The other half');
  await other.getByRole('button', { name: 'Update now' }).click();
  await expect(notice(other)).toBeHidden();
  await expect(other.getByLabel('Message the assistant')).toHaveValue('The other half');
});

test('a worker never caches a page of another release', { tag: '@night' }, async ({
  page,
  app,
  site,
}) => {
  await open(page, await app.owner('Ada'));
  await onDevice(page);
  const before = await cacheNames(page);
  const html = await readFile(join(site, 'app.html'), 'utf8');
  await writeFile(join(site, 'app.html'), html.replace('</title>', ' </title>'));
  await publish(site, '222222222222');
  await lookForVersion(page);
  await page.waitForTimeout(1500);
  expect(await cacheNames(page)).toEqual(before);
  await expect(notice(page)).toBeHidden();
});

import { expect, type Page } from '@playwright/test';
import { goTo } from '#test/support/pages/frame.ts';
import { open, test } from '#test/support/playwright-app.ts';

test.use({ loadsAhead: true });

const goToHelper = async (page: Page, name: string) => {
  await goTo(page, name);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
};
const topics = (page: Page) => page.getByRole('region', { name: 'Topics' });

/** Records every loading indicator the page shows from now on, however short. */
const watchForWaiting = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { waited: seen });
    new MutationObserver(() => {
      for (const sign of document.querySelectorAll('.spinner, .skeleton'))
        seen.push(sign.textContent || sign.className);
    }).observe(document.body, { childList: true, subtree: true });
  });
const waited = (page: Page) =>
  page.evaluate(() => (window as unknown as { waited: string[] }).waited);

test('a helper and a chat opened before show at once, even while the server does not respond', {
  tag: '@night',
}, async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await ada.askTimes(1);
  await open(page, ada, '/dashboard/sales');
  await page.getByRole('button', { name: 'Continue Previous Conversation' }).click();
  const conversation = page.getByRole('log', { name: 'Chat with Sales' });
  await expect(conversation.getByText('How do I follow up?', { exact: true })).toBeVisible();
  await goToHelper(page, 'Marketing');
  await expect(topics(page)).toBeVisible();

  await page.route('**/api/**', () => {});
  await watchForWaiting(page);
  await goToHelper(page, 'Sales');
  await expect(topics(page)).toBeVisible();
  await page.getByRole('button', { name: 'Continue Previous Conversation' }).click();
  await expect(conversation.getByText('How do I follow up?', { exact: true })).toBeVisible();
  await goToHelper(page, 'Marketing');
  await expect(topics(page)).toBeVisible();
  expect(await waited(page)).toEqual([]);
});

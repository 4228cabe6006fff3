import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessibleInAllLayouts } from '#test/support/browser.ts';
import { open, type PlaywrightApp, test } from '#test/support/playwright-app.ts';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Somebody in a browser of their own. */
const elsewhere = async (browser: Browser | null, app: PlaywrightApp) =>
  (await browser?.newContext({ baseURL: app.origin }))?.newPage() as Promise<Page>;

/** Joins the office by the link of the invitation. */
const join = async (page: Page, { stack }: PlaywrightApp, email: string) => {
  const link = stack.mail.inbox
    .list(email)
    .map(({ text }) => /\/invitation#([\w-]{43})/.exec(text)?.[1])
    .find(Boolean);
  await page.goto(`/invitation#${link}`);
  await page.getByLabel('Your first name').fill('Carol');
  await press(page, /^Join/);
  await expect(page).toHaveURL('/dashboard');
};

const typeAndSend = async (page: Page, word: string, button: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(`Type ${word} to confirm`).fill(word);
  await dialog.getByRole('button', { name: button }).click();
};

test('an owner hands the account over, and the new one lets them go', { tag: '@night' }, async ({
  page,
  app,
  browser,
}) => {
  const renee = await app.owner('Renee');
  const carolsOwn = await app.owner('Carol', 'free');
  await renee.client.account.invite({ email: carolsOwn.email, businesses: null });
  const carol = await elsewhere(browser, app);
  await open(carol, carolsOwn, '/dashboard');
  await join(carol, app, carolsOwn.email);

  await open(page, renee, '/dashboard/profile/people');
  await press(page, 'Hand over');
  await expectAccessibleInAllLayouts(page);
  await typeAndSend(page, 'HAND OVER', 'Send the offer');
  await expect(page.getByText('Offered to Carol')).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  await carol.goto('/dashboard/week');
  await expect(carol.getByText('wants to hand Renee Plumbing over to you')).toBeVisible();
  await carol.getByRole('link', { name: 'See what it means' }).click();
  await expectAccessibleInAllLayouts(carol);
  await press(carol, 'Accept');
  await carol.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(carol.getByText('2 of 5 on Professional')).toBeVisible();
  await expect(carol.getByText('That’s you.')).toBeVisible();

  await page.goto('/dashboard/profile/plan');
  await expect(page.getByText('This is with Carol.')).toBeVisible();
  await page.goto('/dashboard/week');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await carol.getByRole('button', { name: /^Remove / }).click();
  await carol.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(carol.getByText(/was removed and signed out\./)).toBeVisible();
  await page.goto('/dashboard/week');
  const whose = page.getByRole('heading', { name: 'Renee Plumbing now belongs to Carol.' });
  await expect(whose).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await press(page, 'Delete my sign-in');
  await typeAndSend(page, 'DELETE', 'Permanently delete');
  await expect(page.getByText('Your account is being deleted.')).toBeVisible();
  await carol.reload();
  await expect(carol.getByText('1 of 5 on Professional')).toBeVisible();
});

test('the new owner deletes the account they took over, and keeps their own @night', async ({
  page,
  app,
}) => {
  const renee = await app.owner('Renee');
  const carol = await app.owner('Carol', 'free');
  await renee.client.account.invite({ email: carol.email, businesses: null });
  await open(page, carol, '/dashboard');
  await join(page, app, carol.email);
  const { members } = await renee.client.account.people({});
  const id = members[0]?.id ?? '';
  await renee.client.account.offerHandover({ id, confirmation: 'HAND OVER' });
  await page.goto('/dashboard/profile/people');
  await press(page, 'Accept');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('That’s you.')).toBeVisible();
  await page.goto('/dashboard/profile/data');
  await expect(page.getByText('Delete this account')).toBeVisible();
  await press(page, /^Delete/);
  await expectAccessibleInAllLayouts(page);
  await typeAndSend(page, 'DELETE', 'Permanently delete');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Carol Plumbing').first()).toBeVisible();
});

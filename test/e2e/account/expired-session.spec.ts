import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '#test/support/browser.ts';
import { signOut } from '#test/support/pages/frame.ts';
import { weekOf } from '#test/support/pages/week-page.ts';
import { type Owner, open, test } from '#test/support/playwright-app.ts';
import { sessionNotices } from '#web/core/session-notices.ts';

/** The tokens are gone, and the page asks the server again, as when its owner comes back to it after a month. */
const expire = async (page: Page) => {
  await page.evaluate(() => {
    localStorage.clear();
    const now = Date.now;
    Date.now = () => now() + 60_000;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect(page.getByRole('alert')).toHaveText(sessionNotices.sessionExpired);
};

const signInHere = async (page: Page, owner: Owner) => {
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

test('an expired session says so, and the profile being edited comes back after signing in', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/profile');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Location').fill('Boise, Idaho');
  await page.getByLabel('Business type', { exact: true }).selectOption('Other');
  await page.getByLabel('What does your business do?').fill('Pool service');
  await page
    .getByRole('group', { name: 'Goals' })
    .getByRole('checkbox', { name: 'Reduce costs' })
    .check();
  await expire(page);
  await expectAccessibleInBothThemes(page);
  await signInHere(page, dana);
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByLabel('Location')).toHaveValue('Boise, Idaho');
  await expect(page.getByLabel('What does your business do?')).toHaveValue('Pool service');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved!')).toBeVisible();
  const [business] = (await dana.client.account.get({})).businesses;
  expect(business).toMatchObject({
    location: 'Boise, Idaho',
    type: 'Pool service',
    selected_goals: ['Reduce costs'],
  });
});

test('the form of a prompt comes back with what was filled in', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/sales?prompt=sales.follow-up.quote-gone-quiet');
  const dialog = page.getByRole('dialog', { name: 'Quote gone quiet' });
  await dialog.getByLabel('Quote amount').fill('1850');
  await dialog.getByText('Sharper with your details').click();
  await dialog.getByLabel('Constraints').fill('No discounts');
  await expire(page);
  await signInHere(page, dana);
  await expect(dialog.getByLabel('Quote amount')).toHaveValue('1850');
  await expect(dialog.getByLabel('Constraints')).toHaveValue('No discounts');
});

test('a task being typed or changed comes back, to its owner only', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const dana = await app.owner('Dana');
  const week = await weekOf(dana);
  await week.add(['Order filters', 0]);
  await open(page, dana, '/dashboard/week');
  await page.getByLabel('Add to your week').fill('Call the supplier');
  await page.getByRole('button', { name: /^Move/ }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Notes').fill('20 by 25, four of them');
  await expire(page);
  await signInHere(page, dana);
  await expect(page.getByLabel('Add to your week')).toHaveValue('Call the supplier');
  await expect(page.getByLabel('Notes')).toHaveValue('20 by 25, four of them');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('20 by 25, four of them')).toBeVisible();

  await page.getByLabel('Add to your week').fill('Only for Dana');
  await expire(page);
  const eli = await app.owner('Eli');
  await signInHere(page, eli);
  await expect(page.getByLabel('Add to your week')).toHaveValue('');
});

test('what was typed goes with its owner who signs out', async ({ page, app }) => {
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/week');
  await page.getByLabel('Add to your week').fill('Call the supplier');
  await signOut(page);
  await expect(page).toHaveURL(/\/($|login)/);
  await page.evaluate(() => {
    history.pushState({}, '', '/login?next=%2Fdashboard%2Fweek');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await signInHere(page, dana);
  await expect(page.getByLabel('Add to your week')).toHaveValue('');
});

import { expect } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoOverflow } from '#test/support/browser.ts';
import { test } from '#test/support/playwright-app.ts';

test('the inbox shows every email as text and in the shared template, light and dark', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const owner = await app.owner('mia');
  await owner.client.feedback.contactAsMember({
    name: 'Mia',
    email: owner.email,
    subject: 'billing',
    message: 'Can I pay\nby invoice?',
  });
  await page.goto('/__local/mail');
  await expectNoOverflow(page);
  const mails = page.getByRole('article');
  const subjects = ['Your Sevenhands code', 'Welcome to Sevenhands', /contact form: Billing/i];
  for (const subject of subjects) {
    const mail = mails.filter({ has: page.getByRole('heading', { name: subject }) }).first();
    await mail.getByText('HTML', { exact: true }).click();
    const sheet = mail.frameLocator('iframe');
    await expect(sheet.getByText('Sevenhands', { exact: true }).first()).toBeVisible();
    await expect(sheet.getByRole('heading', { level: 1 })).toBeVisible();
    const paper = async () =>
      sheet.locator('table.card').evaluate((table) => {
        const { backgroundColor } = getComputedStyle(table);
        const isTooWide = document.documentElement.scrollWidth > innerWidth;
        return { backgroundColor, isTooWide };
      });
    for (const [colorScheme, backgroundColor] of [
      ['light', 'rgb(255, 255, 255)'],
      ['dark', 'rgb(15, 30, 38)'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(paper).toEqual({ backgroundColor, isTooWide: false });
    }
  }
  await expectAccessibleInBothThemes(page);
});

import type { Locator, Page } from '@playwright/test';

/** Opens the fold of a prompt's dialog, in which everything but its three fields stands. */
export const openFold = (dialog: Locator | Page) =>
  dialog.getByText('Sharper with your details').click();

/** Opens "Am I charging enough?" on the page of Finance. */
export const priceCheck = async (page: Page) => {
  await page.getByRole('button', { name: 'Pricing Strategies' }).click();
  // It may stand among the quick starts too; the topic's own is the last.
  await page
    .getByRole('button', { name: /^Am I charging enough\?/ })
    .last()
    .click();
  return page.getByRole('dialog', { name: 'Am I charging enough?' });
};

/** Opens that prompt for a drain clearing at $140, with the owner's numbers shown. */
export const openCharging = async (page: Page) => {
  await page.goto('/dashboard/finance');
  const dialog = await priceCheck(page);
  await dialog.getByRole('textbox', { name: 'Typical job', exact: true }).fill('Drain clearing');
  await dialog.getByRole('textbox', { name: 'Typical job price' }).fill('140');
  await openFold(dialog);
  return dialog;
};

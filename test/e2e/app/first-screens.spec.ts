import { expect } from '@playwright/test';
import { expectAccessible, expectNoOverflow, freshEmail, signUp } from '#test/support/browser.ts';
import { test } from '#test/support/playwright-app.ts';

test('onboarding shows trades as tiles with the button in view, a preview keeps the draft, and the first visit shows Welcome', {
  tag: ['@phone', '@night'],
}, async ({ page }) => {
  test.slow();
  await signUp(page, freshEmail('tiles'));
  await page.getByLabel('Business name').fill('Ridgeline');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio')).toHaveCount(10);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByText('Roofer', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Roofer' })).toBeChecked();

  await page.goto('/onboarding-preview?plan=standard');
  await page.getByLabel('Business name').fill('Somebody Else');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.goto('/onboarding?step=2');
  await expect(page.getByRole('radio', { name: 'Roofer' })).toBeChecked();
  await page.goto('/onboarding');
  await expect(page.getByLabel('Business name')).toHaveValue('Ridgeline');

  await page.goto('/onboarding?step=3');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Meet your helpers' })).toBeVisible();
  const finish = page.getByRole('button', { name: 'Go to My Dashboard' });
  await expect(finish).toBeInViewport();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await finish.click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ridgeline' })).toBeVisible();
});

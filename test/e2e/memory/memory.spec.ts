import { expect } from '@playwright/test';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { open, test } from '../../support/playwright-app.ts';

test('a fact is shown, edited, paused and deleted, and sent with the next prompt', {
  tag: '@phone',
}, async ({ page, app }) => {
  // Every state is checked in both themes.
  test.slow();
  const complaints = complaintsOf(page);
  const nora = await app.owner('Nora', 'pro', { name: 'Nora Roofs', type: 'Roofer' });
  await open(page, nora, '/dashboard/memory');
  await expect(page.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  await page.goto('/dashboard/operations?view=chat');
  await page
    .getByLabel('Message Operations')
    .fill('We are 4 people. I decided to stop weekend work in spring.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();

  await page.goto('/dashboard/memory');
  const facts = page.getByRole('region', { name: 'Facts' });
  const decisions = page.getByRole('region', { name: 'Decisions' });
  await expect(facts.getByText('4 people', { exact: true })).toBeVisible();
  await expect(decisions.getByText(/stop weekend work/).first()).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  await facts.getByRole('button', { name: /^Edit/ }).click();
  const field = facts.getByLabel('Edit fact');
  await expect(field).toBeFocused();
  await expectAccessibleInAllLayouts(page);
  await field.fill('5 people, one part time');
  await facts.getByRole('button', { name: 'Save' }).click();
  await expect(facts.getByText('5 people, one part time')).toBeVisible();
  await expect(facts.getByRole('button', { name: /^Edit/ })).toBeFocused();

  await facts.getByRole('button', { name: /^Pause/ }).click();
  await expect(facts.getByText('Paused. Helpers won’t use it.')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await page.reload();
  await expect(facts.getByText('Paused. Helpers won’t use it.')).toBeVisible();
  await facts.getByRole('button', { name: /^Resume/ }).click();
  await expect(facts.getByText('Paused. Helpers won’t use it.')).toBeHidden();

  await decisions.getByRole('link', { name: 'See chat' }).click();
  await expect(page).toHaveURL(/\/dashboard\/operations\?memoryId=/);
  await expect(page.getByText('We are 4 people.').first()).toBeVisible();

  await page.goto('/dashboard/memory');
  await decisions.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(decisions).toBeHidden();
  await expect(page.getByRole('heading', { name: 'What your helpers know' })).toBeFocused();
  await page.reload();
  await expect(facts).toBeVisible();
  await expect(decisions).toBeHidden();

  await page.goto('/dashboard/sales');
  await page.getByRole('button', { name: /^Follow-up Strategies/ }).click();
  await page.getByRole('button', { name: /^Quote gone quiet/ }).click();
  await expect(page.getByText('1 fact from earlier chats', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

import { expect, type Locator } from '@playwright/test';

/** A value that a blank of this kind takes. */
const fillBlank = async (blank: Locator) => {
  const tag = await blank.evaluate((element) => element.tagName);
  if (tag === 'SELECT') await blank.selectOption({ index: 1 });
  else if ((await blank.inputValue()) === '')
    await blank.fill(
      (await blank.getAttribute('inputmode')) === 'decimal' ? '480' : 'The job on Elm Street',
    );
};

/** Tests the prompt in the open editor as the three sample businesses: fills every blank that is empty, and waits for the answers. */
export const testPrompt = async (dialog: Locator) => {
  const form = dialog.getByRole('region', { name: 'Test it' });
  for (const blank of await form.locator('form').locator('input, textarea, select').all())
    await fillBlank(blank);
  await form.getByRole('button', { name: 'Test it' }).click();
  await expect(form.getByText(/: (All \d+|\d+ of \d+) checks (passed|failed)/)).toHaveCount(3, {
    timeout: 60_000,
  });
};

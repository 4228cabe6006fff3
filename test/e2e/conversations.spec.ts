import { expect } from '@playwright/test';
import { open, test } from '../support/own-app.ts';

test('a provider that fails three times and then works is charged once', async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await open(page, ada, '/dashboard/sales?view=chat');
  const down = { kind: 'status', status: 503 } as const;
  app.stack.openai.forget();
  app.stack.openai.fail(down, down, down);
  await page.getByLabel('Message Sales').fill('How do I follow up on a quote?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy this reply' })).toBeVisible({
    timeout: 20_000,
  });
  const times = app.stack.openai.requests().map(({ at }) => at);
  const waits = times.slice(1).map((at, nth) => Math.floor((at - (times[nth] ?? 0)) / 1000));
  expect(waits).toEqual([1, 2, 4]);
  expect(await ada.charged()).toBe(1);
});

import { type Browser, expect, type Page } from '@playwright/test';
import {
  expectAccessibleInAllLayouts,
  expectAccessibleInBothThemes,
  freshEmail,
} from '#test/support/browser.ts';
import { ask, chatView, log, long, replies, say } from '#test/support/pages/chat-page.ts';
import { elsewhere, join } from '#test/support/pages/people-pages.ts';
import { taskOn, weekOf } from '#test/support/pages/week-page.ts';
import { open, type PlaywrightApp, test } from '#test/support/playwright-app.ts';

/** Sam owns the account, and Renee works in it in a browser of her own. */
const both = async (app: PlaywrightApp, browser: Browser | null) => {
  const sam = await app.owner('Sam');
  const email = freshEmail('renee');
  await sam.client.account.invite({ email });
  const renee = await elsewhere(browser, app);
  await join(renee, app, email, 'Renee');
  return { sam, renee };
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('two people work through one week and on one overdue invoice, and each is told who was first', {
  tag: '@night',
}, async ({ page, app, browser }) => {
  test.slow();
  const { sam, renee } = await both(app, browser);
  const { add, business_id, today, read } = await weekOf(sam);
  await add(['Order bleach', 0], ['Send the list', 0]);
  const day = (offset: number) =>
    new Date(Date.parse(today) + offset * 86_400_000).toISOString().slice(0, 10);
  const { receivables } = await sam.client.connections.saveReceivables({
    ...{ business_id, today, currency: 'USD' },
    invoices: [
      {
        ...{ customer: 'Olentangy Dental', number: '1207', total: '660', balance: '660' },
        ...{ issued: day(-45), due: day(-25) },
      },
    ],
  });
  await open(page, sam, '/dashboard/week');
  await renee.goto('/dashboard/week');
  for (const one of [page, renee]) await expect(taskOn(one, 'Send the list')).toBeVisible();

  await renee.getByRole('checkbox', { name: 'Order bleach', exact: true }).check();
  await expect(renee.getByText('Done: Order bleach')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Order bleach', exact: true }).check();
  await expect(page.getByText(/^Renee checked off “Order bleach”/)).toBeVisible();
  for (const one of [renee, page])
    await taskOn(one, 'Send the list').getByRole('button', { name: /^Move/ }).click();
  await press(renee, 'Tomorrow');
  await expect.poll(async () => (await read('Send the list'))?.due).toBe(day(1));
  await press(page, /^(Next )?Monday/);
  await expect(page.getByText(/^Renee moved “Send the list” to /)).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await press(page, 'Keep the other change');
  await expect(page.getByText(/^Renee moved/)).toBeHidden();

  const invoice = `/dashboard/numbers/owed/${receivables[0]?.id}`;
  for (const one of [renee, page]) {
    await one.goto(invoice);
    await expect(one.getByRole('button', { name: 'Write a reminder' })).toBeVisible();
  }
  await press(renee, 'I sent a reminder');
  await expect(renee.getByText('You sent a reminder')).toBeVisible();
  await press(page, /^Write a reminder/);
  await expect(page.getByText(/^Renee sent a reminder (just now|1 minute ago)\.$/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await press(page, 'OK');
  await press(page, 'Mark as paid');
  await expect(page.getByText('Marked paid')).toBeVisible();
  await press(renee, 'I sent a reminder');
  await expect(
    renee.getByText(/^The owner marked this paid (just now|1 minute ago)\.$/),
  ).toBeVisible();
  await expectAccessibleInBothThemes(renee);
});

test('a person who is removed while an answer streams sees its end, is out at once, and the account is charged once', {
  tag: '@night',
}, async ({ page, app, browser }) => {
  test.slow();
  const { sam, renee } = await both(app, browser);
  await open(page, sam, '/dashboard/profile/people');
  await renee.goto(chatView);
  say(app, long);
  await ask(renee, 'What first?');
  await expect(log(renee).getByText('Step 2:')).toBeVisible();
  await press(page, 'Remove Renee');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Renee was removed and signed out.')).toBeVisible();
  await expect(renee.getByText('You don’t have access to this account anymore')).toBeVisible({
    timeout: 30_000,
  });
  await expect(renee).toHaveURL('/onboarding');
  expect(await replies(renee).count()).toBe(0);
  await expect.poll(sam.charged).toBe(1);
});

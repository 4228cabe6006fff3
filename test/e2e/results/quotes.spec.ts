import { expect } from '@playwright/test';
import { ulid } from 'ulid';
import { ownerPartition, sortPrefix } from '#functions/lib/keys/owner-item-keys.ts';
import { addDays } from '#shared/domain/lib/local-date.ts';
import { accessTable } from '../../support/app/table.ts';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { type Owner, open, type PlaywrightApp, test } from '../../support/playwright-app.ts';
import { quoteGoneQuiet } from '../../support/quote-gone-quiet.ts';

/** Asks for messages about a quote that went quiet; answers the id of its chat. */
const askAboutQuote = async ({ client }: Owner) => {
  const { account } = await client.account.get({});
  const chat_id = crypto.randomUUID();
  const events = await client.chat.ask({
    message_id: ulid(),
    chat_id,
    business_id: String(account.active_business_id),
    helper_id: 'sales',
    prompt: quoteGoneQuiet('Let me think about it.'),
  });
  for await (const { event } of events) if (event === 'done') break;
  return chat_id;
};

/** Lets the follow-up of every quote of an owner be older, and not answered yet. */
const letQuotesWait = async ({ stack }: PlaywrightApp, { email, client }: Owner) => {
  const table = accessTable(stack.data.url);
  const { account } = await client.account.get({});
  const { on } = await client.checkIn.get({ business_id: String(account.active_business_id) });
  const pk = ownerPartition(stack.auth.find(email)?.sub ?? '');
  for (const row of await table.rows(pk, sortPrefix.quote))
    await table.put({ ...row, sent_on: addDays(on, -5), said_on: null, outcome: 'open' });
};

test('an owner says in one tap what became of a quote: where the message was sent, in the results and in the weekly check-in', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const ada = await app.owner('Ada', 'pro');
  const chat = await askAboutQuote(ada);
  await open(page, ada, `/dashboard/sales?memoryId=${chat}`);
  await page.getByRole('button', { name: 'Mark as sent' }).first().click();
  const said = page.getByRole('group', { name: 'Did you win this quote?' });
  await expect(said.getByRole('button', { name: 'Won' })).toHaveAttribute('aria-pressed', 'false');
  await expectAccessibleInAllLayouts(page);
  await said.getByRole('button', { name: 'Won' }).click();
  await expect(said.getByRole('button', { name: 'Won' })).toHaveAttribute('aria-pressed', 'true');

  await open(page, ada, '/dashboard/results');
  await expect(
    page.getByRole('heading', { name: '1 of 1 quote won this month: $480' }),
  ).toBeVisible();
  await expect(page.getByText('$480 · Followed up')).toBeVisible();
  const row = page.getByRole('group', { name: /^Did you win it\?/ });
  await row.getByRole('button', { name: 'Lost' }).click();
  await expect(
    page.getByRole('heading', { name: '0 of 1 quote won this month (1 lost)' }),
  ).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  await letQuotesWait(app, ada);
  await open(page, ada, '/dashboard/check-in');
  await expect(page.getByRole('heading', { name: 'Did you win this quote?' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await row.getByRole('button', { name: 'Still open' }).click();
  await expect(row.getByRole('button', { name: 'Still open' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Check-in day and time' })).toBeVisible();
  // It is asked about again at the next check-in, not at this one.
  await expect(row).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('an outcome that cannot be saved is not shown as saved', { tag: '@night' }, async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada', 'pro');
  const chat = await askAboutQuote(ada);
  await open(page, ada, `/dashboard/sales?memoryId=${chat}`);
  await page.getByRole('button', { name: 'Mark as sent' }).first().click();
  await page.route('**/api/businesses/*/quotes/*', (route) => route.abort());
  const won = page
    .getByRole('group', { name: 'Did you win this quote?' })
    .getByRole('button', { name: 'Won' });
  await won.click();
  await expect(page.getByText('Couldn’t save that. Try again.')).toBeVisible();
  await expect(won).toHaveAttribute('aria-pressed', 'false');
});

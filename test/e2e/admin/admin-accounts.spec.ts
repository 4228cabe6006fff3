import { expect } from '@playwright/test';
import { complaintsOf } from '../../support/browser.ts';
import { act, admin, looksRight } from '../../support/pages/admin-desk.ts';
import { askFully, chatView } from '../../support/pages/chat-page.ts';
import { open, test } from '../../support/playwright-app.ts';

test('the admin finds an account by its email and sees plan, usage, businesses and dates', {
  tag: '@phone',
}, async ({ page, app }) => {
  test.slow();
  const ada = await app.owner('Ada', 'free');
  await open(page, ada, chatView);
  await askFully(page, 'What only Ada may read');
  const desk = await admin(page, app);
  const complaints = complaintsOf(desk);
  const field = desk.getByLabel('Find an account');
  await field.fill(ada.email.toUpperCase());
  await field.press('Enter');
  await expect(desk.getByRole('heading', { name: ada.email })).toBeVisible();
  await expect(desk.getByText('1 of 10 this day')).toBeVisible();
  await expect(desk.getByText('Ada Plumbing')).toBeVisible();
  await expect(desk.getByText('Never opened checkout')).toBeVisible();
  await desk.getByRole('button', { name: 'Sign out: Sign out everywhere' }).click();
  await looksRight(desk);
  await desk.keyboard.press('Escape');
  await expect(desk.getByText('What only Ada may read')).toHaveCount(0);
  await looksRight(desk);
  await desk.reload();
  await act(desk, `Mark as test: Mark ${ada.email} as test`, 'Mark as test');
  await act(desk, `Count again: ${ada.email} is a test account`, 'Count again');
  await expect(desk.getByRole('button', { name: /^Mark as test/ })).toBeVisible();
  await desk.getByRole('link', { name: 'All accounts' }).click();
  await expect(desk.getByRole('link', { name: ada.email })).toBeVisible();
  expect(complaints).toEqual([]);

  await field.fill('nobody@example.com');
  await desk.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(desk.getByText('No account with this email.')).toBeVisible();
  await looksRight(desk);
  await desk.context().close();
});

test('the audit log lists views of an account, and "Changes only" hides them', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await open(page, ada);
  const desk = await admin(page, app);
  await desk.getByRole('link', { name: ada.email }).click();
  await act(desk, `Mark as test: Mark ${ada.email} as test`, 'Mark as test');
  await desk.getByRole('link', { name: 'Audit log' }).click();
  // The filter lists every action too.
  const log = desk.getByRole('listitem');
  const looks = log.filter({ hasText: 'Viewed an account' });
  await expect(looks.first()).toBeVisible();
  await looksRight(desk);
  // The filter stands in the address, so the box follows it.
  await desk.getByLabel('Changes only').click();
  await expect(desk.getByLabel('Changes only')).toBeChecked();
  await expect(log.filter({ hasText: 'Changed a test-account flag' }).first()).toBeVisible();
  await expect(looks).toHaveCount(0);
  await looksRight(desk);
  await desk.getByLabel('Changes only').click();
  await expect(desk.getByLabel('Changes only')).not.toBeChecked();
  await expect(looks.first()).toBeVisible();
  await desk.context().close();
});

test(
  'a thumbs down with its reason is listed by helper, and questions are listed by helper and trade',
  {
    tag: ['@phone', '@night'],
  },
  async ({ page, app }, { project }) => {
    test.slow();
    const reason = `Not for my town, ${project.name}`;
    await open(page, await app.owner('Bea'), chatView);
    await askFully(page, 'Hello');
    await page.getByRole('button', { name: 'This didn’t help' }).click();
    await page.getByLabel('Reason (optional)').fill(reason);
    await page.getByRole('button', { name: 'Send', exact: true }).last().click();
    await expect(page.getByRole('button', { name: 'This didn’t help' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const desk = await admin(page, app);
    await expect(desk.getByRole('row', { name: /^Sales \d/ })).toBeVisible();
    await expect(desk.getByRole('row', { name: /^Plumber \d/ })).toBeVisible();
    await desk.getByRole('link', { name: 'Starter prompts' }).click();
    await desk.getByRole('link', { name: 'By helper' }).click();
    // The list before it has a filter of the same name.
    await expect(desk.getByRole('heading', { name: /^Ratings for/ })).toBeVisible();
    await desk.getByLabel('Helper', { exact: true }).selectOption('sales');
    const row = desk.getByRole('listitem').filter({ hasText: 'in the owner’s own words' });
    await row.getByText(/^\d+ reasons?$/).click();
    await expect(row.getByText(reason)).toBeVisible();
    await looksRight(desk);
    await desk.context().close();
  },
);

test('a message about a double charge is answered from the inbox, with the way to the refund beside it', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const ada = await app.owner('Ada', 'free');
  const { url } = await ada.client.billing.checkout({ plan: 'essentials', period: 'monthly' });
  app.stack.stripe.pay(url.split('/').at(-1) ?? '');
  await app.stack.stripe.webhooks.settled();
  await ada.client.feedback.contactAsMember({
    name: 'Ada Marsh',
    email: ada.email,
    subject: 'billing',
    message: 'My card shows two payments. Please send one back.',
  });
  await open(page, ada);

  const desk = await admin(page, app);
  await desk.getByRole('link', { name: 'Inbox' }).click();
  await looksRight(desk);
  const began = Date.now();
  await desk.getByRole('link', { name: 'Billing, Ada Marsh' }).first().click();
  await expect(desk.getByRole('heading', { name: 'What went wrong lately' })).toBeVisible();
  await expect(
    desk.getByRole('link', { name: /^Refund in Stripe: \$19\.00/ }).first(),
  ).toBeVisible();
  await looksRight(desk);
  await desk.getByRole('button', { name: 'Refund is on its way' }).click();
  await desk.getByRole('button', { name: 'Send and done' }).click();
  await expect(desk.getByText('Sent, and the message is done')).toBeVisible();
  expect(Date.now() - began).toBeLessThan(60_000);
  await looksRight(desk);
  const [mail] = app.stack.mail.inbox.list(ada.email);
  expect(mail?.subject).toBe('Re: Billing');
  expect(mail?.text).toContain('> My card shows two payments.');
  await desk.context().close();
});

test(
  'an idea is answered beside the account of its owner',
  { tag: ['@phone', '@night'] },
  async ({ page, app }, { project }) => {
    const ada = await app.owner('Ada');
    const text = `Let me print the week, ${project.name}`;
    await ada.client.feedback.suggestAsMember({ suggestion_text: text });
    await open(page, ada);
    const desk = await admin(page, app);
    await desk.getByRole('link', { name: 'Inbox' }).click();
    await desk.getByLabel('Ideas').click();
    await desk.getByLabel(text).check();
    await expect(desk.getByRole('button', { name: 'Send and done' })).toBeVisible();
    await looksRight(desk);
    await desk.getByRole('link', { name: 'A member' }).first().click();
    await expect(desk.getByRole('link', { name: ada.email })).toBeVisible();
    await expect(desk.getByText('Nothing in 60 days.')).toBeVisible();
    await desk.getByLabel('Your answer').fill('You can print it now.');
    await looksRight(desk);
    await desk.getByRole('button', { name: 'Send and done' }).click();
    await expect(desk.getByText('Sent to 1')).toBeVisible();
    const [mail] = app.stack.mail.inbox.list(ada.email);
    expect(mail?.subject).toBe('Re: Your suggestion');
    expect(mail?.text).toContain(`> ${text}`);
    await desk.context().close();
  },
);

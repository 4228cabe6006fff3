import { expect, type Page } from '@playwright/test';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { openFold } from '../../support/pages/charging-page.ts';
import { signOut } from '../../support/pages/frame.ts';
import { phonePhoto } from '../../support/pages/photo-page.ts';
import { open, type PlaywrightApp, test } from '../../support/playwright-app.ts';

const brenda =
  'Hi, Brenda here. You put in our water heater last Thursday and this morning there is water on the basement floor. I am not happy. We paid $1,940 for this! Come and look today. 418 Maple St, you can reach me at 740-555-0148.';
const contacts = ['740-555-0148', '418 Maple'];

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reply to a customer' });
const answers = (page: Page) => page.getByRole('dialog', { name: 'Your 2 replies' });
const message = (page: Page) => dialog(page).getByLabel('What did they write?');
const choice = (page: Page, name: string) => dialog(page).getByRole('radio', { name });
const write = (page: Page) => dialog(page).getByRole('button', { name: 'Write my reply' });
const start = (page: Page) => page.getByRole('button', { name: /^Reply to a customer/ });
/** All requests that the provider's stand-in has received. */
const asked = ({ stack }: PlaywrightApp) => JSON.stringify(stack.openai.requests());
/** The data stored in this browser. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

/** Pastes a text into the field. */
const paste = async (page: Page, text: string) => {
  await message(page).focus();
  await page.evaluate((words) => {
    const data = new DataTransfer();
    data.setData('text/plain', words);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
    document.activeElement?.dispatchEvent(event);
    document.execCommand('insertText', false, words);
  }, text);
};

/** An owner who has asked questions, so that the dashboard opens on today. */
const ownerOf = async (app: PlaywrightApp, name: string) => {
  const owner = await app.owner(name, 'pro', {
    selected_helpers: ['sales', 'customer-service', 'finance'],
  });
  await owner.askTimes(1);
  return owner;
};

test('a complaint is pasted, its kind guessed and a reply drafted: contact details stay in the browser and are in the drafts', {
  tag: '@phone',
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const ada = await ownerOf(app, 'Ada');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, ada);
  await start(page).click();
  await paste(page, brenda);
  await expect(dialog(page).getByText('This looks like a complaint')).toBeVisible();
  await expect(choice(page, 'A complaint')).toBeChecked();
  await expect(dialog(page).getByLabel('What did they pay?')).toHaveValue('1,940');
  await expect(
    dialog(page).getByRole('listitem').filter({ hasText: '418 Maple St' }),
  ).toContainText('[address 1]');
  await dialog(page).getByText('See what the helper sees').click();
  await expect(
    dialog(page).getByText(/\[address 1\], you can reach me at \[phone 1\]/),
  ).toBeVisible();
  await openFold(dialog(page));
  await choice(page, 'Firm').check();
  await expectAccessibleInAllLayouts(page);
  await write(page).dblclick();

  const short = answers(page).getByRole('article', { name: 'Short' });
  await expect(short).toContainText('740-555-0148');
  await expect(short).toContainText('418 Maple St');
  await expect(answers(page).getByRole('article', { name: 'Full' })).toContainText('740-555-0148');
  await expect(answers(page).getByRole('link', { name: 'Call 740-555-0148' })).toHaveAttribute(
    'href',
    'tel:7405550148',
  );
  await expect(answers(page).getByText('Don’t write')).toBeVisible();
  await expect(short.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  expect(await ada.charged()).toBe(2);
  for (const contact of contacts) {
    expect(asked(app)).not.toContain(contact);
    expect(sent.filter((request) => request.includes(contact))).toEqual([]);
  }
  expect(asked(app)).toContain('Tone: Firm');
  expect(asked(app)).toContain('They paid $1,940 for the job; leave');

  await answers(page).getByRole('button', { name: 'Continue with Customer Service' }).click();
  await expect(page).toHaveURL(/\/dashboard\/customer-service\?memoryId=/);
  const draft = page.getByRole('article', { name: 'Short' });
  await expect(draft).toContainText('740-555-0148');
  await page.reload();
  await expect(draft).toContainText('418 Maple St');
  expect(await kept(page)).toContain('740-555-0148');

  // Saved work is a copy on the server.
  await draft.getByRole('button', { name: 'Save “Short”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Added to Saved work' })).toBeVisible();
  for (const contact of contacts)
    expect(sent.filter((request) => request.includes(contact))).toEqual([]);

  const address = page.url();
  await signOut(page);
  await expect(page).toHaveURL(/\/login/);
  expect(await kept(page)).not.toContain('740');
  await open(page, ada, new URL(address).pathname + new URL(address).search);
  await expect(draft.getByRole('button', { name: 'Blank: phone 1' })).toBeVisible();
  await expect(draft.getByRole('textbox', { name: 'Address 1' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a smell of gas shows the safety card first, for the owner’s country', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const ada = await ownerOf(app, 'Grace');
  const { account } = await ada.client.account.get({});
  await ada.client.businesses.update({
    business_id: String(account.active_business_id),
    country: 'US',
  });
  const before = app.stack.openai.requests().length;
  await open(page, ada, '/dashboard/customer-service');
  await start(page).click();
  await paste(
    page,
    'You left an hour ago and now there is a smell of gas in the basement, you ruined our day. 740-555-0148',
  );
  const card = dialog(page).getByRole('alert');
  await expect(card).toContainText('This could be gas. Call before you write.');
  await expect(card).toContainText('have them call 911 or the gas company');
  await expect(card.getByRole('heading')).toBeFocused();
  await expect(card.getByRole('link', { name: '740-555-0148' })).toHaveAttribute(
    'href',
    'tel:7405550148',
  );
  await expectAccessibleInAllLayouts(page);
  expect(app.stack.openai.requests()).toHaveLength(before);
  await dialog(page).getByRole('button', { name: 'I called. Continue' }).click();
  await write(page).click();
  await expect(answers(page).getByRole('article', { name: 'Short' })).toBeVisible();
  expect(asked(app)).toContain('the message may be about gas');
});

test('text shared with the app is ready for a reply, also after signing in, and is not in the URL', {
  tag: '@night',
}, async ({ page, app }) => {
  const ada = await ownerOf(app, 'Ines');
  await open(
    page,
    ada,
    `/dashboard/share?title=Message&text=${encodeURIComponent('¿Pueden venir hoy? Se rompió la tubería y hay agua por toda la casa')}`,
  );
  await expect(message(page)).toHaveValue(/^Message\n¿Pueden venir hoy\?/);
  await expect(page).toHaveURL(/\/dashboard\/share$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a photo of a message waits in the assistant with the typed text, and an invalid file is refused', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  await open(page, await ownerOf(app, 'Nora'));
  await start(page).click();
  const photo = dialog(page).getByLabel('Photo', { exact: true });
  await photo.setInputFiles({
    name: 'letter.png',
    mimeType: 'image/png',
    buffer: Buffer.from('iVBORw0KGgo=', 'base64'),
  });
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await message(page).fill('Their letter about the boiler');
  await expectAccessibleInAllLayouts(page);
  await photo.setInputFiles(await phonePhoto(page, 900, 600));
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Photo attached')).toBeVisible();
  await expect(page.getByLabel('Message the assistant')).toHaveValue(
    'Their letter about the boiler',
  );
});

test('a reply about an overdue invoice uses the customer’s name, and only amount and dates are sent', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const ada = await ownerOf(app, 'Olive');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, ada, '/dashboard/numbers/import');
  await page
    .getByLabel('Choose a file')
    .setInputFiles('test/fixtures/numbers/csv/quickbooks-invoice-list.csv');
  await page
    .getByRole('button', { name: /^Write to them ?: Hartsell HOA/ })
    .first()
    .click();
  const dialogOfRow = page.getByRole('dialog', { name: 'Write to Hartsell HOA' });
  await expect(dialogOfRow.getByText('[customer]').first()).toBeVisible();
  await openFold(dialogOfRow);
  await dialogOfRow.getByRole('radio', { name: 'Warm' }).check();
  await expectAccessibleInAllLayouts(page);
  await dialogOfRow.getByRole('button', { name: 'Write my reply' }).click();
  await expect(dialogOfRow.getByRole('article', { name: 'Short' })).toContainText('Hartsell HOA');
  expect(asked(app)).toContain('An invoice to [customer] is not paid.');
  expect(asked(app)).not.toContain('Hartsell');
  expect(sent.filter((request) => request.includes('Hartsell'))).toEqual([]);
});

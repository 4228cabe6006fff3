import { expect, type Page } from '@playwright/test';
import { answerWithWork } from '#test/support/answers/work-answer.ts';
import { expectAccessibleInBothThemes, expectNoOverflow } from '#test/support/browser.ts';
import {
  askFully,
  chatView,
  input,
  log,
  long,
  replies,
  say,
} from '#test/support/pages/chat-page.ts';
import { open, test } from '#test/support/playwright-app.ts';

const chats = (page: Page) => page.getByRole('complementary', { name: 'Sales chats' });
const ready = (page: Page) => page.getByRole('complementary', { name: 'Ready to use' });
const looksRight = async (page: Page) => {
  await expectAccessibleInBothThemes(page);
  await expectNoOverflow(page);
};

test('from 1200 px a chat has its helper’s chats and what is ready beside it, from 1024 px its chats, below a link to them', {
  tag: '@night',
}, async ({ page, app }) => {
  await open(page, await app.owner('Ada'), chatView);
  await askFully(page, 'How do I follow up on a quote?');
  for (const [width, panes] of [
    [1600, 2],
    [1200, 2],
    [1199, 1],
    [1024, 1],
    [1023, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('complementary')).toHaveCount(panes);
    await expectNoOverflow(page);
  }
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Sales chats' }).click();
  await expect(page.getByRole('combobox', { name: 'Helper' })).toHaveValue('sales');
});

test('chats are found, renamed, pinned and opened beside the open one, and a new one begins there', {
  tag: '@night',
}, async ({ page, app }) => {
  test.slow();
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  const question = 'How do I follow up on a quote?';
  const first = 'Follow up on a quote';
  await askFully(page, question);
  await expect(chats(page).getByRole('link', { name: first })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible();
  await chats(page).getByRole('button', { name: 'New chat' }).click();
  await expect(replies(page)).toHaveCount(0);
  await expect(page.getByText('Hi! I’m here to help Ada Plumbing with sales.')).toBeVisible();
  await askFully(page, 'What is a fair price for a boiler?');
  await expect(chats(page).getByRole('link')).toHaveText([
    'What is a fair price for a boiler?',
    first,
  ]);
  await looksRight(page);

  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename this chat' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByLabel('Name')).toHaveValue('What is a fair price for a boiler?');
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a name')).toBeVisible();
  await dialog.getByLabel('Name').fill('The boiler');
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'The boiler', level: 1 })).toBeVisible();
  await expect(chats(page).getByRole('link', { name: 'The boiler' })).toBeVisible();

  await chats(page)
    .getByRole('button', { name: `Chat options: ${first}` })
    .click();
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(chats(page).getByRole('region', { name: 'Pinned' }).getByRole('link')).toHaveText(
    first,
  );
  await expect(chats(page).getByRole('link')).toHaveText([first, 'The boiler']);

  await chats(page).getByRole('searchbox').fill('boiler');
  await expect(chats(page).getByRole('link')).toHaveText(['The boiler']);
  await chats(page).getByRole('searchbox').fill('nothing like it');
  await expect(chats(page).getByText('No chats found')).toBeVisible();
  await chats(page).getByRole('searchbox').fill('');
  await chats(page).getByRole('link', { name: first }).click();
  await expect(log(page).getByText(question, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible();
  await page.reload();
  await expect(chats(page).getByRole('link')).toHaveText([first, 'The boiler']);
});

test('the question of a long answer stands whole above it, and Send beside the other ways to ask', {
  tag: '@night',
}, async ({ page, app }) => {
  await open(page, await app.owner('Ada'), chatView);
  say(app, long);
  const question = 'Can I raise my price for the regulars in January or not?';
  await askFully(page, question);
  await expect(log(page).getByText(question, { exact: true })).toBeInViewport({ ratio: 1 });
  const title = page.getByRole('heading', { name: /^Raise my price for the regulars/, level: 1 });
  await askFully(page, 'And then?');
  const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width;
  const send = page.getByRole('button', { name: 'Send', exact: true });
  for (const width of [1600, 1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const alone = await widthOf('.composer');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
    expect(await widthOf('.composer')).toBe(alone);
    expect(await title.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(
      1,
    );
    await expect(send).toBeDisabled();
    const middles = await page.evaluate(() =>
      ['.composer', '.composer textarea', '.composer .send', '.composer-tool'].map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box ? Math.round(box.top + box.height / 2) : null;
      }),
    );
    expect(new Set(middles).size, `${width} px: ${middles}`).toBe(1);
  }
});

test('what an answer has ready is copied and added beside it, and what is open leads to its field', {
  tag: '@night',
}, async ({ page, app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  answerWithWork(app.stack.openai);
  await open(page, await app.owner('Ada'), chatView);
  await expect(ready(page).getByText('Drafts to copy and steps for your week')).toBeVisible();
  await askFully(page, 'What do I tell my regulars?');
  await expect(ready(page).getByText('this answer')).toBeVisible();
  await looksRight(page);
  await ready(page).getByRole('button', { name: 'Fill it in' }).first().click();
  const field = page.getByRole('textbox', { name: 'First name' });
  await expect(field).toBeFocused();
  await field.fill('Janet');
  await expect(ready(page).getByText(/Janet/).first()).toBeVisible();
  await ready(page).getByRole('button', { name: /^Copy/ }).first().click();
  await expect(ready(page).getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Janet');
  await input(page).fill('And then?');
  await input(page).press('Enter');
  await expect(replies(page)).toHaveCount(2);
  await expect(ready(page).getByText('Earlier in this chat (1)')).toBeVisible();
});

test('a plan that saves no chats has no list of them', { tag: '@night' }, async ({ page, app }) => {
  await open(page, await app.owner('Finn', 'free'), chatView);
  await expect(ready(page)).toBeVisible();
  await expect(chats(page)).toHaveCount(0);
});

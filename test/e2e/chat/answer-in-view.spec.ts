import { expect, type Page } from '@playwright/test';
import { answerWithWork } from '#test/support/answers/work-answer.ts';
import {
  ask,
  askFully,
  chatView,
  input,
  log,
  long,
  replies,
  say,
} from '#test/support/pages/chat-page.ts';
import { firstLine } from '#test/support/pages/first-line.ts';
import { goTo } from '#test/support/pages/frame.ts';
import { open, test } from '#test/support/playwright-app.ts';

/** The first line of the newest answer stands in the window, uncovered, also once everything below it has arrived. */
const expectInView = async (page: Page) => {
  await expect
    .poll(async () => (await page.evaluate(firstLine))?.isInSight, { timeout: 20_000 })
    .toBe(true);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden({ timeout: 20_000 });
  await page.waitForTimeout(300);
  const line = await page.evaluate(firstLine);
  expect(line?.isInSight, `the first line stands at ${line?.top} px`).toBe(true);
};
const keyboard = { width: 390, height: 430 };
const short = 'Call them on Friday.';

for (const [length, words] of [
  ['long', long],
  ['short', short],
] as const)
  test(`a ${length} answer to a question typed on a helper’s page begins in view, in a chat of its own`, {
    tag: ['@phone', '@night'],
  }, async ({ page, app }) => {
    const ada = await app.owner('Ada');
    await open(page, ada, chatView);
    say(app, long);
    await askFully(page, 'The old question');
    await expectInView(page);
    await page.goto('/dashboard/sales');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    say(app, words);
    await input(page).fill('The new question');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log(page).getByText('The new question', { exact: true })).toBeAttached();
    await expectInView(page);
    await expect(log(page).getByText('The old question')).toHaveCount(0);
    await page.goto('/dashboard/sales');
    await page.getByRole('button', { name: 'Continue Previous Conversation' }).click();
    await expect(log(page).getByText('The new question', { exact: true })).toBeAttached();
    await expectInView(page);
    expect(
      (await ada.client.history.list({ limit: 10 })).items.map(({ message_count: turns }) => turns),
    ).toEqual([2, 2]);
  });

test('the answer to a prompt begins in view', { tag: ['@phone', '@night'] }, async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ada'), '/dashboard/sales');
  say(app, long);
  await page.getByRole('button', { name: /^Follow-up Strategies/ }).click();
  await page.getByRole('button', { name: /^Quote gone quiet/ }).click();
  await page.getByLabel('Quote amount').fill('1850');
  await page.getByRole('button', { name: 'Send to Sales' }).click();
  await expectInView(page);
});

test('answers on the dashboard begin in view', { tag: ['@phone', '@night'] }, async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ada'), '/dashboard');
  const message = page.getByLabel('Message the assistant');
  for (const question of ['How do I get more customers?', 'How do I follow up on a quote?']) {
    await message.fill(question);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expectInView(page);
  }
});

test('answers in an old chat begin in view, also after a reload in the middle', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  await open(page, await app.owner('Ada'), chatView);
  say(app, long);
  await askFully(page, 'First');
  await askFully(page, 'Second');
  await expectInView(page);
  await expect(page).toHaveURL(/memoryId=/);
  await page.reload();
  await expectInView(page);
  await ask(page, 'Third');
  await expect(log(page).getByText('Step 3:').last()).toBeVisible();
  await page.reload();
  await expect(replies(page)).toHaveCount(3, { timeout: 20_000 });
  await expectInView(page);
  say(app, short);
  await askFully(page, 'Fourth');
  await expectInView(page);
});

test('an answer begins in view where motion is allowed and the styles of the form kit are loaded', {
  tag: '@night',
}, async ({ page, app }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, await app.owner('Ada'), '/dashboard/profile');
  await expect(page.locator('.amplify-field').first()).toBeAttached();
  await page.getByRole('link', { name: 'Sales', exact: true }).first().click();
  say(app, long);
  await input(page).fill('First');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expectInView(page);
  await askFully(page, 'Second');
  await expectInView(page);
  // In a low window the answer is far below, and the way there was scrolled smoothly once the input had the focus.
  await page.setViewportSize({ width: 390, height: 560 });
  await askFully(page, 'Third');
  await expectInView(page);
});

test('with the keyboard of a phone up, an answer begins in view, and stays there when it goes', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  await open(page, await app.owner('Ada'), chatView);
  say(app, long);
  await input(page).focus();
  await page.setViewportSize(keyboard);
  await ask(page, 'First');
  await expectInView(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectInView(page);
  say(app, short);
  await ask(page, 'Second');
  await page.setViewportSize(keyboard);
  await expectInView(page);
});

test('an old chat begins in view from the helper’s page and from Find anything, and so does what is asked next', {
  tag: ['@phone', '@night'],
}, async ({ page, app, isMobile }) => {
  test.slow();
  await open(page, await app.owner('Ada'), chatView);
  say(app, long);
  await askFully(page, 'The boiler quote');
  await askFully(page, 'And then?');
  await page.goto('/dashboard/sales');
  await page.getByRole('button', { name: 'Continue Previous Conversation' }).click();
  await expectInView(page);
  await askFully(page, 'Third');
  await expectInView(page);
  await page.goto('/dashboard/memory');
  if (isMobile) {
    await goTo(page, 'More');
    await page.getByRole('button', { name: 'Find anything' }).click();
  } else await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'What are you looking for?' }).fill('boiler quote');
  await page
    .getByRole('group', { name: 'Chats' })
    .getByRole('option', { name: /^The boiler quote/ })
    .click();
  await expectInView(page);
  await askFully(page, 'Fourth');
  await expectInView(page);
});

test('the answer to a question that another helper handed over begins in view, also after a reload in the middle', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const ada = await app.owner('Ada', 'pro', { selected_helpers: ['sales', 'finance'] });
  await open(page, ada, chatView);
  answerWithWork(app.stack.openai);
  await askFully(page, 'What do I tell my regulars?');
  await expectInView(page);
  say(app, long);
  await page.getByRole('link', { name: /^Go to Finance/ }).click();
  await page.getByRole('textbox', { name: 'Message Finance' }).press('Enter');
  await expect(page.getByText('Step 3:').last()).toBeVisible();
  await page.reload();
  await expect(replies(page)).toHaveCount(1, { timeout: 20_000 });
  await expectInView(page);
});

test('with the keyboard of a phone up, the answer to a question that the assistant handed over begins in view', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  await open(page, await app.owner('Ada'), '/dashboard');
  const message = page.getByLabel('Message the assistant');
  await message.focus();
  await page.setViewportSize(keyboard);
  await message.fill('My quotes get no answer, what can I sell better?');
  await message.press('Enter');
  await expectInView(page);
  await page.getByRole('link', { name: /^Go to Sales/ }).click();
  say(app, long);
  await input(page).press('Enter');
  await expect(log(page).getByText('Step 3:').last()).toBeAttached();
  await expectInView(page);
});

test('with the keyboard of a phone up, a new chat from a helper’s page and its reload in the middle begin in view', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  await open(page, await app.owner('Ada'), '/dashboard/sales');
  say(app, long);
  await input(page).focus();
  await page.setViewportSize(keyboard);
  await ask(page, 'How do I follow up on a quote?');
  await expect(log(page).getByText('Step 3:').last()).toBeAttached();
  await page.reload();
  await expect(replies(page)).toHaveCount(1, { timeout: 20_000 });
  await expectInView(page);
});

test('a reader who scrolls on while an answer arrives is left alone', { tag: '@night' }, async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ada'), chatView);
  say(app, long);
  await ask(page, 'What first?');
  await expect(log(page).getByText('Step 40:')).toBeAttached({ timeout: 20_000 });
  await page.evaluate(() => scrollBy(0, 300));
  const reads = await page.evaluate(() => scrollY);
  await expect(replies(page)).toBeAttached({ timeout: 20_000 });
  expect(await page.evaluate(() => scrollY)).toBe(reads);
});

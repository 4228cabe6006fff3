import { expect, type Page } from '@playwright/test';
import { spoken } from '#test/support/answers/spoken.ts';
import { answerWithWork } from '#test/support/answers/work-answer.ts';
import { expectAccessibleInBothThemes, expectNoOverflow } from '../../support/browser.ts';
import { open, type PlaywrightApp, test } from '../../support/playwright-app.ts';

const chatView = '/dashboard/sales?view=chat';
const long = Array.from(
  { length: 30 },
  (_, nth) => `Step ${nth + 1}: call the next customer.`,
).join('\n\n');
const say = ({ stack }: PlaywrightApp, content: string) => stack.openai.say(spoken(content));
const input = (page: Page) => page.getByLabel('Message Sales');
const log = (page: Page) => page.getByRole('log', { name: 'Chat with Sales' });
const ask = async (page: Page, text: string) => {
  await input(page).fill(text);
  await input(page).press('Enter');
};
/** The height between the top bar and the composer, in CSS pixels. */
const conversationHeight = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return (box('.composer-panel')?.top ?? 0) - (box('.top-bar')?.bottom ?? 0);
  });

test('with the keyboard open, half of the window is the chat', { tag: '@phone' }, async ({
  page,
  app,
  isMobile,
}) => {
  await page.setViewportSize({ width: isMobile ? 390 : 1280, height: 500 });
  await open(page, await app.owner('Ridgeline', 'free'), chatView);
  await expect(input(page)).toBeVisible();
  await expect(input(page)).toHaveAttribute('placeholder', 'Ask Sales…');
  await expect(input(page)).toHaveAccessibleName('Message Sales');
  const oneLine = (await input(page).boundingBox())?.height ?? 0;
  expect(oneLine).toBeLessThanOrEqual(48);
  if (isMobile) {
    expect(await conversationHeight(page)).toBeGreaterThanOrEqual(250);
    const bar = page.getByRole('banner');
    await expect(bar.getByText('Sales', { exact: true })).toBeInViewport();
    await expect(bar.getByRole('button', { name: 'More' })).toBeVisible();
    const left = page.getByText('Questions remaining: 10/10').first();
    await expect(left).toBeVisible();
    await expect(page.getByRole('link', { name: 'See my usage' })).toBeHidden();
    await left.click();
    await expect(page.getByRole('link', { name: 'See my usage' })).toBeVisible();
    await left.click();
  }
  say(app, long);
  await ask(page, 'What first?');
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeAttached({
    timeout: 20_000,
  });
  if (isMobile) {
    expect(await conversationHeight(page)).toBeGreaterThanOrEqual(250);
    await expect(page.getByRole('banner').getByText('What first?')).toBeInViewport();
  }
  await input(page).fill('One\nTwo\nThree');
  expect((await input(page).boundingBox())?.height ?? 0).toBeGreaterThan(oneLine);
  await expectAccessibleInBothThemes(page);
  await expectNoOverflow(page);
});

test('while somebody types on a phone, the input stands at the lower edge and Jump to latest above it', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  say(app, long);
  await ask(page, 'What first?');
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeAttached({
    timeout: 20_000,
  });
  await ask(page, 'And then?');
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toHaveCount(2, {
    timeout: 20_000,
  });
  await page.evaluate(() => scrollTo(0, 0));
  await input(page).focus();
  // The keyboard takes the rest of the window.
  await page.setViewportSize({ width: 390, height: 480 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const panel = page.locator('.composer-panel');
  const lowerEdge = async () => {
    const box = await panel.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(lowerEdge).toBe(480);
  const jump = page.getByRole('button', { name: 'Jump to latest' });
  const box = await jump.boundingBox();
  const above = (await panel.boundingBox())?.y ?? 0;
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(above);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(box?.width).toBeGreaterThanOrEqual(44);
  await expectNoOverflow(page);
  await jump.click();
  await expect(jump).toBeHidden();
});

test('at the limit, half of a low window is the chat', { tag: ['@phone', '@night'] }, async ({
  page,
  app,
  isMobile,
}) => {
  const owner = await app.owner('Ridgeline', 'free');
  await owner.askTimes(10);
  await page.setViewportSize({ width: isMobile ? 390 : 1280, height: 500 });
  await open(page, owner, chatView);
  await expect(page.getByText('You have reached your daily limit of 10 questions.')).toBeVisible();
  await expect(page.getByText(/You can ask again \w+day, /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View upgrade options' })).toBeVisible();
  if (isMobile) expect(await conversationHeight(page)).toBeGreaterThanOrEqual(250);
  await expectAccessibleInBothThemes(page);
  await expectNoOverflow(page);
});

test('a new answer starts at its first line, and its question can be edited or asked again below it', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  say(app, long);
  await ask(page, 'What first?');
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeAttached({
    timeout: 20_000,
  });
  await expect(log(page).getByText('Step 1:')).toBeInViewport({ ratio: 1 });
  const jump = page.getByRole('button', { name: 'Jump to latest' });
  await expect(jump).toBeHidden();
  await ask(page, 'And then?');
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toHaveCount(2, {
    timeout: 20_000,
  });
  await expect(log(page).getByText('Step 1:').last()).toBeInViewport({ ratio: 1 });
  await expect(jump).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(jump).toBeVisible();
  const last = page.getByRole('listitem').filter({ hasText: 'Step 1:' }).last();
  await expect(last.getByRole('button', { name: 'Regenerate' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveCount(1);
  await last.getByRole('button', { name: 'Edit question' }).click();
  await expect(input(page)).toHaveValue('And then?');
  await expect(input(page)).toBeFocused();
});

test('when an answer comes into view, its whole question, its first draft and all the buttons of it are in sight', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  answerWithWork(app.stack.openai);
  await open(page, await app.owner('Ridgeline'), chatView);
  await ask(page, 'Can I raise my price for the regulars in January?');
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeAttached({
    timeout: 20_000,
  });
  const draft = page.getByRole('article').first();
  const input = page.locator('.composer-panel');
  const middle = (box: { y: number; height: number } | null) => box && box.y + box.height / 2;
  for (const name of ['Copy', 'Mark as sent'])
    await expect
      .poll(async () => {
        const button = draft.getByRole('button', { name });
        const [box, panel] = await Promise.all([button.boundingBox(), input.boundingBox()]);
        return box && panel && box.y + box.height <= panel.y;
      })
      .toBe(true);
  expect(
    middle(await draft.getByRole('button', { name: 'Mark as sent' }).boundingBox()),
  ).toBeCloseTo(middle(await draft.getByRole('button', { name: 'Copy' }).boundingBox()) ?? 0, 0);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const title = page.getByRole('banner').getByText('Raise my price');
    await expect(title).toBeInViewport({ ratio: 1 });
    expect(await title.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(
      1,
    );
  }
});

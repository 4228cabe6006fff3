import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoOverflow } from '../../support/browser.ts';
import { launchChromium } from '../../support/chromium.ts';
import { open, test } from '../../support/playwright-app.ts';

const chatView = '/dashboard/sales?view=chat';
const input = (page: Page) => page.getByLabel('Message Sales');
const ask = async (page: Page, text: string) => {
  await input(page).fill(text);
  await input(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Copy this answer' }).last()).toBeVisible();
};
const background = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name, exact: true })
    .evaluate((button) => getComputedStyle(button).backgroundColor);

test('the reason for a thumbs down is typed in a dialog with readable buttons', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  await ask(page, 'How do I follow up?');
  await page.getByRole('button', { name: 'This didn’t help' }).click();
  const dialog = page.getByRole('dialog', { name: 'What went wrong?' });
  const send = dialog.getByRole('button', { name: 'Send' });
  for (const button of [send, dialog.getByRole('button', { name: 'Cancel' })]) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThan(60);
    expect(await button.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  }
  await expectAccessibleInBothThemes(page);
  await expectNoOverflow(page);
  await dialog.getByLabel('Reason (optional)').fill('Too long.');
  await send.click();
  await expect(page.getByRole('button', { name: 'This didn’t help' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('Escape asks before discarding text typed into a dialog', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ridgeline'), '/dashboard/sales');
  await page.getByRole('button', { name: /^Follow-up Strategies/ }).click();
  await page.getByRole('button', { name: /^Quote gone quiet/ }).click();
  const form = page.getByRole('dialog', { name: 'Quote gone quiet' });
  const outcome = form.getByLabel(/^What was the job/);
  await outcome.fill('A text for Mrs. Alvarez');
  for (let nth = 0; nth < 4; nth++) await page.keyboard.press('Escape');
  await expect(outcome).toHaveValue('A text for Mrs. Alvarez');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await expect(question).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await question.getByRole('button', { name: 'Keep typing' }).click();
  await expect(outcome).toHaveValue('A text for Mrs. Alvarez');
  await form.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  // Without text it closes without asking.
  await page.getByRole('button', { name: /^Quote gone quiet/ }).click();
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
});

test('Escape asks before discarding an edited question', { tag: ['@phone', '@night'] }, async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  await ask(page, 'How do I follow up?');
  await page.getByRole('button', { name: 'Edit question' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('You’re editing your last question.')).toBeHidden();
  await page.getByRole('button', { name: 'Edit question' }).click();
  await input(page).pressSequentially(' With a text?');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep typing' }).click();
  await expect(input(page)).toHaveValue('How do I follow up? With a text?');
  await expect(input(page)).toBeFocused();
});

test('a delete button has the danger style in every dialog', { tag: ['@phone', '@night'] }, async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  await ask(page, 'How do I follow up?');
  const red = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--danger)';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await background(page, 'Clear')).toBe(red);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await page.goto('/dashboard/history');
  await page.getByRole('button', { name: /^Delete/ }).click();
  expect(await background(page, 'Delete')).toBe(red);
  await page.goto('/dashboard/profile/data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  expect(await background(page, 'Permanently delete')).toBe(red);
});

/** What scrolls while a dialog is open, by tag and class. */
const scrollers = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement,
      ...document.querySelectorAll<HTMLElement>('dialog[open], dialog[open] *'),
    ]
      .filter((one) => {
        if (one.matches('textarea')) return false;
        const { overflowY } = getComputedStyle(one);
        const isRoot = one === document.documentElement;
        const canScroll = isRoot ? overflowY !== 'hidden' : /auto|scroll/.test(overflowY);
        return canScroll && one.scrollHeight > one.clientHeight + 1;
      })
      .map((one) => `${one.tagName} ${one.className}`),
  );

test('a dialog has one scroll bar at most, its foot stays in sight, and the page behind does not scroll', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const { width = 1280 } = page.viewportSize() ?? {};
  await open(page, await app.owner('Ridgeline'), '/dashboard/sales');
  await page.getByRole('button', { name: /^Follow-up Strategies/ }).click();
  for (const height of [900, 560, 400]) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: /^Quote gone quiet/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Quote gone quiet' });
    await expect(dialog.getByLabel('Quote amount')).toBeFocused();
    expect((await scrollers(page)).length, `${height} px`).toBeLessThanOrEqual(1);
    if (height > 500)
      await expect(dialog.getByRole('button', { name: 'Send to Sales' })).toBeInViewport({
        ratio: 1,
      });
    await expectNoOverflow(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('where a scroll bar takes room, a dialog dims the whole window, and nothing behind it moves', {
  tag: '@night',
}, async ({ app }) => {
  const browser = await launchChromium({ ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 500 } });
  await open(page, await app.owner('Ridgeline'), '/dashboard/helpers');
  await expect(page.getByRole('heading', { name: 'All helpers' })).toBeVisible();
  const widths = () =>
    page.evaluate(() => ({
      free: innerWidth - document.documentElement.clientWidth,
      page: document.querySelector('main')?.getBoundingClientRect().right,
    }));
  const before = await widths();
  expect(before.free).toBeGreaterThan(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Find anything' })).toBeVisible();
  expect(await widths()).toEqual({ ...before, free: 0 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await widths()).toEqual(before);
  await browser.close();
});

test('the focus stays in the input when a question opens the chat', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline'), '/dashboard/sales');
  await input(page).fill('How do I follow up?');
  await input(page).press('Enter');
  await expect(page).toHaveURL(/view=chat|memoryId/);
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();
  await expect(input(page)).toBeFocused();
});

test('at the limit a prompt says so before its form, and keeps its values', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const finn = await app.owner('Finn', 'free');
  await finn.askTimes(10);
  await open(page, finn, '/dashboard/sales');
  await page.getByRole('button', { name: /^Follow-up Strategies/ }).click();
  await page.getByRole('button', { name: /^Quote gone quiet/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Quote gone quiet' });
  await expect(dialog.getByText(/You have reached your daily limit of 10 questions/)).toBeVisible();
  await expect(dialog.getByText(/Your limit resets/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoOverflow(page);
  for (const field of await dialog.getByRole('textbox').all())
    if (!(await field.inputValue())) await field.fill('48');
  await dialog.getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByText('Not sent yet: Quote gone quiet')).toBeVisible();
});

import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoOverflow } from '../../support/browser.ts';
import { ask, chatView, input, log, replies } from '../../support/pages/chat-page.ts';
import { lookAt, phonePhoto } from '../../support/pages/photo-page.ts';
import { cameraName, positionBytes } from '../../support/photos.ts';
import { open, type PlaywrightApp, test } from '../../support/playwright-app.ts';

const chooser = (page: Page) => page.getByLabel('Photo', { exact: true });
const ready = (page: Page) => page.getByText('Photo attached');
const shown = (page: Page) => log(page).getByAltText('Sent with this question');
/** The images in the last request to the model. */
const pictures = ({ stack }: PlaywrightApp) =>
  (stack.openai.requests().at(-1)?.body.messages ?? []).flatMap(({ content }) =>
    Array.isArray(content) ? content.flatMap(({ image_url: image }) => image?.url ?? []) : [],
  );

test('a photo is sent small, upright and without its location', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeVisible();
  await chooser(page).setInputFiles(await phonePhoto(page, 3000, 2000));
  await expect(ready(page)).toBeVisible();
  await expect(input(page)).toHaveValue(/What do you see in this photo/);
  await expectNoOverflow(page);
  await expectAccessibleInBothThemes(page);
  await ask(page, 'What do I tell the tenant about this stain?');
  await expect(replies(page)).toHaveCount(1, { timeout: 30_000 });
  await expect(ready(page)).toBeHidden();
  await expect(shown(page)).toBeVisible();
  await expect(log(page).getByText('I looked at your photo')).toBeVisible();

  const [sent = ''] = pictures(app);
  const bytes = Buffer.from(sent.split(',')[1] ?? '', 'base64');
  expect(bytes.length).toBeLessThanOrEqual(600 * 1024);
  expect(bytes.includes(positionBytes())).toBe(false);
  expect(bytes.includes(cameraName)).toBe(false);
  // Rotated right by 90 degrees, so the left edge is at the top.
  expect(await lookAt(page, sent)).toEqual({
    width: 938,
    height: 1408,
    top: [true, false, false],
    bottom: [false, false, true],
  });
  await expectAccessibleInBothThemes(page);
});

test('after a reload, and in another tab, the history shows a thumbnail', {
  tag: '@night',
}, async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  await chooser(page).setInputFiles(await phonePhoto(page, 900, 600));
  await expect(ready(page)).toBeVisible();
  // A reload keeps an unsent photo too.
  await page.reload();
  await expect(ready(page)).toBeVisible();
  await ask(page, 'What is this?');
  await expect(replies(page)).toHaveCount(1, { timeout: 30_000 });
  await page.reload();
  await expect(shown(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(shown(other)).toBeVisible();
  const kept = await lookAt(other, (await shown(other).getAttribute('src')) ?? '');
  expect(kept).toMatchObject({ width: 160, height: 240, top: [true, false, false] });
});

test('a question has one photo, which can be replaced or removed', { tag: '@night' }, async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  await chooser(page).setInputFiles(await phonePhoto(page, 400, 200));
  await page.getByRole('button', { name: 'Replace photo' }).waitFor();
  await chooser(page).setInputFiles(await phonePhoto(page, 300, 200));
  await expect(page.getByAltText('Attached to your question')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(ready(page)).toBeHidden();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('');
  await ask(page, 'How do I follow up?');
  await expect(replies(page)).toHaveCount(1, { timeout: 30_000 });
  expect(pictures(app)).toEqual([]);
});

test('asking again shows that the photo is not sent again', { tag: '@night' }, async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  await chooser(page).setInputFiles(await phonePhoto(page, 400, 200));
  await ask(page, 'What is this?');
  await page.getByRole('button', { name: 'Regenerate without the photo' }).click();
  await expect(shown(page)).toHaveCount(0);
  await expect(replies(page)).toHaveCount(1, { timeout: 30_000 });
  expect(pictures(app)).toEqual([]);
});

test('a file that is not a photo is refused with a hint, and HEIC is named', {
  tag: '@night',
}, async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  const odd = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('odd') });
  await chooser(page).setInputFiles(odd('IMG_0042.HEIC', 'image/heic'));
  await expect(page.getByText('This browser can’t open HEIC photos.')).toBeVisible();
  await chooser(page).setInputFiles(odd('letter.pdf', 'application/pdf'));
  await expect(
    page.getByText(/^Helpers can’t read PDFs\. Send a photo or a screenshot/),
  ).toBeVisible();
  await expectNoOverflow(page);
  await chooser(page).setInputFiles(odd('prices.xlsx', 'application/vnd.ms-excel'));
  await expect(page.getByText('We can’t open that photo')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('We can’t open that photo')).toBeHidden();
});

/** Drops a file on the words of the page, or pastes it there. */
const arrive = (
  page: Page,
  how: 'drop' | 'paste',
  file: { name: string; mimeType: string; buffer: Buffer },
) =>
  page.evaluate(
    ([event, name, type, base64]) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], name, { type }));
      const options = { bubbles: true, cancelable: true };
      const target = document.querySelector('main') ?? document.body;
      const sent =
        event === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data });
      // True where the browser would go on to open the file itself.
      return target.dispatchEvent(sent);
    },
    [how, file.name, file.mimeType, file.buffer.toString('base64')] as const,
  );

for (const how of ['drop', 'paste'] as const)
  test(`a photo is attached by ${how}, and a PDF that comes this way does not replace the page`, {
    tag: '@night',
  }, async ({ page, app }) => {
    await open(page, await app.owner('Ridgeline'), chatView);
    await expect(page.getByRole('button', { name: 'Add a photo' })).toBeVisible();
    const pdf = { name: 'bill', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    expect(await arrive(page, how, pdf)).toBe(false);
    await expect(page.getByText('Helpers can’t read PDFs.')).toBeVisible();
    await expect(ready(page)).toBeHidden();
    expect(await arrive(page, how, await phonePhoto(page, 400, 200))).toBe(false);
    await expect(ready(page)).toBeVisible();
    await expect(page.getByText('Helpers can’t read PDFs.')).toBeHidden();
    await ask(page, 'What is this?');
    await expect(replies(page)).toHaveCount(1, { timeout: 30_000 });
    expect(pictures(app)).toHaveLength(1);
  });

test('a model without image support is announced before a photo is chosen', {
  tag: '@night',
}, async ({ page, app }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), photos: false } });
  });
  await open(page, await app.owner('Ridgeline'), chatView);
  await page.getByRole('button', { name: 'Add a photo' }).click();
  await expect(page.getByText('This AI can’t read photos.')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  expect(await arrive(page, 'drop', await phonePhoto(page, 400, 200))).toBe(false);
  await expect(page.getByText('This AI can’t read photos.')).toBeVisible();
  await expect(ready(page)).toBeHidden();
});

test('a photo is forwarded from the assistant to the suggested helper and counted once', {
  tag: '@night',
}, async ({ page, app }) => {
  const owner = await app.owner('Ridgeline', 'free');
  await open(page, owner, '/dashboard');
  await chooser(page).setInputFiles(await phonePhoto(page, 400, 200));
  await expect(ready(page)).toBeVisible();
  const message = page.getByLabel('Message the assistant');
  await message.fill('My quotes get no answer, what can I sell better?');
  await message.press('Enter');
  await expect(replies(page)).toHaveCount(1, { timeout: 30_000 });
  await page.getByRole('link', { name: /^Go to Sales/ }).click();
  await expect(page).toHaveURL(/sales/);
  await expect(ready(page)).toBeVisible();
  await input(page).press('Enter');
  await expect(replies(page)).toHaveCount(1, { timeout: 30_000 });
  expect(pictures(app)).toHaveLength(1);
  expect(await owner.left()).toBe(9);
});

test('signing out removes every photo from the browser', { tag: '@night' }, async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  await chooser(page).setInputFiles(await phonePhoto(page, 400, 200));
  await expect(ready(page)).toBeVisible();
  const stored = () =>
    page.evaluate(() => JSON.stringify(sessionStorage).includes('data:image/jpeg'));
  expect(await stored()).toBe(true);
  await page.goto('/dashboard/profile/sign-in');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await stored()).toBe(false);
});

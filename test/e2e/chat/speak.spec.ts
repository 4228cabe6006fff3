import { expect, type Page } from '@playwright/test';
import { toneScript } from '#infra/local/openai/transcriptions.ts';
import { expectAccessibleInBothThemes, expectNoOverflow } from '../support/browser.ts';
import { chatView, input, replies } from '../support/chat-page.ts';
import { chromiumFlags, findChromium } from '../support/chromium.ts';
import { open, test } from '../support/playwright-app.ts';

const executablePath = findChromium();
test.use({
  permissions: ['microphone'],
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      ...chromiumFlags,
      // A microphone that beeps once a second, and nobody who has to allow it.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});

const speak = (page: Page) => page.getByRole('button', { name: /^Speak/ });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop talking' });
const spoken = (page: Page) => page.getByText('Your words. Nothing is sent yet');
const announced = (page: Page) => page.getByRole('status').filter({ hasText: /Recording, 0:00/ });

test('a tap starts and a tap ends: the words are read first and then sent', {
  tag: '@phone',
}, async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  await speak(page).click();
  await expect(page.getByRole('timer')).toHaveText('0:02');
  await expect(announced(page)).toHaveCount(1);
  await expect(stop(page)).toBeFocused();
  await expectNoOverflow(page);
  await expectAccessibleInBothThemes(page);
  await stop(page).click();
  await expect(input(page)).toHaveValue(toneScript);
  await expect(input(page)).toBeFocused();
  await expect(spoken(page)).toBeVisible();
  expect(app.stack.openai.requests()).toEqual([]);
  await expectAccessibleInBothThemes(page);
  const [file] = app.stack.openai.heard();
  expect(file?.name).toBe('speech.webm');
  expect(file?.size).toBeGreaterThan(1000);
  expect(file?.size).toBeLessThan(100_000);
  await input(page).press('Enter');
  await expect(replies(page)).toHaveCount(1, { timeout: 30_000 });
  await expect(spoken(page)).toBeHidden();
});

test('held, letting go ends it; slid off, it is thrown away', async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  const middle = async () => {
    const box = await speak(page).boundingBox();
    return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  };
  let { x, y } = await middle();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(page.getByRole('timer')).toHaveText('0:01');
  await page.mouse.move(x + 200, y - 300);
  await page.mouse.up();
  await expect(stop(page)).toBeHidden();
  expect(app.stack.openai.heard()).toEqual([]);
  ({ x, y } = await middle());
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(page.getByRole('timer')).toHaveText('0:01');
  await page.mouse.up();
  await expect(input(page)).toHaveValue(toneScript);
});

test('by keyboard alone: Enter or Space starts and ends, Escape throws away', async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  await input(page).fill('Mrs. Delgado says:');
  await speak(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toHaveText('0:01');
  await page.keyboard.press('Escape');
  await expect(speak(page)).toBeVisible();
  await expect(input(page)).toHaveValue('Mrs. Delgado says:');
  await speak(page).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('timer')).toHaveText('0:01');
  await page.keyboard.press('Space');
  // Behind what was typed already.
  await expect(input(page)).toHaveValue(`Mrs. Delgado says: ${toneScript}`);
  expect(app.stack.openai.heard()).toHaveLength(1);
});

test('a provider that is down, silence and no words: each says what to do, and nothing is lost', async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  const record = async () => {
    await speak(page).click();
    await expect(page.getByRole('timer')).toHaveText('0:01');
    await stop(page).click();
  };
  app.stack.openai.fail({ kind: 'status', status: 500 });
  await record();
  await expect(page.getByText('Your words could not be written down just now.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(input(page)).toHaveValue(toneScript);
  await input(page).fill('');
  app.stack.openai.hear({ text: '' });
  await record();
  await expect(page.getByText('No words were heard in it.')).toBeVisible();
  await page.evaluate(() => {
    AnalyserNode.prototype.getFloatTimeDomainData = (samples) => {
      samples.fill(0);
    };
  });
  const heard = app.stack.openai.heard().length;
  await record();
  await expect(page.getByText('Nothing was heard, so nothing was sent.')).toBeVisible();
  expect(app.stack.openai.heard()).toHaveLength(heard);
});

test('no microphone, a blocked one, and one in use each have their words', async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  for (const [name, words] of [
    ['NotFoundError', 'No microphone was found.'],
    ['NotAllowedError', 'The microphone is blocked for this site.'],
    ['NotReadableError', 'Another app uses the microphone.'],
  ] as const) {
    await page.evaluate((error) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error));
    }, name);
    await speak(page).click();
    await expect(page.getByText(words)).toBeVisible();
  }
});

test('a recording that is canceled while it is written down never reaches the input', async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  app.stack.openai.fail({ kind: 'silent' });
  await speak(page).click();
  await expect(page.getByRole('timer')).toHaveText('0:01');
  await stop(page).click();
  await expect(page.getByText(/^Writing down your \d second/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('');
});

test('after two minutes it ends by itself, and the last quarter minute is announced', async ({
  page,
  app,
}) => {
  await page.clock.install();
  await open(page, await app.owner('Ridgeline'), chatView);
  await speak(page).click();
  await expect(page.getByRole('timer')).toBeVisible();
  // The recorder and its beeps go by another clock than the one that is moved on: it needs something to write down.
  await page.waitForTimeout(1_500);
  await page.evaluate(() => {
    AnalyserNode.prototype.getFloatTimeDomainData = (samples) => {
      samples.fill(0.5);
    };
  });
  await page.clock.runFor(106_000);
  await expect(page.getByText('Recording, 1:45 of 2:00')).toHaveCount(1);
  await page.clock.runFor(15_000);
  // What happens after the end waits for the same clock, and for the recorder, which does not.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(input(page)).toHaveValue(toneScript, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
});

test('offline the microphone says that it needs a connection', async ({ page, context, app }) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  await expect(speak(page)).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Speaking needs a connection' })).toBeDisabled();
  await context.setOffline(false);
  await expect(speak(page)).toBeEnabled();
});

test('at the end of the plan’s recordings it says until when, and typing goes on', async ({
  page,
  app,
}) => {
  const owner = await app.owner('Ridgeline', 'free');
  const { account } = await owner.client.account.get({});
  const sound = Buffer.from('1a45dfa3000000', 'hex').toString('base64');
  for (let nth = 0; nth < 10; nth++)
    await owner.client.speech.transcribe({
      business_id: String(account.active_business_id),
      sound,
    });
  await open(page, owner, chatView);
  await speak(page).click();
  await expect(page.getByRole('timer')).toHaveText('0:01');
  await stop(page).click();
  await expect(page.getByText('You have spoken 10 times in 24 hours')).toBeVisible();
  await input(page).fill('Then I type it.');
  await input(page).press('Enter');
  await expect(replies(page)).toHaveCount(1, { timeout: 30_000 });
});

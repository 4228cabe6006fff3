import { expect, type Page } from '@playwright/test';
import { toneScript } from '#local/openai/transcriptions.ts';
import { expectAccessibleInBothThemes, expectNoOverflow } from '../../support/browser.ts';
import { chromiumFlags, findChromium } from '../../support/chromium.ts';
import { chatView, input, replies } from '../../support/pages/chat-page.ts';
import { open, test } from '../../support/playwright-app.ts';

const executablePath = findChromium();
test.use({
  permissions: ['microphone'],
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      ...chromiumFlags,
      // A fake microphone that beeps once a second, with permission granted.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});

const speak = (page: Page) => page.getByRole('button', { name: /^Hold to talk/ });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop recording' });
const spoken = (page: Page) => page.getByText('Check your text. Nothing is sent yet');
const announced = (page: Page) => page.getByRole('status').filter({ hasText: /Recording, 0:00/ });

test('tapping starts and stops recording, and the text can be read before sending', {
  tag: ['@phone', '@night'],
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

test('holding records, releasing stops, and sliding away discards', { tag: '@night' }, async ({
  page,
  app,
}) => {
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

test('with the keyboard Enter or Space starts and stops, and Escape discards', {
  tag: '@night',
}, async ({ page, app }) => {
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
  // The text is added after the typed text.
  await expect(input(page)).toHaveValue(`Mrs. Delgado says: ${toneScript}`);
  expect(app.stack.openai.heard()).toHaveLength(1);
});

test('a failing provider, silence and an empty transcript each show what to do and lose nothing', {
  tag: '@night',
}, async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  const record = async () => {
    await speak(page).click();
    await expect(page.getByRole('timer')).toHaveText('0:01');
    await stop(page).click();
  };
  app.stack.openai.fail({ kind: 'status', status: 500 });
  await record();
  await expect(page.getByText('We couldn’t turn your voice into text.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(input(page)).toHaveValue(toneScript);
  await input(page).fill('');
  app.stack.openai.hear({ text: '' });
  await record();
  await expect(page.getByText('We couldn’t make out any words.')).toBeVisible();
  await page.evaluate(() => {
    AnalyserNode.prototype.getFloatTimeDomainData = (samples) => {
      samples.fill(0);
    };
  });
  const heard = app.stack.openai.heard().length;
  await record();
  await expect(page.getByText('We didn’t hear anything, so nothing was sent.')).toBeVisible();
  expect(app.stack.openai.heard()).toHaveLength(heard);
});

test('a missing, blocked or busy microphone has its own message', { tag: '@night' }, async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  for (const [name, words] of [
    ['NotFoundError', 'No microphone was found.'],
    ['NotAllowedError', 'Your microphone is blocked for this site.'],
    ['NotReadableError', 'Another app is using the microphone.'],
  ] as const) {
    await page.evaluate((error) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error));
    }, name);
    await speak(page).click();
    await expect(page.getByText(words)).toBeVisible();
  }
});

test('a recording that is canceled during transcription is not added to the input', {
  tag: '@night',
}, async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  app.stack.openai.fail({ kind: 'silent' });
  await speak(page).click();
  await expect(page.getByRole('timer')).toHaveText('0:01');
  await stop(page).click();
  await expect(page.getByText(/^Turning your \d second/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('');
});

test('recording stops after two minutes, and the last 15 seconds are announced', {
  tag: '@night',
}, async ({ page, app }) => {
  await page.clock.install();
  await open(page, await app.owner('Ridgeline'), chatView);
  await speak(page).click();
  await expect(page.getByRole('timer')).toBeVisible();
  // The recorder uses the real clock, not the fake one, and needs some audio.
  await page.waitForTimeout(1_500);
  await page.evaluate(() => {
    AnalyserNode.prototype.getFloatTimeDomainData = (samples) => {
      samples.fill(0.5);
    };
  });
  await page.clock.runFor(106_000);
  await expect(page.getByText('Recording, 1:45 of 2:00')).toHaveCount(1);
  await page.clock.runFor(15_000);
  // The code after the end waits for the fake clock, and for the recorder, which uses the real one.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(input(page)).toHaveValue(toneScript, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
});

test('offline the microphone says that it needs a connection', { tag: '@night' }, async ({
  page,
  context,
  app,
}) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  await expect(speak(page)).toBeEnabled();
  await context.setOffline(true);
  await expect(
    page.getByRole('button', { name: 'You need a connection to use voice' }),
  ).toBeDisabled();
  await context.setOffline(false);
  await expect(speak(page)).toBeEnabled();
});

test('at the recording limit it shows the reset time, and typing still works', {
  tag: '@night',
}, async ({ page, app }) => {
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
  await expect(page.getByText('You’ve made 10 recordings in 24 hours')).toBeVisible();
  await input(page).fill('Then I type it.');
  await input(page).press('Enter');
  await expect(replies(page)).toHaveCount(1, { timeout: 30_000 });
});

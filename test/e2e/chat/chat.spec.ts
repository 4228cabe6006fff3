import { expect, type Page } from '@playwright/test';
import { spoken } from '#test/support/answers/spoken.ts';
import {
  complaintsOf,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoOverflow,
} from '../../support/browser.ts';
import { open, type PlaywrightApp, test } from '../../support/playwright-app.ts';

const chatView = '/dashboard/sales?view=chat';
const down = { kind: 'status', status: 503 } as const;
const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
/** Every kind of content that has made a page too wide. */
const wide = `Two by Friday is realistic. ${word.repeat(3)}

| Job | Do this | When | Who | Price | Notes |
|---|---|---|---|---|---|
| Water heater | Call. No hot water is urgent, so ask for a yes. | Today | Dana | $1,850 | Permit |
| ${word} | Text two start dates. | Today, lunch | Luis | $4,200 | - |

## The text for the rough-in

> Morning, it’s Dana from Ridgeline. I can start your bathroom Tuesday 24th or Monday 30th.

\`\`\`
Subject: Your quote for the water heater from last Tuesday, and a line that is much too long for a phone
\`\`\`

1. One
2. Two`;
const long = Array.from(
  { length: 80 },
  (_, nth) => `Step ${nth + 1}: call the next customer.`,
).join('\n\n');

const say = ({ stack }: PlaywrightApp, content?: string) =>
  stack.openai.say(content && spoken(content));
const input = (page: Page) => page.getByLabel('Message Sales');
const log = (page: Page) => page.getByRole('log', { name: 'Chat with Sales' });
const replies = (page: Page) => page.getByRole('button', { name: 'Copy this answer' });
const ask = async (page: Page, text: string) => {
  await input(page).fill(text);
  await input(page).press('Enter');
};
const fromEnd = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);

test('every state of a chat is accessible in both themes and fits its window', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const looksRight = async () => {
    await expectAccessibleInBothThemes(page);
    await expectNoOverflow(page);
  };
  await open(page, await app.owner('Ridgeline'), chatView);
  await expect(page.getByText('Hi! I’m here to help Ridgeline Plumbing')).toBeVisible();
  await looksRight();
  say(app, wide + long);
  await ask(page, `What do I do about ${word.repeat(2)}?`);
  await expect(log(page).getByText('Two by Friday')).toBeVisible();
  await looksRight();
  await expect(replies(page)).toBeVisible({ timeout: 20_000 });
  await looksRight();
  await page.getByRole('button', { name: 'This didn’t help' }).click();
  await expect(page.getByLabel('Reason (optional)')).toBeFocused();
  await looksRight();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit question' }).click();
  await expect(page.getByText('You’re editing your last question.')).toBeVisible();
  await looksRight();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await looksRight();
  await page.keyboard.press('Escape');
  expect(complaints).toEqual([]);
  app.stack.openai.fail(down, down, down, down);
  await ask(page, 'And then?');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });
  await looksRight();
});

test('the limit closes the input and keeps its text visible', { tag: '@night' }, async ({
  page,
  app,
}) => {
  test.slow();
  const finn = await app.owner('Finn', 'free');
  say(app, 'Short and sweet.');
  await finn.askTimes(9);
  await open(page, finn, chatView);
  await expect(page.getByText('Questions remaining: 1/10')).toBeVisible();
  await ask(page, 'The last one');
  await input(page).pressSequentially('Kept');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'You have reached your daily limit of 10 questions. Upgrade to Professional for unlimited queries!',
  );
  await expect(alert.getByRole('link', { name: 'See Essentials' })).toHaveAttribute(
    'href',
    '/pricing?plan=essentials&period=monthly',
  );
  await expect(alert.getByRole('link', { name: 'View upgrade options' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await expect(replies(page)).toBeVisible();
  await expect(input(page)).toBeDisabled();
  await expect(input(page)).toHaveValue('Kept');
  await expect(input(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.goto('/dashboard/sales');
  await page.getByRole('button', { name: /^Follow-up Strategies/ }).click();
  await page.getByRole('button', { name: /^Quote gone quiet/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Quote amount')).toBeFocused();
  for (const field of await dialog.getByRole('textbox').all())
    if (!(await field.inputValue())) await field.fill('48');
  await dialog.getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByText('Not sent yet: Quote gone quiet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeDisabled();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.goto('/dashboard');
  await expect(page.getByText('Questions remaining today: 0/10')).toBeVisible();
  await expectAccessible(page);
});

test('the assistant greets by name, streams, and leads to the helper', async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline', 'free'));
  await expect(
    page.getByRole('heading', { name: 'Welcome, Ridgeline Plumbing', level: 1 }),
  ).toBeVisible();
  await expectAccessible(page);
  const assistant = page.getByLabel('Message the assistant');
  await assistant.fill('Three quotes went out last week and nobody has called back.');
  await assistant.press('Enter');
  await expect(page.getByText('Assistant is typing').first()).toBeVisible();
  const go = page.getByRole('link', { name: /^Go to Sales/ });
  await expect(go).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  // Its best helper is locked, so the assistant answers briefly itself.
  await assistant.fill('I want to hire somebody.');
  await assistant.press('Enter');
  await expect(page.locator('strong', { hasText: 'Start here:' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Go to Hiring & HR/ })).toHaveCount(0);
  // That answer counts, the referral does not.
  await expect(page.getByText('Questions remaining today: 9/10')).toBeVisible();
  await go.click();
  await expect(page).toHaveURL('/dashboard/sales?view=chat');
  await expect(page).toHaveTitle('Sales | Sevenhands');

  await expect(input(page)).toHaveValue(
    'Three quotes went out last week and nobody has called back.',
  );
  await expect(input(page)).toBeFocused();
  await expect(page.getByText('it won’t count')).toHaveCount(0);
  await expect(page.getByText('Questions remaining: 9/10')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.reload();
  await input(page).press('Enter');
  await expect(replies(page)).toBeVisible();
  await expect(page.getByText('Questions remaining: 8/10')).toBeVisible();
});

test('Enter sends, Shift+Enter adds a line, and the focus stays in the input', {
  tag: '@night',
}, async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  await input(page).pressSequentially('First line');
  await input(page).press('Shift+Enter');
  await input(page).pressSequentially('second line');
  await expect(input(page)).toHaveValue('First line\nsecond line');
  await input(page).press('Enter');
  await expect(input(page)).toHaveValue('');
  await expect(input(page)).toBeFocused();
  await expect(log(page).getByText('First line second line')).toBeVisible();
  await expect(replies(page)).toBeVisible();
  await expect(input(page)).toBeFocused();
  for (const time of await log(page).locator('time').all())
    expect(Date.parse(String(await time.getAttribute('datetime')))).not.toBeNaN();
});

test('the keyboard skips to the main part, and a change of view moves the focus there', {
  tag: '@night',
}, async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  await expect(input(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: /Back to prompts$/ }).click();
  await expect(page.getByRole('heading', { name: 'Topics' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('an answer starts at its first line, Jump to latest follows its end, and a manual scroll position is kept', {
  tag: '@phone',
}, async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  say(app, long);
  await ask(page, 'What first?');
  await expect(log(page).getByText('Step 40:')).toBeVisible();
  await expect(log(page).getByText('Step 1:')).toBeInViewport();
  const jump = page.getByRole('button', { name: 'Jump to latest' });
  await jump.click();
  await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(80);
  await expect(input(page)).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(jump).toBeVisible();
  await expect(replies(page)).toBeAttached({ timeout: 20_000 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The newest answer is in sight.
  await expect(jump).toBeHidden();
  say(app, 'Short and sweet.');
  await ask(page, 'And then?');
  await expect(replies(page)).toHaveCount(2);
  await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(80);
  await page.evaluate(() => scrollTo(0, 0));
  await jump.click();
  await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1);
  await expect(jump).toBeHidden();
});

test('scrolling up at the same moment as Jump to latest keeps the scroll position', {
  tag: '@night',
}, async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  say(app, long);
  await ask(page, 'What first?');
  const jump = page.getByRole('button', { name: 'Jump to latest' });
  // Before the next frame, so that the page receives both scrolls in one event.
  await jump.evaluate((button: HTMLButtonElement) => {
    button.click();
    scrollTo(0, 0);
  });
  await expect(replies(page)).toBeAttached({ timeout: 20_000 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('scrolling up a little while an answer arrives keeps the scroll position', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  say(app, long);
  await ask(page, 'What first?');
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  const follows = await page.evaluate(() => scrollY);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(follows);
  // Less than the distance that counts as the end, like the start of a swipe.
  const stays = await page.evaluate(() => {
    scrollBy(0, -40);
    return scrollY;
  });
  await expect(replies(page)).toBeAttached({ timeout: 20_000 });
  expect(await page.evaluate(() => scrollY)).toBe(stays);
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
});

test('nothing overflows at 320 pixels or with text at twice its size', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  say(app, wide);
  await ask(page, 'How?');
  await expect(replies(page)).toBeVisible();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height });
  await expectNoOverflow(page);
  await page.setViewportSize({ width, height });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoOverflow(page);
});

test('every target is large enough, nothing moves with reduced motion, and color is not needed', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  await open(page, await app.owner('Ridgeline'), chatView);
  say(app, long);
  await ask(page, 'How?');
  await expect(page.getByText('Sales is typing').first()).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(replies(page)).toBeAttached({ timeout: 20_000 });
  const small = () =>
    page.locator('#main').evaluate((main) =>
      [...main.querySelectorAll('button, a, textarea')]
        .filter((one) => one.checkVisibility())
        .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ name }) => name),
    );
  expect(await small()).toEqual([]);
  // On a phone Send replaces the microphone once there is text.
  await input(page).fill('And then?');
  expect(await small()).toEqual([]);
  const send = await page.getByRole('button', { name: 'Send' }).boundingBox();
  expect(Math.min(send?.width ?? 0, send?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.emulateMedia({ forcedColors: 'active' });
  await input(page).focus();
  const outline = await page
    .locator('.composer')
    .evaluate((form) => getComputedStyle(form).outlineStyle);
  expect(outline).toBe('solid');
});

test('an answer cannot load a picture or open a page', async ({ page, app }) => {
  const away: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(app.origin) && !request.url().startsWith('data:'))
      away.push(request.url());
  });
  await open(page, await app.owner('Ridgeline'), chatView);
  say(
    app,
    [
      '![a](https://evil.example/a.png)',
      '![b](//evil.example/b.png "t")',
      '[![c](https://evil.example/c.png)](https://evil.example)',
      '<img src="https://evil.example/d.png">',
      '![e][ref]\n\n[ref]: https://evil.example/e.png',
      '[click](javascript:alert(1))',
      '<script>fetch("https://evil.example/f")</script>',
    ].join('\n\n'),
  );
  await ask(page, 'Pictures, please');
  await expect(replies(page)).toBeVisible();
  await expect(log(page).locator('img, script')).toHaveCount(0);
  await expect(log(page).locator('a[href^="javascript"]')).toHaveCount(0);
  const picture = log(page).getByRole('link', { name: 'Image: a' });
  await expect(picture).toHaveAttribute('rel', /noopener noreferrer/);
  await page.waitForTimeout(500);
  expect(away).toEqual([]);
});

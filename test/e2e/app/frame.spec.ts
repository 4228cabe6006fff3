import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoOverflow } from '#test/support/browser.ts';
import { isNight } from '#test/support/night.ts';
import { goTo, inFrame, signOut } from '#test/support/pages/frame.ts';
import { open, test } from '#test/support/playwright-app.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const pages = {
  Today: ['/dashboard'],
  Week: ['/dashboard/week', '/dashboard/check-in'],
  Helpers: ['/dashboard/helpers', '/dashboard/sales', '/dashboard/sales?view=chat'],
  Money: ['/dashboard/numbers', '/dashboard/numbers/import'],
  More: [
    '/dashboard/more',
    '/dashboard/account',
    '/dashboard/work',
    '/dashboard/history',
    '/dashboard/memory',
    '/dashboard/profile',
    '/dashboard/profile/plan',
    '/dashboard/profile/sign-in',
    '/dashboard/profile/calendar',
    '/dashboard/profile/data',
    '/dashboard/suggestions',
    '/dashboard/usage',
  ],
};

test('a phone has the same five places on every page, and marks the one the page belongs to', {
  tag: '@phone',
}, async ({ page, app, isMobile }) => {
  test.slow();
  await open(page, await app.owner('Ada'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // By day the first page of each place, at night all of them.
  for (const [place, addresses] of Object.entries(pages))
    for (const address of isNight ? addresses : addresses.slice(0, 1)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      if (isMobile) {
        await expect(bar(page).getByRole('link')).toHaveText(Object.keys(pages));
        await expect(bar(page)).toBeInViewport({ ratio: 1 });
        await expect(bar(page).locator('[aria-current]')).toHaveText(place);
      } else
        await expect(bar(page).getByRole('link', { name: 'Today' })).toBeInViewport({ ratio: 1 });
      await expectNoOverflow(page);
    }
});

test('the account and the sign-out are two taps away, and Helpers and More are pages', {
  tag: ['@phone', '@night'],
}, async ({ page, app, isMobile }) => {
  await open(page, await app.owner('Ada'), '/dashboard/sales?view=chat');
  await goTo(page, 'Profile');
  await expect(page).toHaveURL('/dashboard/profile');
  if (isMobile) {
    await page.getByRole('link', { name: 'Back to Account and settings' }).click();
    await expect(page).toHaveURL('/dashboard/account');
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: 'Back to More' }).click();
    await expect(page).toHaveURL('/dashboard/more');
    await expectAccessibleInBothThemes(page);
    await goTo(page, 'Helpers');
    await expect(page.getByRole('heading', { name: 'Your helpers', level: 1 })).toBeAttached();
    await expectAccessibleInBothThemes(page);
    await expect(page.getByRole('main').getByRole('link', { name: 'History' })).toBeVisible();
  } else {
    await (await inFrame(page, 'Profile')).click();
    await expectAccessibleInBothThemes(page);
  }
  await signOut(page);
  await expect(page).toHaveURL(/\/($|login)/);
});

test('at a desk, More and the list of the account lead to the profile, which has the list beside it', {
  tag: '@night',
}, async ({ page, app }) => {
  await open(page, await app.owner('Ada'), '/dashboard/more');
  await expect(page).toHaveURL('/dashboard/profile');
  await page.goto('/dashboard/account');
  await expect(page).toHaveURL('/dashboard/profile');
  const list = page.getByRole('navigation', { name: 'Account' });
  for (const [width, isBeside] of [
    [1280, true],
    [1100, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
    await expect(list.getByRole('link')).toHaveCount(5);
    await expect(list.locator('[aria-current]')).toContainText('Profile');
    const [links, content] = [
      await list.boundingBox(),
      await page.locator('.profile').boundingBox(),
    ];
    expect((links?.x ?? 0) + (links?.width ?? 0) < (content?.x ?? 0)).toBe(isBeside);
  }
  await expectAccessibleInBothThemes(page);
});

test('the account has a page per subject, by a link, from More and back, and by its words in Find anything', {
  tag: ['@phone', '@night'],
}, async ({ page, app, isMobile }) => {
  await open(page, await app.owner('Ada'), '/dashboard/profile');
  const subjects = {
    'Plan and invoices': 'No invoices yet. They’ll show up here after your first payment.',
    'Sign-in and security': 'How you sign in',
    'Calendar and check-in': 'Change day, time, or email',
    'Your data': 'Download a copy',
  };
  for (const [title, words] of Object.entries(subjects)) {
    if (isMobile) await page.getByRole('link', { name: 'Back to Account and settings' }).click();
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByText(words).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNoOverflow(page);
  }
  if (isMobile) {
    await goTo(page, 'More');
    await page.getByRole('button', { name: 'Find anything' }).click();
  } else await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('invoices PDF');
  await page.getByRole('option', { name: /^Plan and invoices/ }).click();
  await expect(page).toHaveURL('/dashboard/profile/plan');
});

test('the bar gives its room to the keyboard, and comes back', {
  tag: ['@phone', '@night'],
}, async ({ page, app, isMobile }) => {
  const { width = 1280 } = page.viewportSize() ?? {};
  await open(page, await app.owner('Ada'), '/dashboard/sales?view=chat');
  await expect(bar(page)).toBeVisible();
  await page.getByLabel('Message Sales').focus();
  await page.setViewportSize({ width, height: 430 });
  if (isMobile) await expect(bar(page)).toBeHidden();
  else await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ width, height: 844 });
  await expect(bar(page)).toBeVisible();
});

for (const [what, { tag, ...size }] of Object.entries({
  '320 px wide': { width: 320, height: 640, tag: '@night' },
  'on its side': { width: 844, height: 390, tag: '@night' },
  'at 200 % on a desk': { width: 640, height: 400, tag: '@night' },
}))
  test(`${what}, neither the bars nor the input cover the end of a page`, { tag }, async ({
    page,
    app,
  }) => {
    const owner = await app.owner('Ada');
    await owner.askTimes(1);
    await page.setViewportSize(size);
    await open(page, owner);
    for (const address of ['/dashboard/more', '/dashboard/helpers', '/dashboard/sales']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      const last = page
        .getByRole('main')
        .locator('a, button, p, li')
        .filter({ visible: true })
        .last();
      // What loads late makes the page longer.
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expect(last).toBeInViewport({ ratio: 0.9, timeout: 500 });
        const isFree = await last.evaluate((element) => {
          const { left, width, top, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return element.contains(hit) || (hit?.contains(element) ?? false);
        });
        expect(isFree, address).toBe(true);
      }).toPass({ timeout: 10_000 });
      await expectNoOverflow(page);
    }
    await page.goto('/dashboard/sales');
    await page.getByRole('button', { name: 'Continue Previous Conversation' }).click();
    await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeAttached();
    const room = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return (box('.composer-panel')?.top ?? 0) - Math.max(box('.top-bar')?.bottom ?? 0, 0);
    });
    expect(room).toBeGreaterThan(150);
    await expectNoOverflow(page);
  });

/** Where the panels, cards and lists of a page end on the right, in CSS pixels from where its content begins. Runs in the page. */
const rightEdges = () => {
  const main = document.querySelector<HTMLElement>('.dashboard-main');
  if (!main) return [];
  const start =
    main.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(main).paddingLeft);
  const edges = new Set<number>();
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      const { width, height, right } = child.getBoundingClientRect();
      const { backgroundColor, borderTopWidth, display, position } = getComputedStyle(child);
      if (width < 240 || height < 8 || /fixed|absolute/.test(position) || /inline/.test(display))
        continue;
      const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
      // What stands side by side, such as buttons and chips, ends where it ends.
      if (isPainted && !child.matches('button, a')) edges.add(Math.round(right - start));
      else visit(child);
    }
  };
  visit(main);
  return [...edges].sort((one, other) => one - other);
};

/** A page has two edges: of text and of work. Where the window leaves less than that, work ends at the window's. */
const gridOf = (page: Page) =>
  page.locator('.dashboard-main').evaluate((main) => {
    const { paddingLeft, paddingRight } = getComputedStyle(main);
    const room =
      main.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return [720, Math.round(Math.min(1080, room))];
  });

for (const [width, height] of [
  [1600, 1000],
  [1280, 800],
] as const)
  test(`at ${width} px a page ends at the edge of text or of work, and nowhere else`, {
    tag: '@night',
  }, async ({ page, app }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await open(page, await app.owner('Ada'));
    const columns = '/dashboard/sales?view=chat';
    for (const address of [...Object.values(pages).flat(), '/dashboard/connections']) {
      // A chat fills the window with columns of its own.
      if (address === columns) continue;
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const grid = await gridOf(page);
      await expect
        .poll(
          async () => (await page.evaluate(rightEdges)).filter((edge) => !grid.includes(edge)),
          { message: `${address}: ${grid}` },
        )
        .toEqual([]);
      expect((await page.evaluate(rightEdges)).length, address).toBeGreaterThan(0);
    }
  });

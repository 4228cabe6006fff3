import { expect } from '@playwright/test';
import { tradePages } from '#shared/catalogue/trades.ts';
import { pageTrades, tradePath } from '#shared/domain/catalogue/trade-paths.ts';
import { originPlaceholder } from '#shared/origin-placeholder.ts';
import { type GeneralPath, publicPaths } from '#shared/web-paths.ts';
import {
  complaintsOf,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoOverflow,
} from '#test/support/browser.ts';
import { isNight } from '#test/support/night.ts';
import { test } from '#test/support/playwright-app.ts';
import { wholeProduct } from '#test/support/tools/whole-product.ts';

test.use(wholeProduct);

const generalHeadings: Record<GeneralPath, RegExp> = {
  '/': /You’re good with your hands/,
  '/about': /Good advice shouldn’t require an office/,
  '/features': /Meet the 7 helpers/,
  '/pricing': /Simple pricing/,
  '/contact': /Contact us/,
  '/suggestions': /Help Us Improve/,
  '/privacy-policy': /Privacy Policy/,
  '/terms-of-service': /Terms of Service/,
  '/tools/hour-cost': /What does an hour of work really cost you/,
  '/tools/job-price': /What should you charge for this job/,
  '/tools/price-rise': /how many jobs can you afford to lose/,
  '/ad': /Ask your 7 AI helpers/,
  '/login': /Sign in/,
  '/signup': /Create your account/,
  '/forgot-password': /Forgot your password/,
};
const headings: Readonly<Record<string, RegExp | string>> = {
  ...generalHeadings,
  ...Object.fromEntries(
    pageTrades.map((trade) => [tradePath(trade), tradePages[trade].heading.join(' ')]),
  ),
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page shows its content, its links and a way to every other page', {
    tag: '@phone',
  }, async ({ page }) => {
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(headings[path] ?? '');
      await expect(page.getByRole('contentinfo'), path).toContainText('Version 3.4');
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link', { name: 'Pricing' }), path).toBeVisible();
    }
  });
});

/** By day every third page and one of a trade, at night all. */
const looked: readonly string[] = isNight
  ? publicPaths
  : [
      ...Object.keys(generalHeadings).filter((_, nth) => nth % 3 === 0),
      ...pageTrades.slice(0, 1).map(tradePath),
    ];

test('every public page is accessible in both themes, logs no errors, fits the window and does not shift', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(240_000);
  const complaints = complaintsOf(page);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (
          entry as unknown as { value: number }
        ).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of looked) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await expectAccessibleInBothThemes(page);
    await expectNoOverflow(page);
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(shift, `${path} jumps while it loads`).toBe(0);
  }
  expect(complaints).toEqual([]);
});

test('every internal link of the public pages works', { tag: '@night' }, async ({
  page,
  request,
}) => {
  const ahead = new Set<string>(publicPaths);
  const anchors = new Map<string, Set<string>>();
  for (const path of ahead) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    if (!response.headers()['content-type']?.includes('html')) continue;
    await page.goto(path);
    const hrefs = await page
      .locator('a[href^="/"], link[href^="/"], script[src^="/"]')
      .evaluateAll((found) =>
        found.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
      );
    for (const href of hrefs) {
      const { pathname, hash } = new URL(href, 'http://local');
      ahead.add(pathname);
      if (hash) anchors.set(pathname, (anchors.get(pathname) ?? new Set()).add(hash));
    }
  }
  for (const [path, hashes] of anchors) {
    await page.goto(path);
    for (const hash of hashes) await expect(page.locator(hash), `${path}${hash}`).toHaveCount(1);
  }
});

test('an unknown URL returns 404 and links home', async ({ page, request }) => {
  const response = await request.get('/no-such-page');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Page not found');
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
});

test('the first Tab skips to the content, and a new page takes the focus', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Skip to main content')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle('About us | Sevenhands');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a chosen theme is kept and does not flash', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Auto', exact: true }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test(
  'the menu opens on a phone and closes on navigation',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const pricing = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Pricing' });
    if (project.name === 'phone') {
      await expect(pricing).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expectAccessible(page);
    }
    await pricing.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Simple pricing/);
    if (project.name === 'phone') await expect(pricing).toBeHidden();
  },
);

test('the toggle changes the prices and shows the yearly saving', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/pricing');
  const essentials = page.getByRole('article').filter({ hasText: 'Choose Essentials' });
  await expect(essentials).toContainText('$19 /month');
  await page.getByRole('button', { name: 'Yearly' }).click();
  await expect(essentials).toContainText('$15.83 /month');
  await expect(essentials).toContainText('$190 billed once a year. Save $38.');
  const pro = page.getByRole('article').filter({ hasText: 'Most Popular' });
  await expect(pro).toContainText('$41.58 /month');
  await expect(pro).toContainText('Save $89.');
  await pro.getByRole('button').click();
  await expect(page).toHaveURL('/signup?plan=pro&period=yearly');
});

test('Contact Sales opens the form with its subject, and the message is delivered', async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Contact Sales' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('partnership');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Name').fill('Dana');
  await expect(page.getByText('Name is required')).toBeHidden();
  await page.getByLabel('Email').fill('dana@example.com');
  await page.getByLabel('Message').fill('We run three crews.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('a visitor submits a suggestion', async ({ page }) => {
  await page.goto('/suggestions');
  const submit = page.getByRole('button', { name: 'Send suggestion' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('Your suggestion').fill('   ');
  await expect(submit).toBeDisabled();
  await page.getByLabel('Your suggestion').fill('A helper for vans, please.');
  await page.getByLabel('Email (optional)').fill('odd');
  await submit.click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await page.getByLabel('Email (optional)').fill('dana@example.com');
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
});

test('a suggestion typed before the scripts of the page run can be sent', async ({ page }) => {
  const { promise: typed, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/suggestions', { waitUntil: 'commit' });
  await page.getByLabel('Your suggestion').fill('A helper for vans, please.');
  go();
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
});

test('a suggestion that cannot be sent is kept', { tag: '@night' }, async ({ page }) => {
  await page.route('**/api/suggestions', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/suggestions');
  await page.getByLabel('Your suggestion').fill('A helper for vans, please.');
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to submit suggestion. Please try again.',
  );
  await expect(page.getByLabel('Your suggestion')).toHaveValue('A helper for vans, please.');
});

test('the icon that a browser asks for by itself is served', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.status()).toBe(200);
  expect(icon.headers()['content-type']).toBe('image/x-icon');
});

test('search engines find a title, a description, the own address and structured data', async ({
  request,
  baseURL,
}) => {
  const pricing = await (await request.get('/pricing')).text();
  expect(pricing).toContain('<title>Pricing | Sevenhands</title>');
  expect(pricing).toMatch(/<meta name="description" content="[^"]{50,160}"/);
  expect(pricing).toContain(`<link rel="canonical" href="${baseURL}/pricing"`);
  expect(pricing).toContain(`<meta property="og:image" content="${baseURL}/og/pricing.jpg"`);
  const data = [...pricing.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const types = data.map(([, json = '']) => JSON.parse(json)['@type']);
  expect(types).toEqual(['SoftwareApplication', 'FAQPage']);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/pricing</loc>`);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /dashboard');
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(pricing + sitemap + robots).not.toContain(originPlaceholder);
  const image = await request.get('/og.png');
  expect(image.headers()['content-type']).toBe('image/png');
});

test('an offline visitor sees a notice', async ({ page, context }) => {
  await page.goto('/about');
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();
});

test('the front page requests only its own few files', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /auth|amplify|query|markdown|catalogue/i.test(path))).toEqual([]);
  expect(scripts.length).toBeLessThan(12);
});

test('the front page requests its scripts after the first paint', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name));
    return {
      painted: performance.getEntriesByName('first-paint')[0]?.startTime,
      asked: scripts.map(({ startTime }) => startTime),
    };
  });
  expect(times.asked.length).toBeGreaterThan(5);
  expect(Math.min(...times.asked)).toBeGreaterThan(Number(times.painted));
});

test('the ad pixel loads only where one is configured and after consent, and the choice can be reopened', async ({
  page,
}) => {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Can we use a Meta pixel')).toBeHidden();
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), pixelId: '123456' } });
  });
  const isLoaded = () => page.evaluate(() => 'fbq' in window);
  await page.reload();
  await expect(page.getByText('Can we use a Meta pixel')).toBeVisible();
  await expectAccessible(page);
  expect(await isLoaded()).toBe(false);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ad choices' })).toBeVisible();
  await expect(page.getByText('Can we use a Meta pixel')).toBeHidden();
  expect(await isLoaded()).toBe(false);
  await page.getByRole('button', { name: 'Ad choices' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect.poll(isLoaded).toBe(true);
});

test('the legal pages name the operator of the stage, and are not published without one', async ({
  page,
}) => {
  let operator: object | null = null;
  const dana = { name: 'Dana Field LLC', address: '1 Main St', email: 'hello@field.example' };
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), operator } });
  });
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { name: /^No Privacy Policy here$/ })).toBeVisible();
  await expect(page.getByText('Who we are')).toHaveCount(0);
  await expect(page.getByText('[')).toHaveCount(0);
  operator = dana;
  await page.reload();
  await expect(page.getByText('Sevenhands is run by Dana Field LLC, 1 Main St.')).toBeVisible();
});

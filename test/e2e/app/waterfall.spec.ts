import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { open, test } from '#test/support/playwright-app.ts';

test.use({ loadsAhead: true });

/** A round counts as complete after this many milliseconds without a new request. */
const quietMs = 1000;

/** Opens a URL with every request held back, releases them in rounds, and counts the rounds until `content` shows. */
const roundsBefore = async (page: Page, address: string, content: Locator) => {
  let held: Route[] = [];
  let last = performance.now();
  await page.route('**/*', (route) => {
    held.push(route);
    last = performance.now();
  });
  const rounds: string[][] = [];
  const opened = page.goto(address, { waitUntil: 'commit' });
  while (rounds.length < 8) {
    await expect.poll(() => held.length > 0 && performance.now() - last > quietMs).toBe(true);
    // The locator has no document to search until this one has loaded.
    if (rounds.length > 0 && (await content.isVisible())) break;
    const round = held;
    held = [];
    rounds.push(round.map((route) => new URL(route.request().url()).pathname));
    for (const route of round) await route.continue();
    await opened;
  }
  return rounds;
};

for (const [path, what, tag] of [
  ['/dashboard', 'the dashboard', '@phone'],
  ['/dashboard/sales?view=chat', 'a helper’s chat', ['@phone', '@night']],
] as const)
  test(`the first visit to ${what} takes three rounds of requests: the page, its files, the account`, {
    tag: [tag].flat(),
  }, async ({ page, app }) => {
    // A file without scripts, so nothing of the app is in the cache yet.
    await open(page, await app.owner('Ada'), '/robots.txt');
    const content = page.locator('main h1, main textarea').first();
    const rounds = await roundsBefore(page, app.origin + path, content);
    await expect(content).toBeVisible();
    expect(rounds.length, JSON.stringify(rounds, null, 1)).toBeLessThanOrEqual(3);
    expect(rounds.at(-1)).toContain('/api/account');
    // A valid token needs neither the auth code nor the settings.
    expect(rounds.flat().filter((file) => /auth|config\.json/.test(file))).toEqual([]);
  });

test('today’s list takes one round more on a device that has shown it: its code comes with the files, and what stands in it with nothing after', {
  tag: '@night',
}, async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await ada.askTimes(1);
  await open(page, ada, '/robots.txt');
  await page.evaluate(() => localStorage.setItem('private:today', 'shown'));
  const list = page.locator('section[aria-labelledby="things-today"]');
  const rounds = await roundsBefore(page, `${app.origin}/dashboard`, list);
  await expect(list).toBeVisible();
  expect(rounds.length, JSON.stringify(rounds, null, 1)).toBeLessThanOrEqual(4);
  expect(rounds.at(-1)?.filter((path) => path.endsWith('/today'))).toHaveLength(1);
  expect(rounds.flat().filter((file) => /micromark|markdown/.test(file))).toEqual([]);
});

test('the account is asked for once, before the code of the app is here', {
  tag: '@night',
}, async ({ page, app }) => {
  await open(page, await app.owner('Ada'), '/robots.txt');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(`${app.origin}/dashboard`, { waitUntil: 'commit' });
  await expect.poll(() => asked).toContain('/api/account');
  code.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((path) => path === '/api/account')).toHaveLength(1);
});

test('a first visit with an expired token requests the renewal code before the app has loaded', {
  tag: '@night',
}, async ({ page, app }) => {
  await open(page, await app.owner('Ada'), '/robots.txt');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? '';
    const [head, claims = '', signature] = (localStorage.getItem(key) ?? '').split('.');
    const text = atob(claims.replaceAll('-', '+').replaceAll('_', '/'));
    const old = btoa(JSON.stringify({ ...JSON.parse(text), exp: Date.now() / 1000 - 60 }));
    localStorage.setItem(key, [head, old, signature].join('.'));
  });
  const content = page.locator('main h1, main textarea').first();
  const rounds = await roundsBefore(page, `${app.origin}/dashboard/sales?view=chat`, content);
  await expect(content).toBeVisible();
  // One for the code and the settings, one for the user pool.
  expect(rounds.length, JSON.stringify(rounds, null, 1)).toBeLessThanOrEqual(5);
  expect(rounds.flat().filter((file) => file === '/config.json')).toHaveLength(1);
});

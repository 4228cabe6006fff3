import { expect, test } from '@playwright/test';

test('public pages have their security headers', async ({ request }) => {
  for (const path of ['/', '/pricing', '/login']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const headers = answer.headers();
    expect(headers['content-type'], path).toContain('text/html');
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
  }
});

test('no text is rendered as markup, whatever its source', async ({ page }) => {
  await page.goto('/');
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x>';
      return '';
    } catch (error) {
      return String(error);
    }
  });
  expect(refused).toContain('TrustedHTML');
});

test('the app opens at its own URLs only', async ({ request }) => {
  const app = await request.get('/dashboard/marketing');
  expect(app.status()).toBe(200);
  expect(app.headers()['cache-control']).toContain('no-cache');
  const nowhere = await request.get('/no-such-page');
  expect(nowhere.status()).toBe(404);
  expect(nowhere.headers()['content-type']).toContain('text/html');
});

test('the browser settings have every service URL and no secret', async ({ request, baseURL }) => {
  const answer = await request.get('/config.json');
  expect(answer.headers()['cache-control']).toContain('no-cache');
  const config = await answer.json();
  expect(config.origin).toBe(baseURL);
  expect(config.userPoolId).toMatch(/^[\w-]+_\w+$/);
  expect(JSON.stringify(config)).not.toMatch(/sk_|whsec_|"apiKey"/);
});

test('the API responds, and rejects requests with the product’s messages', async ({ request }) => {
  expect(await (await request.get('/api/health')).json()).toEqual({ ok: true });
  const stranger = await request.get('/api/account');
  expect(stranger.status()).toBe(401);
  expect(await stranger.json()).toMatchObject({ code: 'signed-out', retryable: false });
  const forged = await request.get('/api/account', {
    headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZGEifQ.' },
  });
  expect(forged.status()).toBe(401);
  const nowhere = await request.get('/api/no-such-route');
  expect(nowhere.status()).toBe(404);
  expect(await nowhere.json()).toMatchObject({ code: 'not-found' });
});

test('the API describes itself', async ({ request }) => {
  const answer = await request.get('/api/openapi.json');
  expect(answer.headers()['content-type']).toContain('application/json');
  const { openapi, paths } = await answer.json();
  expect(openapi).toBe('3.1.0');
  expect(paths).toHaveProperty(['/chat', 'post', 'operationId'], 'chat.ask');
});

test('a payment event without a valid signature changes nothing', async ({ request }) => {
  const forged = await request.post('/api/stripe/webhook', {
    headers: { 'stripe-signature': 't=1,v1=00' },
    data: { type: 'customer.subscription.updated' },
  });
  expect(forged.status()).toBe(400);
});

test('pages tell search engines and previews the address they are served at', async ({
  request,
  baseURL,
}) => {
  const { stage } = await (await request.get('/config.json')).json();
  for (const path of ['/', '/pricing', '/for/plumbers']) {
    const answer = await request.get(path);
    const html = await answer.text();
    const named = [
      ...html.matchAll(/(?:rel="canonical" href|og:(?:url|image)" content)="([^"]+)"/g),
    ];
    expect(named, path).toHaveLength(3);
    for (const [, address = ''] of named) expect(new URL(address, baseURL).origin).toBe(baseURL);
    const hidden = answer.headers()['x-robots-tag'] === 'noindex';
    if (stage === 'dev' || stage === 'prod') expect(hidden, path).toBe(stage === 'dev');
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/pricing</loc>`);
});

test('whoever finds a weakness finds an address to tell', async ({ request, baseURL }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt`);
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});

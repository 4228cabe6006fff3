import { chromium } from '@playwright/test';

const base = 'http://localhost:5473';

import { chromiumFlags, findChromium } from './support/chromium.ts';

const b = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const c = await b.newContext({
  viewport: { width: 390, height: 844 },
  baseURL: base,
  reducedMotion: 'reduce',
});
const p = await c.newPage();
p.setDefaultTimeout(60000);
p.on('console', (m) => m.type() === 'error' && console.log('ERR', m.text().slice(0, 200)));
p.on('pageerror', (e) => console.log('PAGEERR', e.message));
await p.goto('/login');
await p
  .getByLabel(/e-?mail/i)
  .first()
  .fill('demo@sevenhands.test');
await p
  .getByLabel(/^password$/i)
  .first()
  .fill('sevenhands');
await p.getByRole('button', { name: /^sign in$/i }).click();
await p.waitForURL(/dashboard/);
console.log('in', p.url());
await c.storageState({ path: '/tmp/19d-state.json' });
const five = [
  ['finance', /^Pricing Strategies/, /^Am I charging enough\?/, 'charging-enough'],
  ['sales', /^Follow-up Strategies/, /^Quote gone quiet/, 'quote-gone-quiet'],
  ['hiring-hr', /./, /^A job ad worth answering/, 'job-ad'],
  ['operations', /./, /^One-page checklist/, 'checklist'],
  ['social-media', /./, /^Ten posts from one job/, 'posts'],
];
const only = process.argv[2];
for (const [h, group, prompt, name] of five) {
  if (only && only !== h) continue;
  try {
    await p.goto(`/dashboard/${h}`);
    await p
      .getByRole('button', { name: /prompts|started/i })
      .first()
      .waitFor({ timeout: 15000 })
      .catch(() => {});
    if (String(group) !== '/./') await p.getByRole('button', { name: group }).first().click();
    else {
      const labels = {
        'hiring-hr': /^Job (Ads|Advert)/i,
        operations: /^(Standard|Procedures|Operating)/i,
        'social-media': /^Content/i,
      }[h];
      const all = await p.getByRole('button').allTextContents();
      console.log(
        h,
        all
          .map((t) => t.slice(0, 40))
          .join(' | ')
          .slice(0, 900),
      );
      const btn = p.getByRole('button', { name: labels }).first();
      await btn.click({ timeout: 8000 });
    }
    await p.getByRole('button', { name: prompt }).first().click();
    const d = p.getByRole('dialog');
    await d.waitFor();
    for (const f of await d
      .locator('input:not([type=hidden]):not([type=checkbox]):not([type=radio]), textarea')
      .all()) {
      const v = await f.inputValue();
      if (v) continue;
      const ph = (await f.getAttribute('placeholder')) || '';
      const type = (await f.getAttribute('inputmode')) || (await f.getAttribute('type'));
      const num = /^[\d.,$ ]+$/.test(ph) || /decimal|numeric|number/.test(type || '');
      await f.fill(num ? ph.replace(/[^\d.]/g, '') || '3' : ph || 'Two text lines');
    }
    for (const f of await d.locator('select').all()) {
      if (!(await f.inputValue())) await f.selectOption({ index: 1 });
    }
    await p.screenshot({ path: `/tmp/19d-${name}-dialog.png`, fullPage: false });
    await d.getByRole('button', { name: /^Send to/ }).click();
    await p.getByRole('button', { name: 'Copy this reply' }).first().waitFor();
    await p.waitForTimeout(1500);
    // full log screenshot
    const h0 = await p.evaluate(() => document.documentElement.scrollHeight);
    await p.screenshot({ path: `/tmp/19d-${name}.png`, fullPage: true });
    const log = p.getByRole('log');
    await p.setViewportSize({
      width: 390,
      height: Math.min(8000, (await log.evaluate((e) => e.scrollHeight)) + 300),
    });
    await p.waitForTimeout(500);
    await p.screenshot({ path: `/tmp/19d-${name}-all.png` });
    await p.setViewportSize({ width: 390, height: 844 });
    console.log(name, 'ok', h0);
  } catch (e) {
    console.log(name, 'FAIL', e.message.slice(0, 400));
    await p.screenshot({ path: `/tmp/19d-${name}-fail.png` });
  }
}
await b.close();

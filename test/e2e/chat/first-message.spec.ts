import { expect } from '@playwright/test';
import { trades } from '#shared/catalogue/trades.ts';
import { specificTradeNames } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { startStopwatch } from '#test/support/pages/stopwatch.ts';
import { test } from '#test/support/playwright-app.ts';
import { wholeProduct } from '#test/support/tools/whole-product.ts';
import { tradePrompts } from '#test/support/trade-prompts.ts';
import { codeFor, freshEmail, password } from '../../support/browser.ts';

test.use(wholeProduct);

const limitSeconds = 120;
/** Runs by day; the other trades at night. */
const daily = 'Plumber';

const owner = 'Dana';
const customer = 'Janet';
const day = 'Friday at 9';

for (const trade of specificTradeNames) {
  const prompt = tradePrompts.find(({ id }) => id === `sales.${trades[trade].slug}.quiet-quote`);
  const business = `Oak ${trades[trade].slug}`;
  test(
    `${trade}: from sign-up to a copied message that needs no edit within two minutes`,
    {
      tag: trade === daily ? ['@phone'] : ['@phone', '@night'],
    },
    async ({ page, context }, info) => {
      // The two minutes are those of a phone, whatever else runs at two widths.
      await page.setViewportSize({ width: 390, height: 844 });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { tap, type, seconds } = startStopwatch();
      const button = (name: string | RegExp) => page.getByRole('button', { name });
      const email = freshEmail('dana');

      await page.goto('/signup');
      await type(page.getByLabel('Email'), email);
      await type(page.getByLabel('Password', { exact: true }), password);
      await type(page.getByLabel('Confirm password'), password);
      await tap(button('Create account'));
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      await type(page.getByLabel('Code'), await codeFor(page, email));
      await tap(button('Confirm'));

      await type(page.getByLabel('Business name'), business);
      const named = await page.getByLabel('Business name').inputValue();
      await type(page.getByLabel('What do customers call you?'), owner);
      await tap(button('Continue'));
      await tap(page.getByRole('radio', { name: trade, exact: true }));
      await tap(button('Continue'));
      await expect(page.getByRole('radio', { name: /Professional/ })).toBeChecked();
      await tap(button('Continue'));
      await tap(button('Go to My Dashboard'));

      await tap(page.getByRole('link', { name: 'Helpers' }).filter({ visible: true }));
      await tap(page.getByRole('main').getByRole('link', { name: /^Sales/ }));
      await tap(button(new RegExp(`^${prompt?.title}`)));
      const dialog = page.getByRole('dialog');
      await type(dialog.getByLabel('Quote amount'), '480');
      await tap(dialog.getByRole('button', { name: 'Send to Sales' }));

      const draft = page.getByRole('article').first();
      await expect(button('Copy this answer')).toBeVisible();
      await type(draft.getByRole('textbox', { name: 'First name' }), customer);
      await type(draft.getByRole('textbox', { name: 'Day and time' }), day);
      await tap(draft.getByRole('button', { name: 'Copy' }));
      await expect(page.getByRole('status').filter({ hasText: /^Copied$/ })).toBeVisible();
      await page.screenshot({ path: info.outputPath('copied.png') });

      const words = await page.evaluate(() => navigator.clipboard.readText());
      for (const one of [owner, named, customer, '$480', day]) expect(words).toContain(one);
      expect(words).not.toMatch(/[[\]{}<>]/);
      expect(seconds()).toBeLessThanOrEqual(limitSeconds);
      info.annotations.push({ type: 'seconds', description: seconds().toFixed(1) });
    },
  );
}

test('the prompts of these journeys are nine different ones', () => {
  const ids = tradePrompts.filter(({ id }) => /^sales\.\w+\.quiet-quote$/.test(id));
  expect(new Set(ids.map(({ content }) => content)).size).toBe(specificTradeNames.length);
});

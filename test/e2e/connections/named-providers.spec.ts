import { expect, type Page } from '@playwright/test';
import { type ProviderId, providerIds, providers } from '#shared/domain/connections/providers.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import { expectAccessible } from '#test/support/browser.ts';
import { test } from '#test/support/playwright-app.ts';

/** The pages that say what is sold and what is read. */
const pages = ['/pricing', '/privacy-policy', '/terms-of-service'] as const;

/** A stage whose operator has set up these providers. */
const withProviders = (page: Page, offered: readonly ProviderId[]) =>
  page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), providers: offered } });
  });

/** The words by which a page names some providers: what each is called, and what its company learns. */
const namesOf = (ids: readonly ProviderId[]) =>
  ids.flatMap((id) => [providers[id].name, providers[id].privacy.learns]);

/** Resolves once a page shows what the settings decide: the support of a plan, the operator of a legal page. */
const settled = (page: Page, path: string) =>
  expect(
    page
      .getByText(path === '/pricing' ? 'Priority, within 4 hours' : 'the owner of this machine')
      .first(),
  ).toBeVisible();

/** The sentence of what no plan has yet, which may name what has its entry and not its pages. */
const later = /Not included in any plan yet:[^<\n]*/g;

/** Checks that a page shows none of these words but where it says what comes later. */
const expectNone = async (page: Page, words: readonly string[]) => {
  const text = (await page.getByRole('main').innerText()).replaceAll(later, '');
  for (const word of words) expect(text).not.toContain(word);
};

for (const [nth, id] of providerIds.entries())
  test(`prices, privacy policy and terms name ${id} where the operator has set it up, and no other`, {
    tag: nth === 0 ? [] : '@night',
  }, async ({ page, app: _ }) => {
    const { name, plan, privacy } = providers[id];
    await withProviders(page, [id]);
    await page.goto('/pricing');
    const planOf = (title: string) =>
      page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(planOf(plans[plan].name)).toContainText(name);
    await expect(planOf('Professional')).toContainText(name);
    await expect(planOf('Free')).not.toContainText(name);
    await expect(page.getByText(/^Not included in any plan yet:/)).not.toContainText(
      'integrations',
    );
    await expectAccessible(page);
    await page.goto('/privacy-policy');
    await expect(page.getByText(`If you connect ${name}`, { exact: true })).toBeVisible();
    await expect(page.getByText(privacy.reads)).toBeVisible();
    await expect(page.getByText(privacy.model)).toBeVisible();
    await expect(page.getByText(privacy.company, { exact: true }).last()).toBeVisible();
    await expect(page.getByText(privacy.learns)).toBeVisible();
    await page.goto('/terms-of-service');
    await expect(
      page.getByText(`You can connect ${name} (from ${plans[plan].name}) if`),
    ).toBeVisible();
    const others = namesOf(providerIds.filter((other) => other !== id));
    for (const path of pages) {
      await page.goto(path);
      await settled(page, path);
      await expectNone(page, others);
    }
  });

test('where the operator has set up nothing, no page names or sells it', async ({
  page,
  app: _,
}) => {
  await withProviders(page, []);
  for (const path of pages) {
    await page.goto(path);
    await settled(page, path);
    await expectNone(page, namesOf(providerIds));
  }
});

test('what is served before the settings are known names no provider', async ({
  request,
  app: _,
}) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    // Comments of React stand between the parts of a sentence.
    const text = html.replaceAll('<!-- -->', '').replaceAll(later, '');
    for (const name of namesOf(providerIds)) expect(text).not.toContain(name);
  }
});

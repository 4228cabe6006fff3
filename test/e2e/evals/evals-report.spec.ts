/** Writes the report page of a recorded run, as an operator opens it. */
import { expect } from '@playwright/test';
import { nearMissPairs } from '#evals/judge/near-miss-pairs.ts';
import { reportPage } from '#evals/report/page.ts';
import { scoreRun } from '#evals/score/score-run.ts';
import { ordersOf, recordedCases, recordedRun } from '#test/support/answers/recorded-run.ts';
import {
  complaintsOf,
  expectAccessibleInBothThemes,
  expectNoOverflow,
} from '#test/support/browser.ts';
import { test } from '#test/support/playwright-app.ts';
import { wholeProduct } from '#test/support/tools/whole-product.ts';

test.use(wholeProduct);

const pairs = nearMissPairs();
const agreement = pairs.map(({ id, better }) => ({
  pair: id,
  judge: 'judge',
  orders: ordersOf(better === 'first' ? 4 : 2, 3),
}));
const around = {
  cases: recordedCases,
  pairs,
  pricesOf: () => ({ input: 1, cachedInput: 0.1, output: 4 }),
};
const before = scoreRun(recordedRun, { ...around, before: null });
const result = scoreRun({ ...recordedRun, agreement }, { ...around, before });

test('the report page of a run is readable', { tag: ['@phone', '@night'] }, async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setContent(reportPage(result));
  const models = page.getByRole('table', { name: 'Models' });
  await expect(models.getByRole('row', { name: /steady.*100\s%.*5\.00.*\$0\.0030/ })).toBeVisible();
  await expect(models.getByRole('row', { name: /hasty.*0\s%/ })).toBeVisible();
  await expect(page.getByText(/judge counts: weighted kappa/)).toBeVisible();
  const criteria = page.getByRole('table', { name: 'judge, criterion by criterion' });
  await expect(
    criteria.getByRole('row', { name: /Doable by this owner.*does not count/ }),
  ).toBeVisible();
  const hasty = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'hasty' }) });
  const failures = hasty.locator('details').filter({ hasText: /^no-statistics: / });
  await expect(failures.getByText('price.loss')).toBeHidden();
  await failures.locator('summary').click();
  await expect(failures.getByText('price.loss')).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessibleInBothThemes(page);
  // A model's text is escaped on this page.
  await expect(page.locator('main b, main img, main a')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

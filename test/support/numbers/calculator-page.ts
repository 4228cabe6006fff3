import type { Locator } from '@playwright/test';

/** Types the hourly cost into an open calculator, from behind its fold where it stands there. */
export const fillHourCost = async (sum: Locator, cost = '51.41') => {
  const field = sum.getByLabel('Hourly cost, all in');
  if (!(await field.isVisible())) await sum.locator('details.opener > summary').first().click();
  await field.fill(cost);
};

import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { PlanPage } from '#web/features/account/settings/plan-page.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

test('the page of the plan says what the plan costs, that the trial costs nothing, when it ends and what comes then, and has one filled button', async () => {
  await app.member('tom');
  await showPage(app, 'tom', <PlanPage />);
  screen.getByText('7 days left in your free trial. No credit card needed.');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$49 a month, or $499 a year',
    'Nothing',
    expect.stringMatching(/^\w+ \d+, \d{4}$/),
    'You’ll move to the Free plan unless you choose to pay. What you saved stays.',
    'UnlimitedSee my usage',
  ]);
  // Once is enough.
  const card = screen.getByRole('region', { name: 'Professional' });
  expect(card.textContent?.match(/trial/gi)).toHaveLength(1);
  const filled = [...document.querySelectorAll('.btn-primary')];
  expect(filled.map(({ textContent }) => textContent)).toEqual(['Choose a plan']);
});

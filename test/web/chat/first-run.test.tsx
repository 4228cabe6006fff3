import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { quotaKey } from '#functions/lib/keys/plan-keys.ts';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { FourQuestionsCard } from '#web/features/chat/first-run/four-questions-card.tsx';
import { TodayPage } from '#web/features/chat/today-page.tsx';
import { quotaAttributes } from '../../support/items/quota-item.ts';

// Each stage provides this file beside the app; this test has none.
vi.mock('#web/core/config.ts', () => ({
  useConfig: () => ({ demoReplies: true, providers: [] }),
}));

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());
beforeEach(() => localStorage.clear());

type Faults = NonNullable<NonNullable<Parameters<typeof showPage>[3]>['faults']>;
const Card = () => {
  const business = activeBusiness(useAccount());
  return business ? <FourQuestionsCard isMain business={business} /> : null;
};
const show = (name: string, faults: Faults = []) => showPage(app, name, <Card />, { faults });
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('known answers are not asked for, and skipped questions are not asked again in this browser', {
  tags: 'night',
}, async () => {
  const ada = await app.member('ada');
  const { account } = await ada.account.get({});
  const business_id = String(account.active_business_id);
  await ada.businesses.update({ business_id, location: 'Columbus, Ohio' });
  const { user } = await show('ada');
  expect(await screen.findByLabelText('How big is your team?')).toBeTruthy();
  expect(marked()).toEqual(['Columbus']);
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  await user.selectOptions(
    screen.getByLabelText('What’s your biggest challenge right now?'),
    'Managing cash flow',
  );
  expect(marked()).toEqual(['Columbus', 'pay on the day of the job']);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const price = await screen.findByLabelText(/^How much do you charge for a typical job\?/);
  expect(document.activeElement).toBe(price);
  expect((await ada.account.get({})).businesses[0]).toMatchObject({
    main_challenge: 'Managing cash flow',
    company_size: null,
  });
  await user.type(price, '165');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/^That’s it for now/)).toBeTruthy();
  expect((await ada.numbers.list({ business_id })).numbers).toMatchObject([
    { id: 'average_job_value', value: '165', source: 'owner' },
  ]);
});

test('an owner who has answered every question sees no card', async () => {
  const bea = await app.member('bea');
  const { account } = await bea.account.get({});
  const business_id = String(account.active_business_id);
  const details = { location: 'Boise', company_size: 'solo' as const };
  await bea.businesses.update({ business_id, ...details, main_challenge: 'Reducing costs' });
  const today = new Date().toISOString().slice(0, 10);
  await bea.numbers.save({
    business_id,
    today,
    numbers: [{ id: 'average_job_value', value: '90' }],
  });
  await show('bea');
  await waitFor(() => expect(document.querySelector('.spinner')).toBeNull());
  expect(screen.queryByText('4 quick questions')).toBeNull();
});

test('an answer that fails to save stays in its field, and an empty answer shows an error', async () => {
  await app.member('cleo');
  const faults: Faults = [{ method: 'PATCH', path: /businesses/, status: 500 }];
  const { user } = await show('cleo', faults);
  const town = await screen.findByLabelText('What town do you work in?');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByText('Enter an answer, or skip it')).toBeTruthy();
  await user.type(town, 'Dayton{Enter}');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(town).toHaveProperty('value', 'Dayton');
  faults.length = 0;
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByLabelText('How big is your team?')).toBeTruthy();
  expect(screen.getByText('Dayton', { selector: 'li' })).toBeTruthy();
});

test('the card stays after the first question, and is gone once it was put away in this browser', async () => {
  await app.member('dora');
  await countQuestion('dora');
  await showDashboard('dora');
  expect(await screen.findByRole('heading', { name: /^Welcome back/ })).toBeTruthy();
  await screen.findByRole('region', { name: '4 quick questions' });
  cleanup();
  const { user } = await showDashboard('dora');
  await screen.findByLabelText('What town do you work in?');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByLabelText('What town do you work in?')).toBeNull();
  cleanup();
  await showDashboard('dora');
  expect(await screen.findByLabelText('Message the assistant')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'See your week' })).toBeTruthy();
  expect(screen.queryByText('4 quick questions')).toBeNull();
});

test('on Free the example is said to be of a helper that is open', async () => {
  await app.member('enzo', { plan: 'free', selected_helpers: ['finance', 'customer-service'] });
  await show('enzo');
  expect(
    await screen.findByText('Here’s what Customer Service can write with your answers'),
  ).toBeTruthy();
});

test('a dashboard without the card begins with the day and offers no “or”', async () => {
  const fay = await app.member('fay');
  const { account } = await fay.account.get({});
  localStorage.setItem(
    `first-run-skipped:${account.active_business_id}`,
    'town team challenge price',
  );
  await showDashboard('fay');
  expect(await screen.findByRole('link', { name: 'See your week' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\bor just\b/i);
});

const showDashboard = (name: string) =>
  showPage(app, name, <TodayPage />, { path: '/dashboard', at: '/dashboard' });

/** Counts a question, as if it was asked before. */
const countQuestion = async (name: string) =>
  app.table.put({
    ...quotaKey(await app.sub(name)),
    ...quotaAttributes({
      windowStart: Date.now() - 60_000,
      chargeIds: new Set(['question 1']),
      total: 1,
    }),
  });

import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { activeBusiness, useAccount } from '#web/account.ts';
import { FirstRunCard } from '#web/first-run/first-run-card.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());
beforeEach(() => localStorage.clear());

type Faults = NonNullable<NonNullable<Parameters<typeof showPage>[3]>['faults']>;
const Card = () => {
  const business = activeBusiness(useAccount());
  return business ? <FirstRunCard business={business} /> : null;
};
const show = (name: string, faults: Faults = []) => showPage(app, name, <Card />, { faults });
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('what is known already is not asked, and what is skipped is not asked again in this browser', async () => {
  const ada = await app.member('ada');
  const { account } = await ada.account.get({});
  const business_id = String(account.active_business_id);
  await ada.businesses.update({ business_id, location: 'Columbus, Ohio' });
  const { user } = await show('ada');
  expect(await screen.findByLabelText('How many of you are there?')).toBeTruthy();
  expect(marked()).toEqual(['Columbus']);
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  await user.selectOptions(
    screen.getByLabelText('What is hardest right now?'),
    'Managing cash flow',
  );
  expect(marked()).toEqual(['Columbus', 'A small deposit']);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const price = await screen.findByLabelText(/^What does a usual job bring in\?/);
  expect(document.activeElement).toBe(price);
  expect((await ada.account.get({})).businesses[0]).toMatchObject({
    main_challenge: 'Managing cash flow',
    company_size: null,
  });
  await user.type(price, '165');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/^That is all for now/)).toBeTruthy();
  expect((await ada.numbers.list({ business_id })).numbers).toMatchObject([
    { id: 'average_job_value', value: '165', source: 'owner' },
  ]);
});

test('nothing is said twice: an owner who has answered everything sees no card', async () => {
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
  expect(screen.queryByText('Four short questions')).toBeNull();
});

test('an answer that could not be saved stays in its field, and an empty one is asked for', async () => {
  await app.member('cleo');
  const faults: Faults = [{ method: 'PATCH', path: /businesses/, status: 500 }];
  const { user } = await show('cleo', faults);
  const town = await screen.findByLabelText('Which town do you work in?');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByText('Answer this, or skip it')).toBeTruthy();
  await user.type(town, 'Dayton{Enter}');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(town).toHaveProperty('value', 'Dayton');
  faults.length = 0;
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByLabelText('How many of you are there?')).toBeTruthy();
  expect(screen.getByText('Dayton', { selector: 'li' })).toBeTruthy();
});

import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { activeBusiness, useAccount } from '#web/core/account.ts';
import { PromptsView } from '#web/features/catalogue/prompts-view.tsx';

// A stage whose prompts are not stored yet: no trade has quick starts.
let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
  await app.member('ada');
});
afterAll(() => app.stack.close());

const Prompts = () => {
  const business = activeBusiness(useAccount());
  if (!business) throw new Error('no business');
  return <PromptsView helperId="sales" business={business} onSend={() => {}} onLimit={() => {}} />;
};

test('without quick starts, the first prompt of each of the first three topics stands there and opens its form', async () => {
  const { user } = await showPage(app, 'ada', <Prompts />);
  const section = within(await screen.findByRole('region', { name: 'Quick-start prompts' }));
  const first = await section.findByRole('button', { name: /^20 leads from past work/ });
  expect(
    section.getAllByRole('listitem').map((one) => one.querySelector('b')?.textContent),
  ).toEqual(['20 leads from past work', 'A script for the first call', 'A quote with 3 choices']);
  await user.click(first);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('heading').textContent).toBe('20 leads from past work');
});

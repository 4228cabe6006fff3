import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { queryClient } from '#web/core/query-client.ts';
import { PromptsView } from '#web/features/catalogue/prompts-view.tsx';

let isLost = false;
vi.mock('#shared/catalogue/load/load-helper.ts', async (load) => {
  const there = await load<typeof import('#shared/catalogue/load/load-helper.ts')>();
  const loadHelperContent: typeof there.loadHelperContent = async (id) => {
    if (isLost) throw new Error('Failed to fetch a file');
    return there.loadHelperContent(id);
  };
  return { loadHelperContent };
});

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

test('prompts that fail to load say so in their place, and are loaded by another try', async () => {
  queryClient.removeQueries({ queryKey: ['helper-content'] });
  isLost = true;
  const { user } = await showPage(app, 'ada', <Prompts />);
  const section = within(await screen.findByRole('region', { name: 'Quick-start prompts' }));
  await section.findByText('Couldn’t load these prompts. Check your connection.');
  expect(section.queryByText('Fill in a few blanks and send.')).toBeNull();
  isLost = false;
  await user.click(section.getByRole('button', { name: 'Retry' }));
  await section.findByRole('button', { name: /^20 leads from past work/ });
});

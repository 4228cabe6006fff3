import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { UsagePage } from '#web/features/plan/usage/usage-page.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

describe('the usage page', () => {
  test('a window without questions is shown as empty', async () => {
    await app.member('uma', { plan: 'free' });
    await showPage(app, 'uma', <UsagePage />);
    await screen.findByRole('heading', { name: 'Nothing counted yet' });
    // Uses the same bar as the profile.
    screen.getByText('0 of 10 questions used today');
    expect(screen.queryByRole('link', { name: 'See my usage' })).toBeNull();
  });

  test('a list that fails to load can be retried', async () => {
    await app.member('ursa', { plan: 'free' });
    const faults = [{ method: 'GET', path: /usage/, status: 503 }];
    const { user } = await showPage(app, 'ursa', <UsagePage />, { faults });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    faults.length = 0;
    await user.click(retry);
    await waitFor(() => screen.getByRole('heading', { name: 'Nothing counted yet' }));
  });
});

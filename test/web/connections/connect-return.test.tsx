import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectRefusalTexts } from '#shared/domain/connections/connection-problems.ts';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { ConnectReturnPage } from '#web/features/connections/connect-return-page.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
  await app.member('ada');
});
afterAll(() => app.stack.close());

const provider = 'quickbooks' as const;
const account = 'Sparkle & Sons Cleaning Co';
const connected = {
  provider,
  state: 'connected',
  account,
  updated_at: new Date().toISOString(),
  updating: false,
  ends_at: null,
};
type Faults = NonNullable<NonNullable<Parameters<typeof showPage>[3]>['faults']>;
const listed = (...connections: object[]) => ({
  method: 'GET',
  path: /\/connections$/,
  status: 200 as const,
  body: { connections },
});

describe('the way back from a provider', () => {
  const back = (query: string, ...faults: Faults) =>
    showPage(app, 'ada', <ConnectReturnPage />, {
      path: '/dashboard/connections/callback/:provider',
      at: `/dashboard/connections/callback/quickbooks${query}`,
      faults,
    });
  const finished = (body: object) => ({
    method: 'POST',
    path: /\/connections\/quickbooks\/finish$/,
    status: 200 as const,
    body,
  });

  test('what was sent is handed over and taken out of the address, and the owner gets back', async () => {
    const { businesses } = await app.as('ada').account.get({});
    const { address } = await back(
      '?code=c0de&state=5tate&realmId=77',
      finished({
        outcome: 'connected',
        business_id: businesses[0]?.id,
        from: 'money',
        connection: { provider, state: 'connecting', account },
      }),
      listed(connected),
    );
    await screen.findByRole('heading', { name: 'QuickBooks Online is connected' });
    expect(address()).toBe('/dashboard/connections/callback/quickbooks');
    const link = screen.getByRole('link', { name: 'Back to Your money' });
    expect(link.getAttribute('href')).toBe('/dashboard/numbers');
    const sent = vi
      .mocked(globalThis.fetch)
      .mock.calls.filter(([input]) => String(input).endsWith('/finish'));
    expect(sent.length).toBe(1);
    expect(JSON.parse(String(sent[0]?.[1]?.body))).toEqual({
      query: 'code=c0de&state=5tate&realmId=77',
    });
  });

  test('a profile with several places asks which one before anything is said to be read', async () => {
    const { businesses } = await app.as('ada').account.get({});
    const place = { remote: 'accounts/1/locations/2', name: 'Bright Side North', address: '' };
    const connection = { provider: 'google-business', state: 'choosing', places: [place] };
    const finishing = finished({
      outcome: 'connected',
      business_id: businesses[0]?.id,
      from: 'connections',
      connection,
    });
    await showPage(app, 'ada', <ConnectReturnPage />, {
      path: '/dashboard/connections/callback/:provider',
      at: '/dashboard/connections/callback/google-business?code=c0de',
      faults: [
        { ...finishing, path: /\/connections\/google-business\/finish$/ },
        listed(connection),
      ],
    });
    await screen.findByRole('heading', { name: 'One more step' });
    screen.getByRole('radio', { name: 'Bright Side North' });
    expect(screen.queryByText('Connected')).toBeNull();
  });

  test.each(Object.entries(connectRefusalTexts))(
    'refused, %s: a sentence and the way back',
    async (reason, words) => {
      await back('?error=x&state=y', finished({ outcome: 'refused', provider, reason }));
      await screen.findByRole('heading', { name: 'QuickBooks Online is not connected' });
      const alert = screen.getByRole('alert');
      const said = words.replaceAll('{provider}', 'QuickBooks Online');
      expect(alert.textContent).toBe(said.replaceAll('{account}', 'company'));
      screen.getByRole('link', { name: 'Back to Connections' });
    },
  );

  test('an address without anything, or of a provider there is not, leads to the connections', async () => {
    const { address } = await back('');
    await waitFor(() => expect(address()).toBe('/dashboard/connections'));
  });
});

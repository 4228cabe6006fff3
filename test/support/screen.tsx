import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { StackOptions } from '#local/stack/local-stack-types.ts';
import { accountQuery } from '#web/core/account.ts';
import { queryClient } from '#web/core/query-client.ts';
import { Toaster } from '#web/core/toast.tsx';
import { type App, startApp } from './app.ts';

/** Starts the app beside a page, and lets happy-dom call other origins. */
export const startAppBesidePage = async (options: StackOptions = {}) => {
  const { happyDOM } = window as unknown as {
    happyDOM: { settings: { fetch: { disableSameOriginPolicy: boolean } } };
  };
  happyDOM.settings.fetch.disableSameOriginPolicy = true;
  return await startApp(options);
};

const real = globalThis.fetch;

/** Replaces a response of the server where it cannot be provoked: a status with a body, or `offline`. */
type Fault = { method: string; path: RegExp; status: number | 'offline'; body?: unknown };

/**
 * Shows a page as a signed-in owner, with the real client and the real back end. `faults` can be changed while the page
 * is shown; `address()` is the current URL.
 */
export const showPage = async (
  app: App,
  name: string,
  page: ReactNode,
  {
    path = '/dashboard/*',
    at = '/dashboard',
    faults = [],
  }: { path?: string; at?: string; faults?: Fault[] } = {},
) => {
  const token = await app.token(name);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const url = String(input);
    if (!url.startsWith('/api/')) return real(input, init);
    const fault = faults.find((one) => one.method === (init.method ?? 'GET') && one.path.test(url));
    if (fault?.status === 'offline') throw new TypeError('Failed to fetch');
    if (fault) return Response.json(fault.body ?? {}, { status: fault.status });
    const headers = { ...(init.headers as object), authorization: `Bearer ${token}` };
    // Without the signal, because happy-dom prints aborted requests to the terminal.
    const { signal: _signal, ...rest } = init;
    return real(app.stack.apiUrl + url.slice('/api'.length), { ...rest, headers });
  });
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 15_000 } });
  await queryClient.fetchQuery(accountQuery);
  let address = at;
  const Here = () => {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  };
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <Here />
        <Suspense>
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={null} />
          </Routes>
        </Suspense>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), faults, address: () => address };
};

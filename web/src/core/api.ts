import { endpoints } from 'virtual:endpoints';
import { createClient } from '#shared/api-client.ts';
import { adminHeaders } from './admin/admin-headers.ts';
import { fetchTellingRefusals } from './admin/fetch-telling-refusals.ts';
import { takeEarly } from './auth/early-account.ts';
import { loadAuth } from './auth/load-auth.ts';
import { currentSession } from './auth/session.ts';
import { storedToken } from './auth/stored-token.ts';
import { explainLostRequest } from './explain-lost-request.ts';
import { actingHeaders, fetchActing } from './people/acting-account.ts';
import { toast } from './toast.tsx';

const tellingFetch = fetchActing(fetchTellingRefusals(toast));
const ask: typeof fetch = (...request) => explainLostRequest(tellingFetch(...request));

/** The product's API, typed by the contract: `await api.businesses.switch({ business_id: id })`. Rejects with a Problem. */
export const api = createClient({
  endpoints,
  baseUrl: '/api',
  token: async () =>
    currentSession().status === 'member'
      ? (storedToken() ?? explainLostRequest((await loadAuth()).accessToken()))
      : undefined,
  headers: () => ({ ...actingHeaders(), ...adminHeaders() }),
  fetch: (...request) => {
    const early = takeEarly(...request)?.catch(() => ask(...request));
    return early ? fetchActing(() => early)(...request) : ask(...request);
  },
});

import { endpoints } from 'virtual:endpoints';
import { createClient } from '#shared/api-client.ts';
import { adminHeaders } from './admin/admin-headers.ts';
import { fetchTellingPreviewRefusals } from './admin/fetch-telling-preview-refusals.ts';
import { loadSessionBundle } from './auth/load-auth-bundles.ts';
import { currentSession } from './auth/session.ts';
import { storedToken } from './auth/stored-token.ts';
import { takeEarlyAccountAnswer } from './auth/take-early-account-answer.ts';
import { explainLostRequest } from './explain-lost-request.ts';
import { actingHeaders, fetchActing } from './people/acting-account.ts';
import { toast } from './toast.tsx';

const tellingFetch = fetchActing(fetchTellingPreviewRefusals(toast));
const ask: typeof fetch = (...request) => explainLostRequest(tellingFetch(...request));

/** The product's API, typed by the contract: `await api.businesses.switch({ business_id: id })`. Rejects with a Problem. */
export const api = createClient({
  endpoints,
  baseUrl: '/api',
  token: async () =>
    currentSession().status === 'member'
      ? (storedToken() ?? explainLostRequest((await loadSessionBundle()).accessToken()))
      : undefined,
  headers: () => ({ ...actingHeaders(), ...adminHeaders() }),
  fetch: (...request) => {
    const early = takeEarlyAccountAnswer(...request)?.catch(() => ask(...request));
    return early ? fetchActing(() => early)(...request) : ask(...request);
  },
});

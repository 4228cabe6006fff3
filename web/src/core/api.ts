import { endpoints } from 'virtual:endpoints';
import { createClient } from '#shared/client.ts';
import { fetchTelling, previewHeaders } from './admin-preview.ts';
import { takeEarly } from './auth/early-account.ts';
import { currentSession, loadAuth } from './auth/session.ts';
import { storedToken } from './auth/stored-token.ts';
import { toast } from './toast.tsx';
import { explainLost } from './unreachable-server.ts';

const tellingFetch = fetchTelling(toast);
const ask: typeof fetch = (...request) => explainLost(tellingFetch(...request));

/** The product's API, typed by the contract: `await api.businesses.switch({ business_id: id })`. Rejects with a Problem. */
export const api = createClient({
  endpoints,
  baseUrl: '/api',
  token: async () =>
    currentSession().status === 'member'
      ? (storedToken() ?? explainLost((await loadAuth()).accessToken()))
      : undefined,
  headers: previewHeaders,
  fetch: (...request) => takeEarly(...request)?.catch(() => ask(...request)) ?? ask(...request),
});

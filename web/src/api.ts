import { endpoints } from 'virtual:endpoints';
import { createClient } from '#shared/client.ts';
import { fetchTelling, previewHeaders } from './preview.ts';
import { currentSession, loadAuth } from './session.ts';
import { toast } from './ui/toast.tsx';

/** The product's API, typed by the contract: `await api.businesses.switch({ business_id: id })`. Rejects with a Problem. */
export const api = createClient({
  endpoints,
  baseUrl: '/api',
  token: async () =>
    currentSession().status === 'member' ? (await loadAuth()).accessToken() : undefined,
  headers: previewHeaders,
  fetch: fetchTelling(toast),
});

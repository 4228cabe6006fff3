import { expect, test, vi } from 'vitest';
import { setPreview } from '#web/core/admin/admin-preview.ts';
import { api } from '#web/core/api.ts';
import { leave } from '#web/core/auth/session.ts';

const answer = () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ ok: true }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('a visitor calls the API on the same origin and without a token', async () => {
  const fetch = answer();
  await api.health.get({});
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/api/health');
  expect(Object.keys(init?.headers ?? {})).toEqual(['accept']);
});

test('during an admin preview every request has the preview header, until the session ends', async () => {
  const fetch = answer();
  const marker = (call: number) =>
    new Headers(fetch.mock.calls[call]?.[1].headers).get('x-preview');
  setPreview({ plan: 'essentials', business_type: null });
  await api.health.get({});
  leave();
  await api.health.get({});
  expect([marker(0), marker(1)]).toEqual(['essentials', null]);
});

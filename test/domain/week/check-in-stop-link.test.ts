import { expect, test } from 'vitest';
import { stopPage } from '#shared/domain/week/check-in/stop-page.ts';
import { readStopToken, stopTokenOf } from '#shared/domain/week/check-in/stop-token.ts';

test('the link in a mail identifies its owner, or the person who asked for it, and no other text is such a link', () => {
  const said = {
    accountId: '0b8f3b0e-7c43-4f0e-9a51-9f1f5a0c2d11',
    businessId: '5f0c3c1e-9f3f-4b7a-8a8e-1d2f3a4b5c6d',
    secret: '0123456789abcdef'.repeat(2),
  };
  const token = stopTokenOf(said);
  expect(readStopToken(token)).toEqual(said);
  const own = { ...said, personId: '9a1c3f2e-6b7d-4c8e-9f01-2a3b4c5d6e7f' };
  expect(readStopToken(stopTokenOf(own))).toEqual(own);
  for (const other of ['', token.slice(1), `${token}0`, token.toUpperCase(), 'g'.repeat(96)])
    expect(readStopToken(other)).toBeUndefined();
});

test('the unsubscribe page contains no markup from its address', () => {
  const page = stopPage({ origin: 'https://app.example', token: '"><script>', isStopped: false });
  expect(page).not.toContain('<script');
  expect(page).toContain('action="/api/check-in/stop/%22%3E%3Cscript%3E"');
});

import { afterEach, expect, test, vi } from 'vitest';
import { storedToken } from '#web/core/auth/stored-token.ts';

const client = 'CognitoIdentityServiceProvider.client';

const base64url = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
/** A token that expires in this many seconds. */
const tokenFor = (seconds: number) =>
  [
    '{"alg":"RS256"}',
    JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds, name: '>>>???' }),
  ]
    .map(base64url)
    .concat('signature')
    .join('.');

/**
 * Stores Ada's session as the sign-in library does; `drift` is how far the user pool's clock is ahead, in milliseconds.
 */
const keep = (token: string, drift?: number) => {
  localStorage.setItem(`${client}.LastAuthUser`, 'ada');
  localStorage.setItem(`${client}.ada.accessToken`, token);
  if (drift !== undefined) localStorage.setItem(`${client}.ada.clockDrift`, String(drift));
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a token that is valid long enough is used as stored', () => {
  const token = tokenFor(900);
  keep(token);
  expect(storedToken()).toBe(token);
  keep(token, -20_000);
  expect(storedToken()).toBe(token);
});

test.each([
  ['has expired', -1, 0],
  ['is about to expire', 20, 0],
  ['has expired by the clock of the user pool', 300, 600_000],
])('a token that %s has to be renewed', (_, seconds, drift) => {
  keep(tokenFor(seconds), drift);
  expect(storedToken()).toBeUndefined();
});

test('a device whose clock is ahead uses the user pool’s time', () => {
  const token = tokenFor(-300);
  keep(token, -600_000);
  expect(storedToken()).toBe(token);
});

test.each(['', 'no token', 'a.b.c', `a.${base64url('{}')}.c`])('%j is not a token', (stored) => {
  keep(stored);
  expect(storedToken()).toBeUndefined();
});

test('a token of another user in this browser is not used', () => {
  keep(tokenFor(900));
  localStorage.setItem(`${client}.LastAuthUser`, 'bob');
  expect(storedToken()).toBeUndefined();
});

test('no token is returned without a user or without browser storage', () => {
  expect(storedToken()).toBeUndefined();
  const refuse = () => {
    throw new DOMException('No storage', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { ownKeys: refuse, get: refuse }));
  expect(storedToken()).toBeUndefined();
});

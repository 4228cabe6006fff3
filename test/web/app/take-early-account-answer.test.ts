import { afterEach, expect, test } from 'vitest';
import { takeEarlyAccountAnswer } from '#web/core/auth/take-early-account-answer.ts';

const authorization = 'Bearer a.b.c';
const ask = (url: string, init: RequestInit = { method: 'GET', headers: { authorization } }) =>
  takeEarlyAccountAnswer(url, init, 0);
const early = () => {
  const answer = Promise.resolve(new Response('{}'));
  globalThis.earlyAccount = { authorization, answer };
  return answer;
};
afterEach(() => {
  globalThis.earlyAccount = undefined;
});

test('the first request for the account takes the early answer, and no later one does', () => {
  const answer = early();
  expect(ask('/api/week')).toBeUndefined();
  expect(ask('/api/account', { method: 'PATCH', headers: { authorization } })).toBeUndefined();
  expect(ask('/api/account')).toBe(answer);
  expect(ask('/api/account')).toBeUndefined();
});

test('an answer to another session, or one that is old, is not used', () => {
  void early();
  expect(
    ask('/api/account', { method: 'GET', headers: { authorization: 'Bearer x' } }),
  ).toBeUndefined();
  void early();
  const init = { method: 'GET', headers: { authorization } };
  expect(takeEarlyAccountAnswer('/api/account', init, 10_001)).toBeUndefined();
});

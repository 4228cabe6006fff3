import type { DehydratedState } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  type CachedQueries,
  cachedChatKey,
  isCachedKey,
  queriesToCache,
  queriesToShow,
} from '#web/offline/queries-to-cache.ts';

type Kept = DehydratedState['queries'][number];
const now = Date.parse('2026-11-22T08:14:00Z');
const day = 24 * 60 * 60 * 1000;

const query = (queryKey: readonly unknown[], data: unknown, at = now) =>
  ({ queryKey, queryHash: JSON.stringify(queryKey), state: { data, dataUpdatedAt: at } }) as Kept;
const account = (is_admin = false) =>
  query(['account'], { account: { is_admin }, businesses: [{ id: 'ours' }] });
const conversation = (id: string, at = now, business_id = 'ours') =>
  query(
    cachedChatKey(id),
    { pages: [{ chat: { id, business_id } }, { chat: { id } }], pageParams: [null, 'x'] },
    at,
  );
const keys = (queries: readonly Kept[]) => queries.map(({ queryKey }) => queryKey);

test.for([
  [['account']],
  [['week', 'ours']],
  [['today', 'ours']],
  [['numbers', 'ours']],
  [['receivables', 'ours']],
  [['connections', 'ours']],
  [['results', 'ours']],
  [['chats', 'list', { helper: null, search: '' }]],
  [cachedChatKey('one')],
])('%j is stored on the device', ([key]) => expect(isCachedKey(key as unknown[])).toBe(true));

test.for([
  [['account', 'usage']],
  [['chats', 'list', { helper: null, search: 'Reyes' }]],
  [['chats', 'list', { helper: 'sales', search: '' }]],
  [['chats', 'whole', 'one']],
  [['chat', 'one']],
  [['passkeys']],
  [['two-step', 'app']],
  [['billing', 'sync']],
  [['calendar', 'ours']],
  [['memory', 'ours']],
  [['work', 'ours']],
  [['check-in', 'ours']],
  [['admin', 'users']],
  [['numbers']],
  [[]],
])('%j is never stored', ([key]) => expect(isCachedKey(key as unknown[])).toBe(false));

test('nothing is stored for an admin, or before the account is known', () => {
  const week = query(['week', 'ours'], {});
  expect(queriesToCache([account(true), week], now)).toEqual([]);
  expect(queriesToCache([week], now)).toEqual([]);
});

test('data of a deleted business and data older than a week is not stored', () => {
  const all = [
    account(),
    query(['week', 'ours'], {}),
    query(['week', 'sold'], {}),
    query(['numbers', 'ours'], {}, now - 7 * day - 1),
    conversation('one'),
    conversation('two', now, 'sold'),
  ];
  expect(keys(queriesToCache(all, now))).toEqual([
    ['account'],
    ['week', 'ours'],
    cachedChatKey('one'),
  ]);
});

test('the five chats opened last are stored, with the first page of each', () => {
  const opened = Array.from({ length: 7 }, (_, nth) => conversation(String(nth), now + nth));
  const kept = queriesToCache([account(), ...opened], now).slice(1);
  expect(keys(kept)).toEqual(['6', '5', '4', '3', '2'].map(cachedChatKey));
  for (const { state } of kept)
    expect(state.data).toMatchObject({ pages: [{ chat: {} }], pageParams: [null] });
});

test('a record is read only by its owner and its release, for a week', () => {
  const found: CachedQueries = { release: 'r1', owner: 'ada', queries: [account()] };
  expect(queriesToShow(found, { owner: 'ada', release: 'r1' }, now)).toHaveLength(1);
  expect(queriesToShow(found, { owner: 'finn', release: 'r1' }, now)).toEqual([]);
  expect(queriesToShow(found, { owner: 'ada', release: 'r2' }, now)).toEqual([]);
  expect(queriesToShow(found, { owner: 'ada', release: 'r1' }, now + 8 * day)).toEqual([]);
  expect(queriesToShow(undefined, { owner: 'ada', release: 'r1' }, now)).toEqual([]);
});

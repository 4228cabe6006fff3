import { expect, test } from 'vitest';
import { siblingPathVariables } from '#infra/sibling-path-variables.ts';

test('one name for a path variable at every position is accepted', () => {
  expect(
    siblingPathVariables([
      '/businesses',
      '/businesses/{business_id}',
      '/businesses/{business_id}/memory/{id}',
      '/chats/{id}',
      '/chats/{id}/turns/{message_id}',
    ]),
  ).toEqual([]);
});

test('two names at one position are reported, at any depth', () => {
  expect(
    siblingPathVariables([
      '/businesses/{id}',
      '/businesses/{business_id}/memory',
      '/chats/{id}/turns/{message_id}',
      '/chats/{id}/turns/{turn_id}/feedback',
    ]),
  ).toEqual([
    '/businesses/{business_id}/memory: {business_id} stands where {id} does',
    '/chats/{id}/turns/{turn_id}/feedback: {turn_id} stands where {message_id} does',
  ]);
});

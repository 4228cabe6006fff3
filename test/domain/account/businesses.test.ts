import { expect, test } from 'vitest';
import { activeAfterRemoval, withActive } from '#shared/domain/account/active-business.ts';
import { blankDetails, startBusiness } from '#shared/domain/account/new-business.ts';

const business = (id: string, day: number) =>
  startBusiness(blankDetails(`Business ${id}`, 'Plumber'), {
    id,
    accountId: 'ada',
    now: new Date(Date.UTC(2026, 10, day)),
  });
const [old, middle, young] = [business('a', 1), business('b', 2), business('c', 3)];
const all = [middle, old, young];

test('the newest business comes first and exactly the chosen one is active', () => {
  const shown = withActive(all, { active_business_id: 'a' });
  expect(shown.map(({ id, is_active }) => [id, is_active])).toEqual([
    ['c', false],
    ['b', false],
    ['a', true],
  ]);
});

test('no business is active when none was chosen', () => {
  expect(withActive(all, { active_business_id: null }).some(({ is_active }) => is_active)).toBe(
    false,
  );
});

test('deleting the active business makes the first remaining one active, or none', () => {
  expect(activeAfterRemoval('c', all, { active_business_id: 'c' })).toBe('b');
  expect(activeAfterRemoval('b', all, { active_business_id: 'b' })).toBe('c');
  expect(activeAfterRemoval('a', [old], { active_business_id: 'a' })).toBeNull();
});

test('deleting another business leaves the active one alone', () => {
  expect(activeAfterRemoval('a', all, { active_business_id: 'b' })).toBe('b');
});

import { expect, test } from 'vitest';
import { blankDetails } from '#shared/domain/account/new-business.ts';
import { profileCompleteness, usefulFields } from '#shared/domain/account/profile-completeness.ts';

const blank = blankDetails('Sparkle & Sons', 'Cleaning Company');

test('a new profile asks for the town first, and each answer leads to the next question', () => {
  expect(profileCompleteness(blank)).toEqual({
    known: 0,
    of: usefulFields.length,
    next: 'location',
  });
  const more = { ...blank, location: 'Columbus', years_in_business: 0 };
  expect(profileCompleteness(more)).toEqual({
    known: 2,
    of: usefulFields.length,
    next: 'company_size',
  });
});

test('a complete profile asks nothing, and an empty list does not count as an answer', () => {
  const full = {
    ...Object.fromEntries(usefulFields.map((field) => [field, 'said'])),
  } as unknown as Parameters<typeof profileCompleteness>[0];
  expect(profileCompleteness(full)).toEqual({
    known: usefulFields.length,
    of: usefulFields.length,
    next: undefined,
  });
  expect(profileCompleteness({ ...full, selected_goals: [] }).next).toBe('selected_goals');
});

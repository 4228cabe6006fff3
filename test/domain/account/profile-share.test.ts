import { expect, test } from 'vitest';
import { blankDetails } from '#shared/domain/businesses.ts';
import { profileShare, usefulFields } from '#shared/domain/profile-share.ts';

const blank = blankDetails('Sparkle & Sons', 'Cleaning Company');

test('a new profile is asked for its town first, and each answer leads to the next question', () => {
  expect(profileShare(blank)).toEqual({ known: 0, of: usefulFields.length, next: 'location' });
  const more = { ...blank, location: 'Columbus', years_in_business: 0 };
  expect(profileShare(more)).toEqual({
    known: 2,
    of: usefulFields.length,
    next: 'company_size',
  });
});

test('a full profile asks nothing; an empty list is not an answer', () => {
  const full = {
    ...Object.fromEntries(usefulFields.map((field) => [field, 'said'])),
  } as unknown as Parameters<typeof profileShare>[0];
  expect(profileShare(full)).toEqual({
    known: usefulFields.length,
    of: usefulFields.length,
    next: undefined,
  });
  expect(profileShare({ ...full, selected_goals: [] }).next).toBe('selected_goals');
});

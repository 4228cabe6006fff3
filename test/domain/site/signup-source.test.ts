import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAdSignup } from '#shared/domain/site/ad-signups.ts';
import { parseSignupSource } from '#shared/domain/site/parse-signup-source.ts';
import { SignupSource } from '#shared/domain/site/signup-source-schema.ts';

test('the known fields of a sign-up are stored, and all others are dropped', () => {
  const sent = JSON.stringify({
    referral_source: 'ad_page',
    utm_source: ' facebook ',
    utm_campaign: '',
    signup_page_url: 'https://sevenhands.example/ad?utm_source=facebook',
    subscription_status: 'admin',
    is_admin: true,
  });
  const source = parseSignupSource(sent);
  expect(source).toEqual({
    referral_source: 'ad_page',
    utm_source: 'facebook',
    signup_page_url: 'https://sevenhands.example/ad?utm_source=facebook',
  });
  expect(isAdSignup(source)).toBe(true);
  expect(isAdSignup({})).toBe(false);
});

test.each([
  undefined,
  '',
  'null',
  '7',
  '[]',
  '{"utm_source":5}',
  '{"__proto__":{"utm_source":"x"}}',
  'utm_source=x',
  '{',
])('an unreadable marker (%s) does not prevent a sign-up', (sent) => {
  expect(parseSignupSource(sent)).toEqual({});
});

test('for any input the result fits into an account', () => {
  const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.anything());
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(SignupSource.shape)), value),
      (sent) => {
        const source = parseSignupSource(safeJson(sent));
        expect(SignupSource.safeParse(source).success).toBe(true);
        for (const text of Object.values(source)) expect(text.isWellFormed()).toBe(true);
      },
    ),
  );
});

const safeJson = (value: unknown) => {
  try {
    return JSON.stringify(value);
  } catch {
    return '{}';
  }
};

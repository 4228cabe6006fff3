import { expect, test } from 'vitest';
import { SignupSource } from '#shared/domain/site/signup-source-schema.ts';
import {
  clearSignupSource,
  recordVisit,
  signupSourceFor,
  storedSignupSource,
} from '#web/core/tracking/signup-source.ts';

test('the campaign of a visitor from an ad is stored until the sign-up sends it', () => {
  recordVisit({ pathname: '/ad', search: '?utm_source=flyer&utm_campaign=spring&ref=x' });
  recordVisit({ pathname: '/pricing', search: '' });
  expect(signupSourceFor('https://app.example/signup?next=%2F')).toEqual({
    referral_source: 'ad_page',
    utm_source: 'flyer',
    utm_campaign: 'spring',
    signup_page_url: 'https://app.example/signup?next=%2F',
  });
  clearSignupSource();
  expect(storedSignupSource()).toEqual({});
});

test('a visitor without a campaign leaves no trace before signing up', () => {
  recordVisit({ pathname: '/', search: '?page=2' });
  expect(sessionStorage.length).toBe(0);
  expect(signupSourceFor('https://app.example/signup')).toEqual({
    signup_page_url: 'https://app.example/signup',
  });
});

test('a later campaign is added to the earlier one', () => {
  recordVisit({ pathname: '/', search: '?utm_source=flyer&utm_term=roof' });
  recordVisit({ pathname: '/', search: '?utm_source=radio' });
  expect(storedSignupSource()).toEqual({ utm_source: 'radio', utm_term: 'roof' });
});

test('any URL produces a sign-up source that the server accepts', () => {
  recordVisit({ pathname: '/ad', search: `?utm_source=${'x'.repeat(500)}&utm_medium=` });
  const source = signupSourceFor(`https://app.example/${'y'.repeat(500)}`);
  expect(SignupSource.safeParse(source).success).toBe(true);
  expect(source.utm_medium).toBeUndefined();
});

test('a store with invalid data counts as empty', () => {
  sessionStorage.setItem('signup_tracking', '{oops');
  expect(storedSignupSource()).toEqual({});
});

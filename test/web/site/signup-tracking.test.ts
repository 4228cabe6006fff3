import { expect, test } from 'vitest';
import { SignupTracking } from '#shared/domain/site/signup-tracking-schema.ts';
import {
  clearSignupTracking,
  readSignupTracking,
  recordVisit,
  signupTrackingFor,
} from '#web/core/tracking/signup-tracking.ts';

test('the campaign of a visitor from an ad is stored until the sign-up sends it', () => {
  recordVisit({ pathname: '/ad', search: '?utm_source=flyer&utm_campaign=spring&ref=x' });
  recordVisit({ pathname: '/pricing', search: '' });
  expect(signupTrackingFor('https://app.example/signup?next=%2F')).toEqual({
    referral_source: 'ad_page',
    utm_source: 'flyer',
    utm_campaign: 'spring',
    signup_page_url: 'https://app.example/signup?next=%2F',
  });
  clearSignupTracking();
  expect(readSignupTracking()).toEqual({});
});

test('a visitor without a campaign leaves no trace before signing up', () => {
  recordVisit({ pathname: '/', search: '?page=2' });
  expect(sessionStorage.length).toBe(0);
  expect(signupTrackingFor('https://app.example/signup')).toEqual({
    signup_page_url: 'https://app.example/signup',
  });
});

test('a later campaign is added to the earlier one', () => {
  recordVisit({ pathname: '/', search: '?utm_source=flyer&utm_term=roof' });
  recordVisit({ pathname: '/', search: '?utm_source=radio' });
  expect(readSignupTracking()).toEqual({ utm_source: 'radio', utm_term: 'roof' });
});

test('any URL produces tracking data that the server accepts', () => {
  recordVisit({ pathname: '/ad', search: `?utm_source=${'x'.repeat(500)}&utm_medium=` });
  const tracking = signupTrackingFor(`https://app.example/${'y'.repeat(500)}`);
  expect(SignupTracking.safeParse(tracking).success).toBe(true);
  expect(tracking.utm_medium).toBeUndefined();
});

test('a store with invalid data counts as empty', () => {
  sessionStorage.setItem('signup_tracking', '{oops');
  expect(readSignupTracking()).toEqual({});
});

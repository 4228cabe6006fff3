import { expect, test } from 'vitest';
import { SignupTracking } from '#shared/domain/account.ts';
import { clearTracking, readTracking, recordVisit, trackingFor } from '#web/tracking.ts';

test('a visitor from the ad page is remembered with the campaign until the sign-up has it', () => {
  recordVisit({ pathname: '/ad', search: '?utm_source=flyer&utm_campaign=spring&ref=x' });
  recordVisit({ pathname: '/pricing', search: '' });
  expect(trackingFor('https://app.example/signup?next=%2F')).toEqual({
    referral_source: 'ad_page',
    utm_source: 'flyer',
    utm_campaign: 'spring',
    signup_page_url: 'https://app.example/signup?next=%2F',
  });
  clearTracking();
  expect(readTracking()).toEqual({});
});

test('a visitor who came by themselves leaves no trace before signing up', () => {
  recordVisit({ pathname: '/', search: '?page=2' });
  expect(sessionStorage.length).toBe(0);
  expect(trackingFor('https://app.example/signup')).toEqual({
    signup_page_url: 'https://app.example/signup',
  });
});

test('a later campaign adds to the earlier one', () => {
  recordVisit({ pathname: '/', search: '?utm_source=flyer&utm_term=roof' });
  recordVisit({ pathname: '/', search: '?utm_source=radio' });
  expect(readTracking()).toEqual({ utm_source: 'radio', utm_term: 'roof' });
});

test('whatever stands in the address, the server can take what is sent', () => {
  recordVisit({ pathname: '/ad', search: `?utm_source=${'x'.repeat(500)}&utm_medium=` });
  const tracking = trackingFor(`https://app.example/${'y'.repeat(500)}`);
  expect(SignupTracking.safeParse(tracking).success).toBe(true);
  expect(tracking.utm_medium).toBeUndefined();
});

test('a storage that somebody has filled with nonsense counts as empty', () => {
  sessionStorage.setItem('signup_tracking', '{oops');
  expect(readTracking()).toEqual({});
});

import { describe, expect, test } from 'vitest';
import { redirectFor, redirectGuest } from '#web/app/route-guard.ts';
import { pageAfterSignIn } from '#web/core/page-after-sign-in.ts';

const owner = { isAdmin: false, onboarded: true, isPreviewing: false };

describe('signed in', () => {
  test('an owner who has not finished onboarding is redirected there from every page', () => {
    const fresh = { ...owner, onboarded: false };
    expect(redirectFor('/dashboard/sales', fresh)).toBe('/onboarding');
    expect(redirectFor('/admin', fresh)).toBe('/onboarding');
    expect(redirectFor('/onboarding', fresh)).toBeNull();
    expect(redirectFor('/onboarding-preview', fresh)).toBeNull();
  });

  test('an owner stays on the dashboard and is redirected to it from other pages', () => {
    expect(redirectFor('/dashboard', owner)).toBeNull();
    expect(redirectFor('/dashboard/sales', owner)).toBeNull();
    expect(redirectFor('/test-business-types', owner)).toBeNull();
    expect(redirectFor('/onboarding', owner)).toBe('/dashboard');
    expect(redirectFor('/admin', owner)).toBe('/dashboard');
    expect(redirectFor('/dashboards', owner)).toBe('/dashboard');
  });

  test('an admin can open only the admin area, except during a preview', () => {
    const admin = { isAdmin: true, onboarded: false, isPreviewing: false };
    expect(redirectFor('/dashboard', admin)).toBe('/admin');
    expect(redirectFor('/onboarding', admin)).toBe('/admin');
    expect(redirectFor('/admin', admin)).toBeNull();
    expect(redirectFor('/test-business-types', admin)).toBeNull();
    expect(redirectFor('/dashboard', { ...admin, isPreviewing: true })).toBeNull();
    expect(redirectFor('/admin', { ...admin, isPreviewing: true })).toBe('/dashboard');
  });
});

describe('signed out', () => {
  test('a visitor signs in first and returns to the requested page', () => {
    expect(redirectGuest('/dashboard/sales')).toBe('/login?next=%2Fdashboard%2Fsales');
    expect(redirectGuest('/admin')).toBe('/login?next=%2Fadmin');
    expect(redirectGuest('/onboarding')).toBe('/');
    expect(pageAfterSignIn('?next=%2Fdashboard%2Fsales')).toBe('/dashboard/sales');
  });

  test('a visitor is never redirected to another site after signing in', () => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'evil', ''])
      expect(pageAfterSignIn(`?next=${encodeURIComponent(next)}`), next).toBe('/dashboard');
  });
});

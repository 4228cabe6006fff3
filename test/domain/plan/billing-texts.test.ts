import { expect, test } from 'vitest';
import {
  limitReached,
  limitRefusal,
  remainingInWindow,
  remainingLine,
} from '#shared/domain/plan/quota/limit-texts.ts';
import { trialDaysLeft } from '#shared/domain/plan/trial-texts.ts';
import { capSentence, upgradeDialog } from '#shared/domain/plan/upgrade-texts.ts';

test('the limit is worded for its window', () => {
  expect(limitReached('essentials')).toBe(
    'You have reached your monthly limit of 100 questions. Upgrade to Professional for unlimited queries!',
  );
  expect(limitReached('free')).toBe(
    'You have reached your daily limit of 10 questions. Upgrade to Professional for unlimited queries!',
  );
  expect(limitRefusal.free).toBe(
    "You've reached the free plan limit (10 requests/day). Upgrade to Professional to unlock unlimited access.",
  );
  expect(limitRefusal.essentials).toBe(
    "You've reached the Essentials plan limit (100 requests/month). Upgrade to Professional to unlock unlimited access.",
  );
});

test('the remaining questions are shown for the day, the month or as unlimited', () => {
  const quota = { unlimited: false, limit: 100, remaining: 62, window: 'month' } as const;
  expect(remainingInWindow(quota)).toBe('Questions remaining this month: 62/100');
  expect(remainingInWindow({ ...quota, limit: 10, remaining: 3, window: 'day' })).toBe(
    'Questions remaining today: 3/10',
  );
  expect(remainingLine(quota)).toBe('Questions remaining: 62/100');
  const unlimited = { unlimited: true, limit: null, remaining: 1000, window: null };
  expect(remainingLine(unlimited)).toBe('Unlimited');
  expect(remainingInWindow(unlimited)).toBe('Unlimited');
});

test('the upgrade dialog and the locked page name the limit of the plan', () => {
  expect(upgradeDialog.title('Finance')).toBe('Upgrade to Access Finance');
  expect(upgradeDialog.body('free')).toBe(
    'Free accounts are limited to 2 helpers. Upgrade to Professional for unlimited access to all helpers and advanced features',
  );
  expect(upgradeDialog.body('essentials')).toBe(
    'Essentials accounts are limited to 4 helpers. Upgrade to Professional for unlimited access to all helpers.',
  );
  expect(capSentence('essentials')).toBe('Essentials accounts are limited to 4 helpers.');
});

test('one day is in the singular', () => {
  expect(trialDaysLeft(1)).toBe('1 day left in your free trial');
  expect(trialDaysLeft(7)).toBe('7 days left in your free trial');
});

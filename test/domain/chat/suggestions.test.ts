import { expect, test } from 'vitest';
import { tradeNouns } from '#shared/domain/catalogue/trades/index.ts';
import { suggestedQuestions } from '#shared/domain/chat/suggested-questions.ts';
import { addDays } from '#shared/domain/lib/local-date.ts';
import { stopPage } from '#shared/domain/week/check-in/stop-page.ts';
import { readStopToken, stopTokenOf } from '#shared/domain/week/check-in/stop-token.ts';
import { rateForAnHour, simulateHour } from '../../bench/check-in-hour.ts';

const today = '2026-11-24';
const usual = { today, tasks: [], job: 'repair visit' };

test('there are three texts for every week of the year, in every trade', () => {
  for (let week = 0; week < 53; week++) {
    const on = addDays('2026-01-05', 7 * week);
    for (const { job } of Object.values(tradeNouns)) {
      const texts = suggestedQuestions({ today: on, tasks: [], job });
      expect(new Set(texts).size).toBe(3);
      for (const text of texts) expect(text.length).toBeLessThan(120);
    }
  }
});

test('a long list of late tasks comes first', () => {
  const late = { state: 'open' as const, due: '2026-11-20' };
  const texts = suggestedQuestions({ ...usual, tasks: [late, late, late] });
  expect(texts[0]).toBe('I’m behind. What should I do first?');
  expect(suggestedQuestions({ ...usual, tasks: [late, late] })).not.toContain(texts[0]);
});

test('the link in a mail identifies its owner, or the person who asked for it, and no other text is such a link', () => {
  const said = {
    accountId: '0b8f3b0e-7c43-4f0e-9a51-9f1f5a0c2d11',
    businessId: '5f0c3c1e-9f3f-4b7a-8a8e-1d2f3a4b5c6d',
    secret: '0123456789abcdef'.repeat(2),
  };
  const token = stopTokenOf(said);
  expect(readStopToken(token)).toEqual(said);
  const own = { ...said, personId: '9a1c3f2e-6b7d-4c8e-9f01-2a3b4c5d6e7f' };
  expect(readStopToken(stopTokenOf(own))).toEqual(own);
  for (const other of ['', token.slice(1), `${token}0`, token.toUpperCase(), 'g'.repeat(96)])
    expect(readStopToken(other)).toBeUndefined();
});

test('the unsubscribe page contains no markup from its address', () => {
  const page = stopPage({ origin: 'https://app.example', token: '"><script>', isStopped: false });
  expect(page).not.toContain('<script');
  expect(page).toContain('action="/api/check-in/stop/%22%3E%3Cscript%3E"');
});

test('100,000 mails of one hour are sent within the hour at 33 a second, and none is lost at lower rates', () => {
  expect(rateForAnHour(100_000)).toBe(33);
  expect(simulateHour(100_000, 33)).toEqual({ runs: 4, seconds: 3 * 900 + 691 });
  expect(simulateHour(100_000, 10).seconds).toBeLessThan(6 * 3600);
  expect(simulateHour(10, 10)).toEqual({ runs: 1, seconds: 1 });
});

import { expect, test } from 'vitest';
import { tradeNouns } from '#shared/domain/catalogue/trades/index.ts';
import { dashboardSuggestedQuestions } from '#shared/domain/chat/dashboard-suggested-questions.ts';
import { addDays } from '#shared/domain/lib/local-date.ts';

const today = '2026-11-24';
const usual = { today, tasks: [], job: 'repair visit' };

test('there are three texts for every week of the year, in every trade', () => {
  for (let week = 0; week < 53; week++) {
    const on = addDays('2026-01-05', 7 * week);
    for (const { job } of Object.values(tradeNouns)) {
      const texts = dashboardSuggestedQuestions({ today: on, tasks: [], job });
      expect(new Set(texts).size).toBe(3);
      for (const text of texts) expect(text.length).toBeLessThan(120);
    }
  }
});

test('a long list of late tasks comes first', () => {
  const late = { state: 'open' as const, due: '2026-11-20' };
  const texts = dashboardSuggestedQuestions({ ...usual, tasks: [late, late, late] });
  expect(texts[0]).toBe('I’m behind. What should I do first?');
  expect(dashboardSuggestedQuestions({ ...usual, tasks: [late, late] })).not.toContain(texts[0]);
});

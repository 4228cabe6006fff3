import { expect, test } from 'vitest';
import { healthReport } from '#shared/domain/admin/health-report.ts';
import { daysUntil } from '#shared/domain/lib/utc-day.ts';

const now = new Date('2026-11-24T12:00:00.000Z');
const quiet = { deletions: 0, deletionsFailed: 0, syncs: 0, syncsFailed: 0, jobsFailed: 0 };
const spend = { spent_dollars: 1, limit_dollars: 60, is_stopped: false };
/** The page on one day with these counters, and what else is true then. */
const at = (
  health: Record<string, unknown>,
  counts: Record<string, unknown> = {},
  more: Partial<Parameters<typeof healthReport>[0]> = {},
) =>
  healthReport({
    count: 14,
    items: { counts: new Map([['2026-11-24', counts]]), health: new Map([['2026-11-24', health]]) },
    spend,
    top: [],
    queues: quiet,
    now,
    ...more,
  });

test('the days end with today', () => {
  const days = daysUntil(now, 14);
  expect([days.length, days[0], days.at(-1)]).toEqual([14, '2026-11-11', '2026-11-24']);
});

test('without a counter every line is fine', () => {
  expect(new Set(Object.values(at({}).states))).toEqual(new Set(['fine']));
});

test.each([
  [{ failed_sales: 2 }, 10, 'fine'],
  [{ failed_sales: 3 }, 100, 'warm'],
  [{ failed_sales: 3, refused_assistant: 3 }, 94, 'hot'],
  [{ failed_unknown: 3 }, 0, 'hot'],
] as const)('of answers %j with %i questions are %s', (health, questions, state) => {
  expect(at(health, { questions }).states.failed).toBe(state);
});

test.each([
  [2, 2, 'fine'],
  [4, 100, 'fine'],
  [6, 100, 'warm'],
  [21, 100, 'hot'],
] as const)('%i slow answers of %i are %s', (slow, questions, state) => {
  expect(at({ slow_sales: slow }, { questions }).states.slow).toBe(state);
});

test.each(['sync_failed_quickbooks', 'sync_late_quickbooks'])(
  'connections are warm from ten of %s a day on',
  (counter) => {
    const state = (count: number) => at({ [counter]: count }).states.syncs;
    expect([state(9), state(10), state(500)]).toEqual(['fine', 'warm', 'warm']);
  },
);

test('spend is warm at four fifths of the limit and hot once answers stop', () => {
  const state = (more: object) => at({}, {}, { spend: { ...spend, ...more } }).states.spend;
  expect([
    state({ spent_dollars: 47 }),
    state({ spent_dollars: 48 }),
    state({ is_stopped: true }),
  ]).toEqual(['fine', 'warm', 'hot']);
});

test('an account is too dear from a dollar on and above three times the next', () => {
  const state = (...dollars: number[]) =>
    at({}, {}, { top: dollars.map((each) => ({ microdollars: each * 1e6, calls: 1 })) }).states
      .top_account;
  expect([state(0.9), state(1), state(3, 1), state(3.1, 1)]).toEqual([
    'fine',
    'hot',
    'fine',
    'hot',
  ]);
});

test('a job is silent after the hours of its alarm, and one that never ran is not', () => {
  const { jobs, states } = at({
    'job_at_on-reap': '2026-11-24T07:59:00.000Z',
    'job_at_on-reconcile': '2026-11-23T10:30:00.000Z',
  });
  expect(jobs.filter(({ is_silent }) => is_silent).map(({ name }) => name)).toEqual(['on-reap']);
  expect(states.jobs).toBe('hot');
});

test.each([
  [{ jobsFailed: 1 }, 'hot'],
  [{ deletionsFailed: 1 }, 'hot'],
  [{ syncs: null }, 'warm'],
  [{ syncs: 9000 }, 'fine'],
] as const)('queues with %j are %s', (more, state) => {
  expect(at({}, {}, { queues: { ...quiet, ...more } }).states.queues).toBe(state);
});

test('a mail marked as unwanted counts against those of a week', () => {
  const mails = (sent: number) => at({ mails_sent: sent, mails_complained: 1 }).states.mails;
  expect([mails(500), mails(1500), mails(3000)]).toEqual(['hot', 'warm', 'fine']);
});

test('dollars by plan are those of all days', () => {
  const { by_plan } = at({}, { model_trial: 1_500_000, model_free: 20_000 });
  expect(by_plan.filter(({ dollars }) => dollars > 0)).toEqual([
    { spender: 'free', dollars: 0.02 },
    { spender: 'trial', dollars: 1.5 },
  ]);
});

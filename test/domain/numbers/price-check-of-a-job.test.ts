import { expect, test } from 'vitest';
import { markUntypicalJob } from '#shared/domain/numbers/calculations/mark-untypical-job.ts';
import { runCalculations } from '#shared/domain/numbers/calculations/run-calculations.ts';
import type { Inputs } from '#shared/domain/numbers/calculators/input-and-result-types.ts';

const style = { locale: 'en-US', currency: 'USD' };
const kept = {
  average_job_value: '165',
  job_hours: '2.5',
  job_materials: '0',
  jobs_per_week: '28',
  job_hours_week: '70',
  hour_cost: '51.41',
};
const workedOut = (typed: Record<string, string>, known: Inputs) => {
  const sum = { kind: 'price-check', inputs: typed } as const;
  return runCalculations(sum, markUntypicalJob(sum, known), style);
};
const headlineOf = (typed: Record<string, string>, known: Record<string, string> = kept) =>
  workedOut(typed, known).worked;

test('a job that takes other hours than the typical one is not measured by the jobs of a week', () => {
  const longer = headlineOf({ average_job_value: '140', job_hours: '3' });
  expect(longer.headline).toMatch(/^You lose \$14\.23 on this job/);
  expect(longer.notes.join(' ')).not.toContain('don’t fit together');
});

test('the same job is not measured by the week when only its price is asked about next', () => {
  const { request } = workedOut({ average_job_value: '140', job_hours: '3' }, kept);
  if (request.kind === 'add-up') throw new Error('no price check');
  const next = workedOut({ average_job_value: '150' }, { ...kept, ...request.inputs });
  expect(next.worked.headline).toMatch(/^You lose \$4\.23 on this job/);
});

test('a typed number of such jobs gives the money of a month and is not held against the week', () => {
  const typed = {
    average_job_value: '180',
    job_hours: '2.5',
    jobs_per_week: '10',
    profit_target: '40',
  };
  const { headline, figures } = headlineOf(typed);
  expect(headline).toMatch(/^You make \$51\.47 on this job/);
  expect(figures.map(({ id }) => id)).toContain('month_gap');
});

test('kept hours and jobs that do not fit together are named for the typical job', () => {
  const typical = headlineOf({}, { ...kept, average_job_value: '140', job_hours: '3' });
  expect(typical.headline).toMatch(/^We can’t tell yet/);
  expect(typical.notes.join(' ')).toContain('don’t fit together');
});

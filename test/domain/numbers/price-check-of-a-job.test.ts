import { expect, test } from 'vitest';
import { runCalculations } from '#shared/domain/numbers/calculations/calculate.ts';

const style = { locale: 'en-US', currency: 'USD' };
const kept = {
  average_job_value: '165',
  job_hours: '2.5',
  job_materials: '0',
  jobs_per_week: '28',
  job_hours_week: '70',
  hour_cost: '51.41',
};
const headlineOf = (typed: Record<string, string>, known: Record<string, string> = kept) =>
  runCalculations({ kind: 'price-check', inputs: typed }, known, style).worked;

test('a job that takes other hours than the typical one is not measured by the jobs of a week', () => {
  const longer = headlineOf({ average_job_value: '140', job_hours: '3' });
  expect(longer.headline).toMatch(/^You lose \$14\.23 on this job/);
  expect(longer.notes.join(' ')).not.toContain('don’t fit together');
});

test('kept hours and jobs that do not fit together are named for the typical job', () => {
  const typical = headlineOf({}, { ...kept, average_job_value: '140', job_hours: '3' });
  expect(typical.headline).toMatch(/^We can’t tell yet/);
  expect(typical.notes.join(' ')).toContain('don’t fit together');
});

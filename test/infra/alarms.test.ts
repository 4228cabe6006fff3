import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { problems } from '#shared/contract/problem.ts';
import { scheduledJobNames, scheduledJobs } from '#shared/domain/admin/scheduled-jobs.ts';
import { planIds } from '#shared/domain/plan/plans.ts';
import { found, type Properties } from './rules/found.ts';
import { writtenStage } from './synth.ts';

const { templates } = writtenStage('prod');
/** The alarms for people; the alarms of a release (api stack) are for CodeDeploy. */
const { monitoring, edgeMonitoring } = templates;
const alarms = found({ monitoring, edgeMonitoring }, 'AWS::CloudWatch::Alarm').map(
  ({ properties }) => properties,
);
const runbooks = fileURLToPath(new URL('../../docs/runbooks/', import.meta.url));

test('every alarm describes the effect on customers and links its runbook', () => {
  expect(alarms.length).toBeGreaterThanOrEqual(10);
  for (const { AlarmName, AlarmDescription } of alarms) {
    const name = AlarmName.replace('sevenhands-prod-', '');
    expect(AlarmDescription).toMatch(/^[A-Z].{20,}\. What to do: docs\/runbooks\/[\w-]+\.md$/);
    expect(AlarmDescription).toContain(`docs/runbooks/${name}.md`);
  }
});

/** Incidents that no metric shows. */
const withoutAlarm = ['data-lost.md'];

test('every alarm has a runbook, and every other runbook an alarm', () => {
  const pages = readdirSync(runbooks).filter(
    (file) => file !== 'README.md' && !withoutAlarm.includes(file),
  );
  const named = alarms.map(({ AlarmName }) => `${AlarmName.replace('sevenhands-prod-', '')}.md`);
  expect(pages.sort()).toEqual(named.sort());
});

test('every runbook says what people notice, where to look, what to do and what to do afterwards', () => {
  for (const page of readdirSync(runbooks).filter((file) => file !== 'README.md')) {
    const headings = readFileSync(`${runbooks}${page}`, 'utf8').match(/^## .*$/gm);
    expect(headings, page).toEqual([
      '## What people notice',
      '## Where to look',
      '## What to do',
      '## Afterwards',
    ]);
  }
});

test('every alarm notifies a person, also when it is over', () => {
  for (const { AlarmActions, OKActions } of alarms) {
    expect(AlarmActions).toHaveLength(1);
    expect(OKActions).toEqual(AlarmActions);
  }
  const subscriptions = found(templates, 'AWS::SNS::Subscription');
  // One in the region of the stage, one in that of CloudFront.
  expect(subscriptions.map(({ properties }) => properties.Endpoint)).toEqual([
    'alarms@sevenhands.example',
    'alarms@sevenhands.example',
  ]);
});

test('missing data triggers an alarm only for the metrics of successful jobs and the probe', () => {
  const breaching = alarms.filter(({ TreatMissingData }) => TreatMissingData === 'breaching');
  expect(breaching.map(({ AlarmName }) => AlarmName).sort()).toEqual([
    'sevenhands-prod-check-ins-silent',
    'sevenhands-prod-connections-silent',
    'sevenhands-prod-reap-silent',
    'sevenhands-prod-reconcile-silent',
    'sevenhands-prod-reminders-silent',
    'sevenhands-prod-second-factor-resets-silent',
    'sevenhands-prod-unreachable',
  ]);
});

test('a job counts a metric after success, so that failing runs trigger the alarm too', () => {
  const heard = alarms
    .filter(({ TreatMissingData }) => TreatMissingData === 'breaching')
    .map(({ MetricName }) => MetricName)
    .filter((name) => name !== 'HealthCheckStatus');
  expect(heard.sort()).toEqual([
    'CheckInsDone',
    'ConnectionsDueDone',
    'ReapDone',
    'ReconcileDone',
    'RemindersDone',
    'SecondFactorResetsDone',
  ]);
  expect(scheduledJobNames.map((name) => scheduledJobs[name].success).toSorted()).toEqual(heard);
  for (const name of scheduledJobNames) {
    const [path = ''] = globSync(`functions/**/${name}.ts`);
    expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`clockJob\\(\\s*'${name}'`));
  }
});

test('throttling by the cloud services is monitored', () => {
  const metrics = JSON.stringify(alarms.map(({ Metrics, MetricName }) => Metrics ?? MetricName));
  for (const refused of [
    'Throttles',
    'ThrottledRequests',
    'TooManyRequests',
    'SignInThrottles',
    'TokenRefreshThrottles',
    'Reputation.BounceRate',
  ])
    expect(metrics).toContain(refused);
  for (const operation of ['BatchGetItem', 'BatchWriteItem']) expect(metrics).toContain(operation);
  expect(metrics).toContain('FILL');
});

test('a weekly backup or a copy that was not made raises an alarm for either vault', () => {
  const alarm = alarms.find(({ AlarmName }) => AlarmName === 'sevenhands-prod-backups-fail');
  const watched = alarm?.Metrics.flatMap(
    ({ MetricStat }: { MetricStat?: { Metric: Properties } }) =>
      MetricStat
        ? [`${MetricStat.Metric.MetricName} ${MetricStat.Metric.Dimensions[0].Value}`]
        : [],
  );
  expect(watched.sort()).toEqual([
    'NumberOfBackupJobsAborted sevenhands-prod',
    'NumberOfBackupJobsExpired sevenhands-prod',
    'NumberOfBackupJobsFailed sevenhands-prod',
    'NumberOfCopyJobsFailed sevenhands-prod',
    'NumberOfCopyJobsFailed sevenhands-prod-copies',
  ]);
  expect(alarm?.Threshold).toBe(0);
});

test('bounces and complaints raise an alarm at half of what AWS looks at, or less', () => {
  const thresholdOf = (metric: string) =>
    alarms.find(({ MetricName }) => MetricName === metric)?.Threshold;
  expect(thresholdOf('Reputation.BounceRate')).toBeLessThanOrEqual(0.05 / 2);
  expect(thresholdOf('Reputation.ComplaintRate')).toBeLessThanOrEqual(0.001 / 2);
});

test('costs are monitored by tag and, for untagged resources, over the account', () => {
  const budgets = found(templates, 'AWS::Budgets::Budget').map(({ properties }) => properties);
  expect(budgets.map(({ Budget }) => Budget.CostFilters?.TagKeyValue)).toEqual([
    ['user:stage$prod'],
    undefined,
  ]);
  for (const { NotificationsWithSubscribers } of budgets) {
    const warnings = NotificationsWithSubscribers.map(
      ({ Notification }: Record<string, { NotificationType: string; Threshold: number }>) =>
        `${Notification?.NotificationType} ${Notification?.Threshold}`,
    );
    expect(warnings).toEqual(['FORECASTED 80', 'ACTUAL 100']);
  }
});

test('the dashboard shows the model’s cost of each plan, at the prices of the stage', () => {
  const [dashboard] = found(templates, 'AWS::CloudWatch::Dashboard');
  const body = JSON.stringify(dashboard?.properties.DashboardBody).replaceAll('\\', '');
  expect(body).toContain('Dollars a day for the model, by plan');
  for (const plan of planIds) {
    const formula = new RegExp(`"expression":"([^"]*in_${plan}[^"]*)"`).exec(body)?.[1] ?? '';
    const tokens = { in: 1_000_000, cached: 400_000, out: 200_000 };
    const filledIn = formula
      .replaceAll(/FILL\((\w+), 0\)/g, '$1')
      .replaceAll(/(in|cached|out)_\w+/g, (_, kind: keyof typeof tokens) => String(tokens[kind]));
    expect(filledIn).toMatch(/^[\d.()*+/ -]+$/);
    // 600,000 at $0.75, 400,000 at $0.075 and 200,000 at $4.50 a million.
    expect(Function(`return ${filledIn}`)()).toBeCloseTo(1.38, 10);
  }
});

test('every log message that a metric reads is really written', () => {
  const root = fileURLToPath(new URL('../../functions/', import.meta.url));
  const code = globSync('**/*.ts', { cwd: root })
    .map((path) => readFileSync(root + path, 'utf8'))
    .join('\n');
  const filters = found(templates, 'AWS::Logs::MetricFilter').map(({ properties }) => properties);
  expect(filters.length).toBeGreaterThan(5);
  for (const { FilterPattern, MetricTransformations } of filters) {
    for (const [, message] of FilterPattern.matchAll(/message = "([^"]+)"/g))
      expect(code).toMatch(new RegExp(`log\\.\\w+\\('${message}'`));
    for (const [, name] of FilterPattern.matchAll(/code = "([^"]+)"/g))
      expect(problems).toHaveProperty([name]);
    const [{ MetricValue, Dimensions = [] }] = MetricTransformations;
    const fields = [MetricValue, ...Dimensions.map(({ Value }: { Value: string }) => Value)];
    for (const field of fields.filter((value) => value.startsWith('$.')))
      expect(code).toMatch(new RegExp(`\\b${field.slice(2)}\\b`));
  }
});

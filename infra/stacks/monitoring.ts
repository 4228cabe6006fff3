import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { Settings } from '../stages.ts';
import type { ApiStack } from './api.ts';
import type { AuthStack } from './auth.ts';
import type { DataStack } from './data.ts';
import { type AlarmDefinition, alarmDefinitions } from './monitoring/alarms.ts';
import { dashboard } from './monitoring/dashboard.ts';
import { jobAlarms } from './monitoring/job-alarms.ts';
import { LogMetrics } from './monitoring/log-metrics.ts';
import { moneyAlarms } from './monitoring/money-alarms.ts';
import { throttleAlarms } from './monitoring/throttle-alarms.ts';

/** The stacks whose doings are watched. */
export type MonitoredResources = {
  readonly data: DataStack;
  readonly auth: AuthStack;
  readonly api: ApiStack;
};

/** What an operator sees and is told: alarms by mail, one dashboard, and a budget. */
export class MonitoringStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    settings: Settings,
    { data, auth, api, ...props }: StackProps & MonitoredResources,
  ) {
    super(scope, id, props);
    const topic = new Topic(this, 'Alarms', { enforceSSL: true, displayName: 'Sevenhands' });
    topic.addSubscription(new EmailSubscription(settings.alarmEmail));
    const tell = new SnsAction(topic);
    const logged = new LogMetrics(this, 'Logged', settings.stage);
    // The logs it reads are named, not referred to.
    this.addStackDependency(api);
    for (const alert of alarmDefinitions(settings.stage, { data, auth, api }, logged))
      this.alarm(settings.stage, alert, tell);
    for (const alert of [
      ...moneyAlarms(settings, logged),
      ...jobAlarms(settings),
      ...throttleAlarms({ data, auth, api }, logged),
    ])
      this.alarm(settings.stage, alert, tell);
    dashboard(this, settings, { data, auth, api }, logged);
    this.budget(settings);
  }

  private alarm(
    stage: string,
    { name, lost, metric, above, below, times }: AlarmDefinition,
    tell: SnsAction,
  ) {
    const alarm = new Alarm(this, name, {
      alarmName: `sevenhands-${stage}-${name}`,
      alarmDescription: `${lost} What to do: docs/runbooks/${name}.md`,
      metric,
      threshold: above ?? below ?? 0,
      comparisonOperator:
        below === undefined
          ? ComparisonOperator.GREATER_THAN_THRESHOLD
          : ComparisonOperator.LESS_THAN_THRESHOLD,
      evaluationPeriods: times ?? 1,
      // Silence is fine where we count failures and bad where we wait for a sign of life.
      treatMissingData:
        below === undefined ? TreatMissingData.NOT_BREACHING : TreatMissingData.BREACHING,
    });
    alarm.addAlarmAction(tell);
    alarm.addOkAction(tell);
  }

  private budget({ stage, monthlyBudget, alarmEmail }: Settings) {
    const warn = (notificationType: string, threshold: number) => ({
      notification: {
        notificationType,
        threshold,
        thresholdType: 'PERCENTAGE',
        comparisonOperator: 'GREATER_THAN',
      },
      subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
    });
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: `sevenhands-${stage}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
        costFilters: { TagKeyValue: [`user:stage$${stage}`] },
      },
      notificationsWithSubscribers: [warn('FORECASTED', 80), warn('ACTUAL', 100)],
    });
  }
}

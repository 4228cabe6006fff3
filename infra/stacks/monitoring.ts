import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { ArnFormat, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { Settings } from '../stages.ts';
import { type AlarmDefinition, alarmDefinitions } from './monitoring/alarms.ts';
import { dashboard } from './monitoring/dashboard.ts';
import { jobAlarms } from './monitoring/job-alarms.ts';
import { LogMetrics } from './monitoring/log-metrics.ts';
import { moneyAlarms } from './monitoring/money-alarms.ts';
import type { MonitoredResources } from './monitoring/monitored-resources.ts';
import { throttleAlarms } from './monitoring/throttle-alarms.ts';

/** Alarms by mail, one dashboard, and a budget. */
export class MonitoringStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    settings: Settings,
    { data, auth, api, ...props }: StackProps & MonitoredResources,
  ) {
    super(scope, id, props);
    const notify = new SnsAction(this.topic(settings));
    const logged = new LogMetrics(this, 'Logged', settings.stage);
    // The metrics read logs by their names, so CloudFormation sees no dependency.
    this.addStackDependency(api);
    const resources = { data, auth, api };
    for (const definition of [
      ...alarmDefinitions(settings.stage, resources, logged),
      ...moneyAlarms(settings, logged),
      ...jobAlarms(settings),
      ...throttleAlarms(resources, logged),
    ])
      this.alarm(settings.stage, definition, notify);
    dashboard(this, settings, resources, logged);
    this.budgets(settings);
  }

  private topic({ stage, alarmEmail }: Settings) {
    const topic = new Topic(this, 'Alarms', { enforceSSL: true, displayName: 'Sevenhands' });
    topic.addSubscription(new EmailSubscription(alarmEmail));
    // A topic with a policy of its own loses the default one, which lets the account's alarms publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AlarmsMayPublish',
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: {
          StringEquals: { 'aws:SourceAccount': this.account },
          ArnLike: {
            'aws:SourceArn': this.formatArn({
              service: 'cloudwatch',
              resource: 'alarm',
              resourceName: `sevenhands-${stage}-*`,
              arnFormat: ArnFormat.COLON_RESOURCE_NAME,
            }),
          },
        },
      }),
    );
    return topic;
  }

  private alarm(
    stage: string,
    { name, lost, metric, above, below, times }: AlarmDefinition,
    notify: SnsAction,
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
      // No data is fine for a count of failures, and bad for a job that must run.
      treatMissingData:
        below === undefined ? TreatMissingData.NOT_BREACHING : TreatMissingData.BREACHING,
    });
    alarm.addAlarmAction(notify);
    alarm.addOkAction(notify);
  }

  /** One budget for what carries the stage's tag, and one for the account, because not all spend can be tagged. */
  private budgets({ stage, monthlyBudget, alarmEmail }: Settings) {
    const warn = (notificationType: string, threshold: number) => ({
      notification: {
        notificationType,
        threshold,
        thresholdType: 'PERCENTAGE',
        comparisonOperator: 'GREATER_THAN',
      },
      subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
    });
    const monthly = (amount: number) => ({
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount, unit: 'USD' },
    });
    const notificationsWithSubscribers = [warn('FORECASTED', 80), warn('ACTUAL', 100)];
    new CfnBudget(this, 'Budget', {
      budget: {
        ...monthly(monthlyBudget),
        budgetName: `sevenhands-${stage}`,
        costFilters: { TagKeyValue: [`user:stage$${stage}`] },
      },
      notificationsWithSubscribers,
    });
    new CfnBudget(this, 'AccountBudget', {
      budget: { ...monthly(2 * monthlyBudget), budgetName: `sevenhands-${stage}-account` },
      notificationsWithSubscribers,
    });
  }
}

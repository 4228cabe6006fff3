import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { Settings } from '../settings-of-stage.ts';
import { AlarmTopic } from './monitoring/alarm-topic.ts';
import { backupsFail } from './monitoring/backup-alarms.ts';
import { dashboard } from './monitoring/dashboard.ts';
import { codesBlocked } from './monitoring/firewall-alarms.ts';
import { jobAlarms } from './monitoring/job-alarms.ts';
import { LogMetrics } from './monitoring/log-metrics.ts';
import { mailReputationAlarms } from './monitoring/mail-reputation-alarms.ts';
import { modelCostAlarms } from './monitoring/model-cost-alarms.ts';
import type { MonitoredResources } from './monitoring/monitored-resources.ts';
import { productFailureAlarms } from './monitoring/product-failure-alarms.ts';
import { throttleAlarms } from './monitoring/throttle-alarms.ts';

/** Alarms by mail, one dashboard, and a budget. */
export class MonitoringStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    settings: Settings,
    { data, auth, api, jobs, ...props }: StackProps & MonitoredResources,
  ) {
    super(scope, id, props);
    const topic = new AlarmTopic(this, 'Alarms', settings);
    const logged = new LogMetrics(this, 'Logged', settings.stage);
    // The metrics read logs by their names, so CloudFormation sees no dependency.
    this.addStackDependency(api);
    this.addStackDependency(jobs);
    const resources = { data, auth, api, jobs };
    for (const definition of [
      ...productFailureAlarms(settings.stage, resources, logged),
      ...modelCostAlarms(settings, logged),
      ...jobAlarms(settings),
      ...throttleAlarms(resources, logged),
      ...mailReputationAlarms,
      ...(settings.switches.firewall ? [codesBlocked(settings)] : []),
      ...(settings.copyRegion ? [backupsFail(settings)] : []),
    ])
      topic.alarm(definition);
    dashboard(this, settings, resources, logged);
    this.budgets(settings);
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

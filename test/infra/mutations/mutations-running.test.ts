import type { CfnStage, CfnUsagePlan } from 'aws-cdk-lib/aws-apigateway';
import type { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { CfnDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { CfnAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import type { CfnGlobalTable } from 'aws-cdk-lib/aws-dynamodb';
import type { CfnRule } from 'aws-cdk-lib/aws-events';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import type { CfnMetricFilter } from 'aws-cdk-lib/aws-logs';
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { CfnResource } from 'aws-cdk-lib/core';
import { describe, expect, test } from 'vitest';
import type { Stage } from '#infra/create-stage-stacks.ts';
import { complaintsAbout, inside } from './mutants.ts';

type Faults = Record<string, (stage: Stage) => void>;

/** Changes one property of an alarm. */
const alarm = (name: string, path: string, value: unknown) => (stage: Stage) =>
  inside<CfnAlarm>(stage.monitoring, `${name}/Resource`).addPropertyOverride(path, value);
const without = (name: string) => (stage: Stage) => stage.monitoring.node.tryRemoveChild(name);
const variable = (name: string, value: string) => (stage: Stage) =>
  inside<CfnFunction>(stage.api, 'Api/chat/Resource').addPropertyOverride(
    `Environment.Variables.${name}`,
    value,
  );

const sideDoor: Faults = {
  'the distribution has no firewall': ({ api }) => {
    inside<CfnDistribution>(api, 'Distribution/Distribution/Resource').addPropertyDeletionOverride(
      'DistributionConfig.WebACLId',
    );
  },
  'the rate limit counts all addresses together': ({ edge }) => {
    if (edge)
      inside<CfnWebACL>(edge, '/Firewall').addPropertyOverride(
        'Rules.2.Statement.RateBasedStatement.AggregateKeyType',
        'CONSTANT',
      );
  },
  'an address over its limit is only counted and not blocked': ({ edge }) => {
    const firewall = edge && inside<CfnWebACL>(edge, '/Firewall');
    firewall?.addPropertyDeletionOverride('Rules.2.Action.Block');
    firewall?.addPropertyOverride('Rules.2.Action.Count', {});
  },
  'the rate limit counts events of the payment provider': ({ edge }) => {
    if (edge)
      inside<CfnWebACL>(edge, '/Firewall').addPropertyDeletionOverride(
        'Rules.2.Statement.RateBasedStatement.ScopeDownStatement',
      );
  },
  'an address may send more requests to the user pool than a person does': ({ auth }) => {
    inside<CfnWebACL>(auth, '/PoolFirewall').addPropertyOverride(
      'Rules.1.Statement.RateBasedStatement.Limit',
      100_000,
    );
  },
  'the key of the distribution is not valid for the API': ({ api }) => {
    inside<CfnUsagePlan>(api, 'OriginKey/Plan/Resource').apiStages = [];
  },
  'routes accept any number of requests': ({ api }) => {
    inside<CfnStage>(api, 'Rest/DeploymentStage.prod/Resource').addPropertyDeletionOverride(
      'MethodSettings.0.ThrottlingRateLimit',
    );
  },
};

const money: Faults = {
  'the model has no spend limit': variable('MODEL_DAILY_DOLLARS', '1000000'),
  'the model costs nothing': variable(
    'MODEL_PRICES',
    JSON.stringify({ input: 0, cachedInput: 0, output: 0 }),
  ),
  'the half-spent alarm has the threshold of the full limit': alarm(
    'model-half-spent',
    'Threshold',
    50_000_000,
  ),
  'the half-spent alarm adds up one hour only': alarm('model-half-spent', 'Period', 3600),
  'the half-spent alarm is missing': without('model-half-spent'),
  'the alarm about paused answers is missing': without('answers-paused'),
  'every method has separate metrics': ({ api }) => {
    inside<CfnStage>(api, 'Rest/DeploymentStage.prod/Resource').addPropertyOverride(
      'MethodSettings.0.MetricsEnabled',
      true,
    );
  },
  'no budget includes untagged resources': without('AccountBudget'),
  'a budget notifies no one': ({ monitoring }) => {
    inside<CfnBudget>(monitoring, '/Budget').addPropertyOverride('NotificationsWithSubscribers', [
      {
        Notification: {
          ComparisonOperator: 'GREATER_THAN',
          NotificationType: 'FORECASTED',
          Threshold: 80,
        },
        Subscribers: [],
      },
    ]);
  },
};

const clock = (name: string, values: Partial<CfnRule>) => (stage: Stage) => {
  Object.assign(inside<CfnRule>(stage.jobs, `${name}-clock/Resource`), values);
};

const jobFaults: Faults = {
  'a job reads the whole table': ({ jobs, data }) => {
    jobs.lambdas['on-reap'].addToRolePolicy(
      new PolicyStatement({ actions: ['dynamodb:Scan'], resources: [data.table.tableArn] }),
    );
  },
  'the reminders read the index of all accounts': ({ jobs, data }) => {
    jobs.lambdas['on-trial-reminders'].addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:Query'],
        resources: [`${data.table.tableArn}/index/gsi1`],
      }),
    );
  },
  'the job that releases charges may not read the index': ({ jobs }) => {
    inside<CfnResource>(jobs, 'on-reap-role/Resource').addPropertyDeletionOverride(
      'Policies.0.PolicyDocument.Statement.4',
    );
  },
  'the index of the jobs is missing': ({ data }) => {
    inside<CfnGlobalTable>(data, 'Table/Resource').addPropertyDeletionOverride(
      'GlobalSecondaryIndexes',
    );
  },
  'the table has no write limit': ({ data }) => {
    inside<CfnGlobalTable>(data, 'Table/Resource').addPropertyDeletionOverride(
      'WriteOnDemandThroughputSettings',
    );
  },
  'a job runs every minute': clock('on-reconcile', { scheduleExpression: 'rate(1 minute)' }),
  'a job is switched off': clock('on-trial-reminders', { state: 'DISABLED' }),
  'a job gives up without a report': ({ jobs }) => {
    inside<CfnFunction>(jobs, 'Jobs/on-reconcile/Resource').deadLetterConfig = undefined;
  },
};

const watching: Faults = {
  'the alarm about a failed job is missing': without('job-gave-up'),
  'missing data of a job triggers no alarm': alarm(
    'reap-silent',
    'TreatMissingData',
    'notBreaching',
  ),
  'missing data of a job triggers an alarm after a week': alarm(
    'reconcile-silent',
    'EvaluationPeriods',
    168,
  ),
  'failed runs count as successful': ({ monitoring }) => {
    const silent = inside<CfnAlarm>(monitoring, 'reminders-silent/Resource');
    Object.assign(silent, { metricName: 'Invocations', namespace: 'AWS/Lambda' });
  },
  'the alarm about throttled Lambdas is missing': without('lambda-refuses'),
  'the alarm about failed backups is missing': without('backups-fail'),
  'the alarm about the throttled table is missing': without('table-refuses'),
  'the alarm about the throttled API is missing': without('api-refuses'),
  'the alarm about the throttled user pool is missing': without('sign-in-refuses'),
  'the alarm about bounced mails is missing': without('mail-bounces'),
  'a metric sum has no value while one of its parts has none': alarm(
    'table-refuses',
    'Metrics.0.Expression',
    'm0 + m1 + m2 + m3 + m4 + m5 + m6 + m7 + m8 + m9',
  ),
  'throttled batches are not in the metric of the table': alarm(
    'table-refuses',
    'Metrics.7.MetricStat.Metric.Dimensions.0.Value',
    'GetItem',
  ),
  'throttled requests have another metric name': ({ monitoring }) => {
    inside<CfnMetricFilter>(monitoring, 'Logged/TooManyRequests/Resource').filterPattern =
      '{ $.refused = "QUOTA_EXCEEDED" }';
  },
  'the log of the API does not contain the reason of a refusal': ({ api }) => {
    inside<CfnStage>(api, 'Rest/DeploymentStage.prod/Resource').addPropertyOverride(
      'AccessLogSetting.Format',
      '{"requestId":"$context.requestId"}',
    );
  },
};

describe.each(Object.entries({ sideDoor, money, jobs: jobFaults, watching }))(
  'a fault in %s is detected:',
  (_, faults) => {
    test.each(Object.entries(faults))('%s', { tags: 'night' }, (_name, plant) => {
      expect(complaintsAbout(plant)).not.toEqual([]);
    });
  },
);

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
import type { Stage } from '#infra/build-stage.ts';
import { everyNth } from '#test/support/tries.ts';
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
  'the limit of an address counts all addresses together': ({ edge }) => {
    if (edge)
      inside<CfnWebACL>(edge, '/Firewall').addPropertyOverride(
        'Rules.2.Statement.RateBasedStatement.AggregateKeyType',
        'CONSTANT',
      );
  },
  'an address over its limit is only counted': ({ edge }) => {
    const firewall = edge && inside<CfnWebACL>(edge, '/Firewall');
    firewall?.addPropertyDeletionOverride('Rules.2.Action.Block');
    firewall?.addPropertyOverride('Rules.2.Action.Count', {});
  },
  'the limit of an address counts events of the payment provider': ({ edge }) => {
    if (edge)
      inside<CfnWebACL>(edge, '/Firewall').addPropertyDeletionOverride(
        'Rules.2.Statement.RateBasedStatement.ScopeDownStatement',
      );
  },
  'an address may send more to the user pool than one person does': ({ auth }) => {
    inside<CfnWebACL>(auth, '/PoolFirewall').addPropertyOverride(
      'Rules.1.Statement.RateBasedStatement.Limit',
      100_000,
    );
  },
  'the key of the distribution is not valid for the API': ({ api }) => {
    inside<CfnUsagePlan>(api, 'OriginKey/Plan/Resource').apiStages = [];
  },
  'routes take any number of requests': ({ api }) => {
    inside<CfnStage>(api, 'Rest/DeploymentStage.prod/Resource').addPropertyDeletionOverride(
      'MethodSettings.0.ThrottlingRateLimit',
    );
  },
};

const money: Faults = {
  'the model is never stopped': variable('MODEL_DAILY_DOLLARS', '1000000'),
  'the model is counted as free': variable(
    'MODEL_PRICES',
    JSON.stringify({ input: 0, cachedInput: 0, output: 0 }),
  ),
  'the alarm at half of the dollars rings at all of them': alarm(
    'model-half-spent',
    'Threshold',
    50_000_000,
  ),
  'the alarm at half of the dollars adds up one hour': alarm('model-half-spent', 'Period', 3600),
  'nobody hears that half of the dollars are spent': without('model-half-spent'),
  'nobody hears that answers are paused': without('answers-paused'),
  'every method has metrics of its own': ({ api }) => {
    inside<CfnStage>(api, 'Rest/DeploymentStage.prod/Resource').addPropertyOverride(
      'MethodSettings.0.MetricsEnabled',
      true,
    );
  },
  'no budget sees what has no tag': without('AccountBudget'),
  'a budget warns nobody': ({ monitoring }) => {
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
  Object.assign(inside<CfnRule>(stage.api, `${name}-clock/Resource`), values);
};

const jobs: Faults = {
  'a job reads the whole table': ({ api, data }) => {
    api.jobs.lambdas['on-reap'].addToRolePolicy(
      new PolicyStatement({ actions: ['dynamodb:Scan'], resources: [data.table.tableArn] }),
    );
  },
  'reminders look through the index of all accounts': ({ api, data }) => {
    api.jobs.lambdas['on-trial-reminders'].addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:Query'],
        resources: [`${data.table.tableArn}/index/gsi1`],
      }),
    );
  },
  'the job that releases charges may not ask the index': ({ api }) => {
    inside<CfnResource>(api, 'on-reap-role/DefaultPolicy/Resource').addPropertyDeletionOverride(
      'PolicyDocument.Statement.4',
    );
  },
  'the index of the jobs is gone': ({ data }) => {
    inside<CfnGlobalTable>(data, 'Table/Resource').addPropertyDeletionOverride(
      'GlobalSecondaryIndexes',
    );
  },
  'the table writes as much as a loop likes': ({ data }) => {
    inside<CfnGlobalTable>(data, 'Table/Resource').addPropertyDeletionOverride(
      'WriteOnDemandThroughputSettings',
    );
  },
  'a job runs every minute': clock('on-reconcile', { scheduleExpression: 'rate(1 minute)' }),
  'a job is switched off': clock('on-trial-reminders', { state: 'DISABLED' }),
  'a job gives up without a trace': ({ api }) => {
    inside<CfnFunction>(api, 'Api/on-reconcile/Resource').deadLetterConfig = undefined;
  },
};

const watching: Faults = {
  'nobody hears that a job gave up': without('job-gave-up'),
  'silence of a job is fine': alarm('reap-silent', 'TreatMissingData', 'notBreaching'),
  'a job may be silent for a week': alarm('reconcile-silent', 'EvaluationPeriods', 168),
  'runs that fail count as well': ({ monitoring }) => {
    const silent = inside<CfnAlarm>(monitoring, 'reminders-silent/Resource');
    Object.assign(silent, { metricName: 'Invocations', namespace: 'AWS/Lambda' });
  },
  'nobody hears that Lambda refuses': without('lambda-refuses'),
  'nobody hears that the table refuses': without('table-refuses'),
  'nobody hears that the API refuses': without('api-refuses'),
  'nobody hears that the user pool refuses': without('sign-in-refuses'),
  'nobody hears that mails come back': without('mail-bounces'),
  'a sum of refusals rests while one of them has no data': alarm(
    'table-refuses',
    'Metrics.0.Expression',
    'm0 + m1 + m2 + m3 + m4 + m5 + m6 + m7 + m8 + m9',
  ),
  'refused batches are not among the refusals of the table': alarm(
    'table-refuses',
    'Metrics.7.MetricStat.Metric.Dimensions.0.Value',
    'GetItem',
  ),
  'refused requests are looked for under another name': ({ monitoring }) => {
    inside<CfnMetricFilter>(monitoring, 'Logged/TooManyRequests/Resource').filterPattern =
      '{ $.refused = "QUOTA_EXCEEDED" }';
  },
  'the log of the API does not say what was refused': ({ api }) => {
    inside<CfnStage>(api, 'Rest/DeploymentStage.prod/Resource').addPropertyOverride(
      'AccessLogSetting.Format',
      '{"requestId":"$context.requestId"}',
    );
  },
};

describe.each(Object.entries({ sideDoor, money, jobs, watching }))(
  'a fault in %s is noticed:',
  (_, faults) => {
    test.each(everyNth(Object.entries(faults), 8))('%s', (_name, plant) => {
      expect(complaintsAbout(plant)).not.toEqual([]);
    });
  },
);

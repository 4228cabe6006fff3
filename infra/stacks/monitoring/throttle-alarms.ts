import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Duration } from 'aws-cdk-lib/core';
import type { AlarmDefinition } from './alarm-definition.ts';
import type { LogMetrics } from './log-metrics.ts';
import type { MonitoredResources } from './monitored-resources.ts';
import { sumOfMetrics } from './sum-of-metrics.ts';

const often = { period: Duration.minutes(5), statistic: Stats.SUM };

const tableOperations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.BATCH_WRITE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

/** A batch counts as refused only if every part of it was; these count the parts. */
const partsOfBatches = ['ReadThrottleEvents', 'WriteThrottleEvents'];

const ofTable = (
  { table }: MonitoredResources['data'],
  metricName: string,
  dimensions: Record<string, string> = {},
) =>
  new Metric({
    namespace: 'AWS/DynamoDB',
    metricName,
    dimensionsMap: { TableName: table.tableName, ...dimensions },
    ...often,
  });

/** Alarms about what the services of the cloud refuse because it comes too fast. */
export const throttleAlarms = (
  { data, auth }: MonitoredResources,
  logged: LogMetrics,
): readonly AlarmDefinition[] => [
  {
    name: 'table-refuses',
    lost: 'Saving and reading is refused for a while: questions, chats and profiles fail.',
    metric: sumOfMetrics(
      [
        ...tableOperations.map((Op) => ofTable(data, 'ThrottledRequests', { Operation: Op })),
        ...partsOfBatches.map((name) => ofTable(data, name)),
      ],
      'Refused requests of the table',
    ),
    above: 10,
  },
  {
    name: 'lambda-refuses',
    lost: 'Requests are refused because as many Lambdas run as the account allows.',
    metric: LambdaFunction.metricAllThrottles(often),
    above: 5,
  },
  {
    name: 'api-refuses',
    lost: 'Owners read "That was a lot at once" although they did little: the stage takes no more requests.',
    metric: logged.sum('TooManyRequests'),
    above: 100,
    times: 2,
  },
  {
    name: 'sign-in-refuses',
    lost: 'Owners cannot sign in or stay signed in, because the user pool takes no more requests.',
    metric: sumOfMetrics(
      ['SignInThrottles', 'SignUpThrottles', 'TokenRefreshThrottles'].map(
        (metricName) =>
          new Metric({
            namespace: 'AWS/Cognito',
            metricName,
            dimensionsMap: {
              UserPool: auth.pool.userPoolId,
              UserPoolClient: auth.client.userPoolClientId,
            },
            ...often,
          }),
      ),
      'Refused requests of the user pool',
    ),
    above: 5,
  },
];

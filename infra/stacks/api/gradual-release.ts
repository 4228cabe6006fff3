import {
  Alarm,
  ComparisonOperator,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Alias } from 'aws-cdk-lib/aws-lambda';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { Settings } from '../../settings-of-stage.ts';
import type { ProductLambda } from '../product-lambda.ts';

/** The figures that the monitoring stack reads from the logs (log-metrics.ts). */
const logged = { chat: 'ChatOwnFailures', billing: 'PaymentOwnFailures' } as const;

const minute = { period: Duration.minutes(1), statistic: 'Sum' };

/**
 * Failures of a minute of the version that is released, and of no other: while a provider is down, the old version fails as
 * well, and the release may be what mends it. For the cloud a Lambda fails only when it dies, which counts three times; one
 * that answers with an error of its own says so in its log.
 */
const failures = (alias: Alias, lambda: ProductLambda, metricName: string, stage: string) => {
  const { version } = lambda.currentVersion;
  return new MathExpression({
    label: 'Failures',
    period: minute.period,
    expression: '3 * FILL(died, 0) + FILL(answered, 0)',
    usingMetrics: {
      died: new Metric({
        namespace: 'AWS/Lambda',
        metricName: 'Errors',
        dimensionsMap: {
          FunctionName: lambda.functionName,
          Resource: `${lambda.functionName}:${alias.aliasName}`,
          ExecutedVersion: version,
        },
        ...minute,
      }),
      answered: new Metric({
        namespace: `Sevenhands/${stage}`,
        metricName,
        dimensionsMap: { version },
        ...minute,
      }),
    },
  });
};

type Props = {
  readonly name: keyof typeof logged;
  readonly lambda: ProductLambda;
  readonly settings: Settings;
};

/**
 * The alias through which callers reach a Lambda. A deployment moves a tenth of the requests to the new version, and the
 * rest after five minutes; if the new version fails, CodeDeploy moves all back and the deployment rolls back. A stage that
 * does not keep its data moves at once.
 */
export class GradualRelease extends Construct {
  readonly alias: Alias;

  constructor(scope: Construct, id: string, { name, lambda, settings }: Props) {
    super(scope, id);
    const { stage, keepsData } = settings;
    this.alias = new Alias(this, 'Live', { aliasName: 'live', version: lambda.currentVersion });
    const alarm = new Alarm(this, 'Errors', {
      alarmName: `sevenhands-${stage}-${name}-release`,
      alarmDescription: `Requests to ${name} fail; a release in progress goes back.`,
      metric: failures(this.alias, lambda, logged[name], stage),
      threshold: 2,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    new LambdaDeploymentGroup(this, 'Group', {
      deploymentGroupName: `sevenhands-${stage}-${name}`,
      alias: this.alias,
      alarms: [alarm],
      deploymentConfig: keepsData
        ? LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES
        : LambdaDeploymentConfig.ALL_AT_ONCE,
    });
  }
}

import { Alarm, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Alias } from 'aws-cdk-lib/aws-lambda';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { Settings } from '../../stages.ts';
import type { AppFunction } from '../app-function.ts';

type Props = {
  readonly name: string;
  readonly lambda: AppFunction;
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
      metric: this.alias.metricErrors({ period: Duration.minutes(1), statistic: 'Sum' }),
      threshold: 1,
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

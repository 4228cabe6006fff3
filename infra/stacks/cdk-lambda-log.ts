import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { RemovalPolicy } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { Settings } from '../settings-of-stage.ts';

/**
 * The log of a Lambda that CDK adds for itself. Without one Lambda creates it at the first call, keeps it for ever, and
 * may create it once more while the stack is being deleted.
 */
export const cdkLambdaLog = (scope: Construct, name: string, { stage, logDays }: Settings) =>
  new LogGroup(scope, `${name}-log`, {
    logGroupName: `/sevenhands/${stage}/cdk-${name}`,
    retention: logDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });

import { join } from 'node:path';
import {
  type AddToPrincipalPolicyResult,
  Effect,
  PolicyDocument,
  PolicyStatement,
  Role,
  type RoleProps,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  type FunctionOptions,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Duration, RemovalPolicy } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { Environment } from '#functions/lib/config.ts';
import { kindOf, memoryOf } from '../lambda-memory.ts';
import type { LambdaName } from '../lambda-names.ts';
import { reservedConcurrency } from '../reserved-concurrency.ts';
import type { Settings } from '../settings-of-stage.ts';

type Props = Pick<FunctionOptions, 'timeout' | 'deadLetterQueue'> & {
  readonly settings: Settings;
  /** The folder that holds a folder for each bundle. */
  readonly bundles: string;
  readonly description: string;
  /** The stack for its log, where that of the Lambda has no room: a stack takes 500 resources. */
  readonly logs?: Construct;
  readonly environment: Environment;
};

/** A role that holds its rights itself: a policy beside it would be one more resource, and a stack takes 500. */
class OwnRole extends Role {
  readonly #rights: PolicyDocument;
  constructor(scope: Construct, id: string, props: Omit<RoleProps, 'inlinePolicies'>) {
    const rights = new PolicyDocument();
    super(scope, id, { ...props, inlinePolicies: { rights } });
    this.#rights = rights;
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.#rights.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}

/** One of our Lambdas under its own name, with a log of its own that forgets and a role that so far may only write to it. */
export class ProductLambda extends LambdaFunction {
  constructor(scope: Construct, name: LambdaName, { settings, bundles, logs, ...props }: Props) {
    const logGroupName = `/sevenhands/${settings.stage}/${name}`;
    const ownLog = new LogGroup(logs ?? scope, `${name}-log`, {
      logGroupName,
      retention: settings.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const logGroup = logs ? LogGroup.fromLogGroupName(scope, `${name}-log`, logGroupName) : ownLog;
    const role = new OwnRole(scope, `${name}-role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `What the ${settings.stage} Lambda ${name} may do`,
    });
    ownLog.grantWrite(role);
    super(scope, name, {
      functionName: `sevenhands-${settings.stage}-${name}`,
      code: Code.fromAsset(join(bundles, name)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memoryOf[kindOf(name)],
      timeout: Duration.seconds(15),
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.JSON,
      logGroup,
      role,
      ...(settings.keepsData && { reservedConcurrentExecutions: reservedConcurrency[name] }),
      ...props,
      environment: { ...props.environment },
    });
  }

  /** Lets this Lambda do named things to named resources; nothing happens when there is nothing to allow. */
  may(service: string, actions: readonly string[], resources: string[]) {
    if (actions.length)
      this.addToRolePolicy(
        new PolicyStatement({
          effect: Effect.ALLOW,
          actions: actions.map((action) => `${service}:${action}`),
          resources,
        }),
      );
  }
}

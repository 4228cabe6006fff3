import {
  OidcProviderNative,
  OpenIdConnectPrincipal,
  PolicyStatement,
  Role,
} from 'aws-cdk-lib/aws-iam';
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';

const issuer = 'token.actions.githubusercontent.com';

/** What `cdk deploy` calls for the stacks of a stage; CDK's own deploy role may call it for every stack. */
const stackActions = [
  'CreateChangeSet',
  'DeleteChangeSet',
  'DescribeChangeSet',
  'ExecuteChangeSet',
  'DescribeStacks',
  'DescribeStackEvents',
  'DescribeStackResources',
  'GetTemplate',
  'UpdateTerminationProtection',
  'ContinueUpdateRollback',
  'RollbackStack',
  // A first creation that failed leaves a stack that can only be deleted.
  'DeleteStack',
];

type DeployedStage = {
  readonly stage: string;
  /** Regions in which the stage has stacks. */
  readonly regions: readonly string[];
};

type Props = StackProps & {
  /** The repository as `owner/name`. */
  readonly repository: string;
  /** Each stage is an environment of the repository; the rules of the environment say who approves. */
  readonly stages: readonly DeployedStage[];
};

/**
 * One role per stage with which GitHub deploys, without a stored key. A role may change the stacks of its stage only: it
 * does not assume CDK's deploy role, which may change every stack of the account.
 */
export class DeployerStack extends Stack {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const provider = new OidcProviderNative(this, 'GitHub', {
      url: `https://${issuer}`,
      clientIds: ['sts.amazonaws.com'],
    });
    for (const { stage, regions } of props.stages) {
      const role = new Role(this, `Deployer-${stage}`, {
        roleName: `sevenhands-deployer-${stage}`,
        description: `Lets the environment ${stage} of ${props.repository} deploy`,
        maxSessionDuration: Duration.hours(1),
        assumedBy: new OpenIdConnectPrincipal(provider, {
          StringEquals: {
            [`${issuer}:aud`]: 'sts.amazonaws.com',
            [`${issuer}:sub`]: `repo:${props.repository}:environment:${stage}`,
          },
        }),
      });
      for (const statement of this.statements(stage, regions)) role.addToPolicy(statement);
      new CfnOutput(this, `RoleArn-${stage}`, { value: role.roleArn });
    }
  }

  private statements(stage: string, regions: readonly string[]) {
    const each = (resource: (region: string) => string) => regions.map(resource);
    const bootstrapRole = (name: string) => (region: string) =>
      this.formatArn({
        service: 'iam',
        region: '',
        resource: 'role',
        resourceName: `cdk-hnb659fds-${name}-${this.account}-${region}`,
      });
    return [
      new PolicyStatement({
        actions: stackActions.map((action) => `cloudformation:${action}`),
        resources: each((region) =>
          this.formatArn({
            service: 'cloudformation',
            region,
            resource: 'stack',
            resourceName: `Sevenhands-${stage}-*/*`,
          }),
        ),
      }),
      new PolicyStatement({
        actions: ['iam:PassRole'],
        resources: each(bootstrapRole('cfn-exec-role')),
        conditions: { StringEquals: { 'iam:PassedToService': 'cloudformation.amazonaws.com' } },
      }),
      new PolicyStatement({
        actions: ['sts:AssumeRole'],
        resources: each(bootstrapRole('file-publishing-role')),
      }),
      new PolicyStatement({
        actions: ['ssm:GetParameter'],
        resources: each((region) =>
          this.formatArn({
            service: 'ssm',
            region,
            resource: 'parameter',
            resourceName: 'cdk-bootstrap/hnb659fds/version',
          }),
        ),
      }),
    ];
  }
}

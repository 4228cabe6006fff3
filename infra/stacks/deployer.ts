import {
  OidcProviderNative,
  OpenIdConnectPrincipal,
  PolicyStatement,
  Role,
} from 'aws-cdk-lib/aws-iam';
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';

const issuer = 'token.actions.githubusercontent.com';

/** What CDK's bootstrap names the roles it deploys with. */
const bootstrapRoles = ['deploy-role', 'file-publishing-role', 'lookup-role'];

type Props = StackProps & {
  /** The repository as `owner/name`. */
  readonly repository: string;
  /** The environments of the repository that may deploy; their rules say who approves. */
  readonly environments: readonly string[];
  /** Regions a stage has stacks in. */
  readonly regions: readonly string[];
};

/** The role GitHub takes to deploy: no key is stored anywhere, and it may do nothing but hand over to CDK's own roles. */
export class DeployerStack extends Stack {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { repository, environments, regions } = props;
    const provider = new OidcProviderNative(this, 'GitHub', {
      url: `https://${issuer}`,
      clientIds: ['sts.amazonaws.com'],
    });
    const role = new Role(this, 'Deployer', {
      roleName: 'sevenhands-deployer',
      description: `Lets ${environments.join(' and ')} of ${repository} deploy`,
      maxSessionDuration: Duration.hours(1),
      assumedBy: new OpenIdConnectPrincipal(provider, {
        StringEquals: {
          [`${issuer}:aud`]: 'sts.amazonaws.com',
          [`${issuer}:sub`]: environments.map((name) => `repo:${repository}:environment:${name}`),
        },
      }),
    });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['sts:AssumeRole'],
        resources: regions.flatMap((region) =>
          bootstrapRoles.map((name) =>
            this.formatArn({
              service: 'iam',
              region: '',
              resource: 'role',
              resourceName: `cdk-hnb659fds-${name}-${this.account}-${region}`,
            }),
          ),
        ),
      }),
    );
    new CfnOutput(this, 'RoleArn', { value: role.roleArn });
  }
}

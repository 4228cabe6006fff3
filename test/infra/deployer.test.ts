import { Template } from 'aws-cdk-lib/assertions';
import { App, Validations } from 'aws-cdk-lib/core';
import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { DeployerStack } from '#infra/stacks/deployer.ts';
import { checked } from './policy.ts';
import { context } from './synth.ts';

const built = () => {
  const app = new App({ context });
  const stack = new DeployerStack(app, 'Deployer', {
    env: { region: 'eu-west-1' },
    repository: 'acme/sevenhands',
    environments: ['dev', 'prod'],
    regions: ['eu-west-1', 'us-east-1'],
  });
  return { app, stack };
};

test('only named environments of one repository may deploy', () => {
  const roles = Template.fromStack(built().stack).findResources('AWS::IAM::Role');
  const [role] = Object.values(roles);
  const [statement] = role?.Properties.AssumeRolePolicyDocument.Statement ?? [];
  expect(statement.Action).toBe('sts:AssumeRoleWithWebIdentity');
  expect(statement.Condition).toEqual({
    StringEquals: {
      'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
      'token.actions.githubusercontent.com:sub': [
        'repo:acme/sevenhands:environment:dev',
        'repo:acme/sevenhands:environment:prod',
      ],
    },
  });
});

test('who deploys may only hand over to the roles CDK deploys with', () => {
  const policies = Template.fromStack(built().stack).findResources('AWS::IAM::Policy');
  const statements = Object.values(policies).flatMap((p) => p.Properties.PolicyDocument.Statement);
  expect(statements).toHaveLength(1);
  expect(statements[0].Action).toBe('sts:AssumeRole');
  expect(statements[0].Resource).toHaveLength(6);
  expect(JSON.stringify(statements[0].Resource)).not.toContain('*');
});

test('the rule pack finds nothing', () => {
  const { app } = built();
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  expect(checked(app).findings).toEqual([]);
});

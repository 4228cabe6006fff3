import { Template } from 'aws-cdk-lib/assertions';
import { App, Validations } from 'aws-cdk-lib/core';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, test } from 'vitest';
import { DeployerStack } from '#infra/stacks/deployer.ts';
import { deployerComplaints } from './rules/deployer.ts';
import type { Properties } from './rules/found.ts';
import { checked } from './rules/policy.ts';
import { context, type Template as Synthesized } from './synth.ts';

const built = () => {
  const app = new App({ context });
  const stack = new DeployerStack(app, 'Deployer', {
    env: { region: 'eu-west-1', account: '111122223333' },
    repository: 'acme/sevenhands',
    stages: [
      { stage: 'dev', regions: ['eu-west-1'] },
      { stage: 'prod', regions: ['eu-west-1', 'us-east-1'] },
    ],
  });
  return { app, stack };
};

const { stack } = built();
const template = Template.fromStack(stack);
const roleOf = (stage: string): Properties =>
  Object.values(template.findResources('AWS::IAM::Role')).find(
    ({ Properties: properties }) => properties.RoleName === `sevenhands-deployer-${stage}`,
  )?.Properties;
const statementsOf = (stage: string): Properties[] =>
  Object.values(template.findResources('AWS::IAM::Policy'))
    .filter(({ Properties: { Roles } }) => JSON.stringify(Roles).includes(`Deployer${stage}`))
    .flatMap(({ Properties: { PolicyDocument } }) => PolicyDocument.Statement);

describe.each(['dev', 'prod'])('the role of %s', (stage) => {
  const other = stage === 'dev' ? 'prod' : 'dev';

  test('can be assumed only by its own environment of one repository', () => {
    const [statement] = roleOf(stage).AssumeRolePolicyDocument.Statement;
    expect(statement.Action).toBe('sts:AssumeRoleWithWebIdentity');
    expect(statement.Condition).toEqual({
      StringEquals: {
        'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
        'token.actions.githubusercontent.com:sub': `repo:acme/sevenhands:environment:${stage}`,
      },
    });
  });

  test('can change the stacks of its stage and of no other', () => {
    const text = JSON.stringify(statementsOf(stage));
    expect(text).toContain(`stack/Sevenhands-${stage}-*/*`);
    expect(text).not.toContain(`Sevenhands-${other}`);
    const stacks = statementsOf(stage).filter(({ Action }) =>
      [Action].flat().some((action: string) => action.startsWith('cloudformation:')),
    );
    for (const { Resource } of stacks)
      expect([Resource].flat().map((one: unknown) => JSON.stringify(one))).toEqual(
        expect.arrayContaining([expect.stringContaining(`:stack/Sevenhands-${stage}-*/*`)]),
      );
  });

  test('passes one role, to CloudFormation only, and cannot assume CDK’s deploy role', () => {
    const passing = statementsOf(stage).filter(({ Action }) => Action === 'iam:PassRole');
    expect(passing).toHaveLength(1);
    expect(passing[0]?.Condition).toEqual({
      StringEquals: { 'iam:PassedToService': 'cloudformation.amazonaws.com' },
    });
    const text = JSON.stringify(statementsOf(stage));
    expect(text).toContain('cfn-exec-role');
    expect(text).not.toContain('hnb659fds-deploy-role');
    for (const { Action, Resource } of statementsOf(stage)) {
      expect(JSON.stringify(Action)).not.toContain('*');
      expect(Resource).not.toBe('*');
    }
  });
});

test('violates none of our rules', () => {
  expect(deployerComplaints(template.toJSON() as Synthesized, 'acme/sevenhands')).toEqual([]);
});

/** Faults in the templates as pattern and replacement; each alone gives or widens a right. */
const faults: Record<string, readonly [string | RegExp, string]> = {
  'the environment of prod can assume the role of dev': [
    'repo:acme/sevenhands:environment:dev',
    'repo:acme/sevenhands:environment:prod',
  ],
  'every branch of the repository can assume the role': [
    '"StringEquals":{"token.actions.githubusercontent.com:aud":"sts.amazonaws.com","token.actions.githubusercontent.com:sub":"repo:acme/sevenhands:environment:prod"}',
    '"StringLike":{"token.actions.githubusercontent.com:sub":"repo:acme/sevenhands:*"}',
  ],
  'other repositories can assume the role': ['repo:acme/sevenhands:', 'repo:acme/other:'],
  'a user of the account can assume the role': ['sts:AssumeRoleWithWebIdentity', 'sts:AssumeRole'],
  'dev can change the stacks of prod': [/stack\/Sevenhands-dev-/g, 'stack/Sevenhands-prod-'],
  'dev can change every stack': [/stack\/Sevenhands-dev-\*/g, 'stack/*'],
  'CDK’s role can be passed to any service': [
    '"Condition":{"StringEquals":{"iam:PassedToService":"cloudformation.amazonaws.com"}},',
    '',
  ],
  'any role can be passed': [/cdk-hnb659fds-cfn-exec-role-/g, ''],
  'the role can assume CDK’s deploy role': ['file-publishing-role', 'deploy-role'],
  'the role has all rights': ['cloudformation:CreateChangeSet', 'cloudformation:*'],
};

test.each(Object.entries(faults))('a fault is detected when %s', (_, [pattern, replacement]) => {
  const text = JSON.stringify(template.toJSON());
  const changed = text.replace(pattern, replacement);
  expect(changed).not.toBe(text);
  expect(deployerComplaints(JSON.parse(changed), 'acme/sevenhands')).not.toEqual([]);
});

test('the rule pack finds only the prefix of a stage’s stacks', { tags: 'night' }, () => {
  const { app } = built();
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const findings = checked(app).findings.filter(
    (rule) => !/IAM5.*stack\/Sevenhands-\w+-\*/.test(rule),
  );
  expect(findings).toEqual([]);
});

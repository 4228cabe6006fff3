import type { Template } from '../synth.ts';
import { found, type Properties, rightsIn, unless } from './found.ts';

const issuer = 'token.actions.githubusercontent.com';

/**
 * Each role of GitHub can be assumed by one environment of one repository, and changes the stacks of its stage only.
 */
export const deployerComplaints = (template: Template, repository: string) => {
  const templates = { deployer: template } as never;
  const rights = rightsIn(templates);
  return found(templates, 'AWS::IAM::Role').flatMap(({ id, properties }) => {
    const stage = String(properties.RoleName).replace('sevenhands-deployer-', '');
    const statements = rights
      .filter(({ roles }) => roles.includes(id))
      .flatMap((each) => each.statements);
    return [
      ...trustComplaints(properties.AssumeRolePolicyDocument.Statement, stage, repository),
      ...statements.flatMap((statement) => statementComplaints(statement, stage)),
    ];
  });
};

const trustComplaints = (statements: Properties[], stage: string, repository: string) =>
  statements.flatMap(({ Action, Condition = {} }) => [
    ...unless(
      Action === 'sts:AssumeRoleWithWebIdentity',
      `the role of ${stage} is taken without GitHub`,
    ),
    ...unless(
      JSON.stringify(Condition) ===
        JSON.stringify({
          StringEquals: {
            [`${issuer}:aud`]: 'sts.amazonaws.com',
            [`${issuer}:sub`]: `repo:${repository}:environment:${stage}`,
          },
        }),
      `others than the environment ${stage} take its role`,
    ),
  ]);

const statementComplaints = ({ Action, Resource, Condition }: Properties, stage: string) => {
  const actions: string[] = [Action].flat();
  const resources = [Resource].flat().map((one: unknown) => JSON.stringify(one));
  const only = (service: string, pattern: RegExp) =>
    !actions.some((action) => action.startsWith(service)) ||
    resources.every((resource) => pattern.test(resource));
  return [
    ...unless(!actions.join().includes('*'), `the role of ${stage} may do actions by *`),
    ...unless(
      only('cloudformation:', new RegExp(`:stack/Sevenhands-${stage}-\\*/\\*`)),
      `the role of ${stage} changes other stacks`,
    ),
    ...unless(
      !actions.includes('iam:PassRole') ||
        Condition?.StringEquals?.['iam:PassedToService'] === 'cloudformation.amazonaws.com',
      `the role of ${stage} hands CDK's role to other services`,
    ),
    ...unless(
      only('iam:', /cdk-hnb659fds-cfn-exec-role-/),
      `the role of ${stage} hands on roles that are not CDK's`,
    ),
    ...unless(
      only('sts:', /cdk-hnb659fds-file-publishing-role-/),
      `the role of ${stage} becomes another role, which may change every stack`,
    ),
  ];
};

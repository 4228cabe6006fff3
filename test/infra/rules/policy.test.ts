import { describe, expect, test } from 'vitest';
import { addRulePacks } from '#infra/nag-rule-packs.ts';
import { stageOf } from '../synth.ts';
import { checked } from './policy.ts';

describe.each(['dev', 'prod', 'everything'] as const)('%s', (stage) => {
  // With an account, ARNs contain its number, and without one a token.
  test.each([
    ['without an account', undefined],
    ['for an account', '111122223333'],
  ])('passes both rule packs and CloudFormation’s own validation %s', (_, account) => {
    const { app, stacks } = stageOf(stage, { account });
    addRulePacks(app, stacks);
    const { findings, acknowledged } = checked(app);
    expect(findings).toEqual([]);
    for (const { reason } of acknowledged) expect(reason?.length).toBeGreaterThan(20);
  });
});

test('only a few rules have suppressed findings', () => {
  const { app, stacks } = stageOf('prod');
  addRulePacks(app, stacks);
  const rules = checked(app).acknowledged.map(({ ruleName }) => ruleName.replace(/\[.*/, ''));
  expect([...new Set(rules)].sort()).toMatchInlineSnapshot(`
    [
      "AwsSolutions-APIG2",
      "AwsSolutions-APIG3",
      "AwsSolutions-APIG4",
      "AwsSolutions-CFR1",
      "AwsSolutions-CFR3",
      "AwsSolutions-CFR4",
      "AwsSolutions-COG1",
      "AwsSolutions-COG2",
      "AwsSolutions-COG4",
      "AwsSolutions-COG8",
      "AwsSolutions-IAM4",
      "AwsSolutions-IAM5",
      "AwsSolutions-L1",
      "AwsSolutions-S1",
      "AwsSolutions-SMG4",
      "Serverless-APIGWXrayEnabled",
      "Serverless-LambdaDLQ",
      "Serverless-LambdaEventSourceMappingDestination",
      "Serverless-LambdaLatestVersion",
      "Serverless-LambdaStarPermissions",
      "Serverless-LambdaTracing",
      "Serverless-SNSRedrivePolicy",
      "Serverless-SQSRedrivePolicy",
    ]
  `);
});

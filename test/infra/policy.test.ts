import { describe, expect, test } from 'vitest';
import { addRulePacks } from '#infra/nag-suppressions.ts';
import { checked } from './policy.ts';
import { stageOf } from './synth.ts';

describe.each(['dev', 'prod', 'everything'] as const)('%s', (stage) => {
  test('passes both rule packs and CloudFormation’s own validation', () => {
    const { app, stacks } = stageOf(stage);
    addRulePacks(app, stacks);
    const { findings, acknowledged } = checked(app);
    expect(findings).toEqual([]);
    for (const { reason } of acknowledged) expect(reason?.length).toBeGreaterThan(20);
  });
});

test('what we do against a rule is a short list', () => {
  const { app, stacks } = stageOf('prod');
  addRulePacks(app, stacks);
  const rules = checked(app).acknowledged.map(({ ruleName }) => ruleName.replace(/\[.*/, ''));
  expect([...new Set(rules)].sort()).toMatchInlineSnapshot(`
    [
      "AwsSolutions-APIG2",
      "AwsSolutions-APIG3",
      "AwsSolutions-APIG4",
      "AwsSolutions-CFR1",
      "AwsSolutions-CFR4",
      "AwsSolutions-COG1",
      "AwsSolutions-COG2",
      "AwsSolutions-COG4",
      "AwsSolutions-COG8",
      "AwsSolutions-IAM4",
      "AwsSolutions-IAM5",
      "AwsSolutions-L1",
      "AwsSolutions-SMG4",
      "Serverless-LambdaDLQ",
      "Serverless-LambdaLatestVersion",
      "Serverless-LambdaTracing",
      "Serverless-SNSRedrivePolicy",
      "Serverless-SQSRedrivePolicy",
    ]
  `);
});

import { beforeAll, expect, test } from 'vitest';
import { addRulePacks } from '#infra/nag-rule-packs.ts';
import { stageOf } from '../synth.ts';
import { checked } from './policy.ts';

const foundIn = (stage: Parameters<typeof stageOf>[0], account?: string) => {
  const { app, stacks } = stageOf(stage, { account });
  addRulePacks(app, stacks);
  return checked(app);
};
let prod: ReturnType<typeof foundIn>;
beforeAll(() => {
  prod = foundIn('prod');
});
const passes = ({ findings, acknowledged }: ReturnType<typeof foundIn>) => {
  expect(findings).toEqual([]);
  for (const { reason } of acknowledged) expect(reason?.length).toBeGreaterThan(20);
};

test('prod passes both rule packs and CloudFormation’s own validation', () => passes(prod));

// With an account, ARNs contain its number, and without one a token.
const account = '111122223333';
test.each([
  ['dev', 'without an account', undefined],
  ['dev', 'for an account', account],
  ['prod', 'for an account', account],
  ['everything', 'without an account', undefined],
  ['everything', 'for an account', account],
] as const)(
  '%s passes both rule packs and CloudFormation’s own validation %s',
  { tags: 'night' },
  (stage, _, number) => passes(foundIn(stage, number)),
);

test('only a few rules have suppressed findings', () => {
  const rules = prod.acknowledged.map(({ ruleName }) => ruleName.replace(/\[.*/, ''));
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

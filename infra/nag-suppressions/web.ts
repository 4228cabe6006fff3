import { type Stack, Token } from 'aws-cdk-lib/core';
import type { Stage } from '../create-stage-stacks.ts';
import { managedPolicy, type Suppression } from './suppression.ts';

const reason = 'CDK’s own helper that copies the built files: its code and policy come from CDK.';

/** Suppressed findings about the Lambda that CDK adds to copy files to the bucket. */
export const webSuppressions = ({ web, api }: Stage): readonly Suppression[] => [
  {
    pack: 'Serverless',
    rules: ['LambdaLatestVersion', 'LambdaTracing', 'LambdaDLQ'],
    constructs: bucketDeployments(web),
    reason,
  },
  {
    pack: 'AwsSolutions',
    rules: [
      'L1',
      `IAM4[Policy::${managedPolicy('AWSLambdaBasicExecutionRole')}]`,
      ...['Abort', 'DeleteObject', 'GetBucket', 'GetObject', 'List'].map(
        (action) => `IAM5[Action::s3:${action}*]`,
      ),
      ...bucketsOf(web, api).map((bucket) => `IAM5[Resource::${bucket}/*]`),
      'IAM5[Resource::*]',
    ],
    constructs: bucketDeployments(web),
    reason,
  },
];

const bucketDeployments = (web: Stack) =>
  web.node.children.filter(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));

/** The stage's bucket and CDK's upload bucket, in the notation of cdk-nag's findings. */
const bucketsOf = (web: Stack, api: Stage['api']) => [
  JSON.stringify(web.resolve(api.distribution.files.bucketArn)),
  `arn:aws:s3:::cdk-hnb659fds-assets-${accountId(web)}-${web.region}`,
];

/** Findings spell out a known account and write `<AWS::AccountId>` for an unknown one. */
const accountId = ({ account }: Stack) =>
  Token.isUnresolved(account) ? '<AWS::AccountId>' : account;

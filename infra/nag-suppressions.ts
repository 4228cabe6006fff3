import { type App, type Stack, Validations } from 'aws-cdk-lib/core';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { operations } from '#shared/contract/index.ts';
import type { Stage } from './build-stage.ts';

/** One thing we do on purpose although a rule frowns on it. */
type Acknowledgement = {
  readonly pack: 'AwsSolutions' | 'Serverless';
  readonly rules: readonly string[];
  readonly where: readonly IConstruct[];
  readonly reason: string;
};

/** Checks everything that is synthesised against two rule packs; only what is acknowledged below, with its reason, passes. */
export const checkPolicy = (app: App, stage: Stage) => {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  // A finding names a resource of another stack by an output that exists only once references are resolved.
  stage.web.node.addValidation({
    validate: () => {
      for (const one of acknowledgements(stage)) acknowledge(one);
      return [];
    },
  });
};

const acknowledge = ({ pack, rules, where, reason }: Acknowledgement) => {
  for (const construct of where)
    for (const rule of rules)
      Validations.of(construct).acknowledge({ id: `${pack}::${pack}-${rule}`, reason });
};

const acknowledgements = ({
  data,
  auth,
  api,
  web,
  monitoring,
}: Stage): readonly Acknowledgement[] => [
  {
    pack: 'AwsSolutions',
    rules: ['IAM5[Resource::*]'],
    where: [auth, api],
    reason: 'Only for xray:PutTraceSegments and PutTelemetryRecords, which know no resources.',
  },
  {
    pack: 'Serverless',
    rules: ['LambdaDLQ'],
    where: [auth, ...Object.values(api.lambdas)],
    reason: 'Called by API Gateway or Cognito, who wait for the answer: there is no lost event.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['SMG4'],
    where: [data],
    reason:
      'Keys of other companies: they are changed at those companies, then with npm run secrets.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['COG1'],
    where: [auth],
    reason:
      'Six characters are the product’s promise; a strength hint and Cognito’s throttle stand beside it.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['COG2'],
    where: [auth],
    reason: 'An authenticator app is offered, not forced on owners of small businesses.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['COG8'],
    where: [auth],
    reason: 'The Plus plan is billed for each user; Essentials has what we use.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['APIG2'],
    where: [api.rest],
    reason:
      'Every handler parses what came in with the schema of the contract, before anything else.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['APIG3'],
    where: [api.rest],
    reason: 'The firewall stands before CloudFront; the API itself throttles every route.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['APIG4', 'COG4'],
    where: openMethods(api),
    reason:
      'The contract opens this route to anyone: it is throttled, and the webhook checks a signature.',
  },
  {
    pack: 'AwsSolutions',
    rules: [`IAM4[Policy::${managed('AmazonAPIGatewayPushToCloudWatchLogs')}]`],
    where: [api.rest],
    reason: 'The policy AWS documents for the log role of API Gateway.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['CFR1'],
    where: [api.distribution],
    reason: 'Owners may live anywhere.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['CFR2'],
    where: [api.distribution],
    reason: 'The firewall is a switch of the stage; it is on in prod and costs too much for dev.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['CFR4'],
    where: [api.distribution],
    reason:
      'Without a domain of its own a stage is served under CloudFront’s name and certificate.',
  },
  {
    pack: 'Serverless',
    rules: ['SQSRedrivePolicy'],
    where: [api.jobs],
    reason: 'This is the dead-letter queue; a message in it rings an alarm.',
  },
  {
    pack: 'Serverless',
    rules: ['SNSRedrivePolicy'],
    where: [monitoring],
    reason: 'A mail subscription; the alarm stays visible in CloudWatch when a mail is lost.',
  },
  {
    pack: 'Serverless',
    rules: ['LambdaLatestVersion', 'LambdaTracing', 'LambdaDLQ'],
    where: publisher(web),
    reason: cdkOwned,
  },
  {
    pack: 'AwsSolutions',
    rules: [
      'L1',
      `IAM4[Policy::${managed('AWSLambdaBasicExecutionRole')}]`,
      ...['Abort', 'DeleteObject', 'GetBucket', 'GetObject', 'List'].map(
        (action) => `IAM5[Action::s3:${action}*]`,
      ),
      ...bucketsOf(web, api).map((bucket) => `IAM5[Resource::${bucket}/*]`),
      'IAM5[Resource::*]',
    ],
    where: publisher(web),
    reason: cdkOwned,
  },
];

const cdkOwned = 'CDK’s own helper that copies the built files: its code and policy come from CDK.';

const managed = (name: string) => `arn:<AWS::Partition>:iam::aws:policy/service-role/${name}`;

const publisher = (web: Stack) =>
  web.node.children.filter(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));

const openMethods = (api: Stage['api']) => {
  const open = operations.filter(({ route }) => route.access === 'anyone');
  const ends = open.map(({ route: { path, method } }) => `/api${path}/${method}`);
  return api.node.findAll().filter(({ node }) => ends.some((end) => node.path.endsWith(end)));
};

/** The bucket of our files and the one CDK uploads to, the way the rules write them. */
const bucketsOf = (web: Stack, api: Stage['api']) => [
  JSON.stringify(web.resolve(api.distribution.files.bucketArn)),
  `arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${web.region}`,
];

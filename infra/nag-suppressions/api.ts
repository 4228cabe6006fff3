import { addresses } from '#shared/contract/index.ts';
import type { Stage } from '../create-stage-stacks.ts';
import { managedPolicy, type Suppression } from './suppression.ts';

/** Suppressed findings about the API, the Lambdas and their queues and topics. */
export const apiSuppressions = ({
  auth,
  api,
  jobs,
  monitoring,
  edgeMonitoring,
}: Stage): readonly Suppression[] => [
  {
    pack: 'AwsSolutions',
    rules: ['IAM5[Resource::*]'],
    constructs: [auth, api, jobs],
    reason:
      'Only for xray:PutTraceSegments, PutTelemetryRecords and ses:GetAccount, which cannot be limited to resources.',
  },
  {
    pack: 'Serverless',
    rules: ['LambdaStarPermissions'],
    constructs: [auth, api, jobs],
    reason:
      'The same rights, in a role that holds them itself: a policy beside each role would break the limit of 500 resources.',
  },
  {
    pack: 'Serverless',
    rules: ['LambdaDLQ'],
    constructs: [auth, ...Object.values(api.lambdas)],
    reason: 'Called synchronously by API Gateway or Cognito, so no event can be lost.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['APIG2'],
    constructs: [api.rest],
    reason: 'Every handler validates its input with the schema of the contract before it runs.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['APIG3'],
    constructs: [api.rest],
    reason: 'The firewall is attached to CloudFront; the API itself throttles every route.',
  },
  {
    pack: 'Serverless',
    rules: ['APIGWXrayEnabled'],
    constructs: [api.rest],
    reason:
      'A trace of the gateway would keep whole addresses, with the secrets of calendars and mail links in them.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['APIG4', 'COG4'],
    constructs: publicMethods(api),
    reason:
      'The contract opens this route to anyone: it is throttled, and the webhook checks a signature.',
  },
  {
    pack: 'AwsSolutions',
    rules: [`IAM4[Policy::${managedPolicy('AmazonAPIGatewayPushToCloudWatchLogs')}]`],
    constructs: [api.rest],
    reason: 'The policy AWS documents for the log role of API Gateway.',
  },
  {
    pack: 'AwsSolutions',
    rules: [`IAM4[Policy::${managedPolicy('AWSCodeDeployRoleForLambdaLimited')}]`],
    constructs: [api],
    reason: 'The policy AWS documents for moving an alias of a Lambda gradually.',
  },
  {
    pack: 'Serverless',
    rules: ['SQSRedrivePolicy'],
    constructs: [jobs.deadLetters],
    reason: 'This is the dead-letter queue; a message in it raises an alarm.',
  },
  {
    pack: 'Serverless',
    rules: ['SNSRedrivePolicy'],
    constructs: [monitoring, edgeMonitoring],
    reason: 'A mail subscription; the alarm stays visible in CloudWatch if a mail is lost.',
  },
];

/** The API Gateway methods of routes that need no access token. */
const publicMethods = (api: Stage['api']) => {
  const paths = addresses
    .filter(({ route }) => route.access === 'anyone')
    .map(({ address, route: { method } }) => `${address}/${method}`);
  return api.node.findAll().filter(({ node }) => paths.some((path) => node.path.endsWith(path)));
};

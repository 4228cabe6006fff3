import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { contract, operations, protocols } from '#shared/contract/index.ts';
import { defaultBodyLimit } from '#shared/contract/route.ts';
import { sharePath } from '#shared/web-paths.ts';
import {
  codeMailLimit,
  codeMailOperations,
  type FirewallAnswer,
  firewallAnswers,
  networkLimits,
} from '../firewall-settings.ts';

/** Counts, and keeps no samples: those show addresses with their secrets, and access tokens. */
const visible = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

/** The name of the firewall of a stage, also in its metrics; that of the user pool ends in `-sign-in`. */
export const firewallName = (stage: string) => `sevenhands-${stage}`;

/** The rules that count the requests of an address, by their names in metrics. */
export const rules = {
  distribution: { api: 'too-many-requests', files: 'too-many-files', large: 'too-many-large' },
  pool: { all: 'too-many-requests', codes: 'too-many-codes' },
} as const;

const managed = (priority: number, name: string) => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
  visibilityConfig: visible(name),
});

const plain = [{ priority: 0, type: 'NONE' }];

const exactly = (path: string) => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'EXACTLY',
    searchString: path,
    textTransformations: plain,
  },
});

/** The path of a route, whatever stands for what is variable in it. */
const ofRoute = (path: string) =>
  path.includes('{')
    ? {
        regexMatchStatement: {
          fieldToMatch: { uriPath: {} },
          regexString: `^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`,
          textTransformations: plain,
        },
      }
    : exactly(`/api${path}`);

/** The payment provider's events: they come from few addresses, in bursts, and may be large; their signature is checked. */
const fromStripe = exactly(`/api${contract.billing.webhook.path}`);

/** Where owners send photos and recordings: the routes that take more than a firewall reads. The API counts what they are sent. */
const ofPhotosAndSound = operations
  .filter(({ route }) => route.bodyLimit !== undefined)
  .map(({ route }) => ofRoute(route.path));

/** What is shared by a browser without the service worker, pictures too: CloudFront answers it and hands it to nobody. */
const shared = exactly(sharePath);

const below = (path: string) => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path,
    textTransformations: plain,
  },
});

const ofApi = below('/api/');

/** Apps call from the few addresses of their makers, for many owners; each owner has a limit of their own. */
const ofApps = [protocols.mcp.call, protocols.oauth.token].map(({ path }) => exactly(path));

/** Calendar addresses: one provider fetches those of many owners from few addresses; each calendar address has a limit of its own. */
const ofCalendars = below('/api/calendar/');

/** Answers in place of what is behind the firewall, so that the app and people understand it. */
const answerWith = (answer: FirewallAnswer) => ({
  block: {
    customResponse: {
      responseCode: firewallAnswers[answer].status,
      customResponseBodyKey: answer,
      responseHeaders: [{ name: 'cache-control', value: 'no-store' }],
    },
  },
});

const contentTypes = { 'application/json': 'APPLICATION_JSON', 'text/html': 'TEXT_HTML' } as const;
const customResponseBodies = Object.fromEntries(
  Object.entries(firewallAnswers).map(([answer, { type, body }]) => [
    answer,
    { contentType: contentTypes[type], content: body },
  ]),
);

type RateRule = {
  readonly name: string;
  readonly limit: number;
  readonly priority: number;
  readonly seconds?: number;
  readonly action?: object;
  readonly of?: object;
};

/** Blocks an address that sends more requests in the given time, a minute unless said otherwise. */
const tooMany = ({
  name,
  limit,
  priority,
  seconds = 60,
  action = { block: {} },
  of,
}: RateRule) => ({
  name,
  priority,
  action,
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: seconds,
      aggregateKeyType: 'IP',
      ...(of && { scopeDownStatement: of }),
    },
  },
  visibilityConfig: visible(name),
});

/** More than 64 KB, which is all a firewall reads; most routes of the API accept no more either. */
const largeBody = {
  sizeConstraintStatement: {
    fieldToMatch: { body: { oversizeHandling: 'MATCH' } },
    comparisonOperator: 'GT',
    size: defaultBodyLimit,
    textTransformations: plain,
  },
};

const either = (statements: object[]) => ({ orStatement: { statements } });
const not = (statement: object) => ({ notStatement: { statement } });
const both = (statements: object[]) => ({ andStatement: { statements } });

/** The firewall in front of pages and API. It has to be in us-east-1. */
export const distributionFirewall = (scope: Construct, stage: string) =>
  new CfnWebACL(scope, 'Firewall', {
    name: firewallName(stage),
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible(firewallName(stage)),
    customResponseBodies,
    associationConfig: { requestBody: { CLOUDFRONT: { defaultSizeInspectionLimit: 'KB_64' } } },
    // The common rule set is left out: it takes an owner's pasted price list or HTML for an attack.
    rules: [
      managed(1, 'AWSManagedRulesAmazonIpReputationList'),
      managed(2, 'AWSManagedRulesKnownBadInputsRuleSet'),
      tooMany({
        name: rules.distribution.api,
        limit: networkLimits.api,
        priority: 3,
        action: answerWith('api'),
        of: both([ofApi, not(either([fromStripe, ofCalendars]))]),
      }),
      tooMany({
        name: rules.distribution.files,
        limit: networkLimits.files,
        priority: 4,
        action: answerWith('page'),
        of: not(either([ofApi, ...ofApps])),
      }),
      {
        name: 'body-too-large',
        priority: 5,
        action: answerWith('body'),
        statement: both([largeBody, not(either([fromStripe, shared, ...ofPhotosAndSound]))]),
        visibilityConfig: visible('body-too-large'),
      },
      // An owner asks twenty questions a minute at most, and several may share an address.
      tooMany({
        name: rules.distribution.large,
        limit: networkLimits.large,
        priority: 6,
        action: answerWith('api'),
        of: either(ofPhotosAndSound),
      }),
    ],
  });

/** The operations of the user pool that mail a code, by the header that names the operation. */
const ofCodeMails = either(
  codeMailOperations.map((operation) => ({
    byteMatchStatement: {
      fieldToMatch: { singleHeader: { Name: 'x-amz-target' } },
      positionalConstraint: 'ENDS_WITH',
      searchString: `.${operation}`,
      textTransformations: plain,
    },
  })),
);

/**
 * The firewall in front of the user pool, which browsers call past the distribution. The pool answers a blocked call with an
 * error of its own, `ForbiddenException`.
 */
export const poolFirewall = (scope: Construct, stage: string) =>
  new CfnWebACL(scope, 'PoolFirewall', {
    name: `${firewallName(stage)}-sign-in`,
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    visibilityConfig: visible(`${firewallName(stage)}-sign-in`),
    rules: [
      managed(1, 'AWSManagedRulesAmazonIpReputationList'),
      tooMany({ name: rules.pool.all, limit: networkLimits.api, priority: 2 }),
      tooMany({
        name: rules.pool.codes,
        limit: codeMailLimit,
        seconds: 300,
        priority: 3,
        of: ofCodeMails,
      }),
    ],
  });

import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { contract, operations } from '#shared/contract/index.ts';
import { usualBodyLimit } from '#shared/contract/route.ts';
import { sharePath } from '#shared/web-paths.ts';

const visible = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

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

/** The payment provider's events: they come from few addresses, in bursts, and may be large; their signature is checked. */
const fromStripe = exactly(`/api${contract.billing.webhook.path}`);

/** Where owners send photos and recordings: the routes that take more than a firewall reads. The API counts what they are sent. */
const ofPhotosAndSound = operations
  .filter(({ route }) => route.bodyLimit !== undefined)
  .map(({ route }) => exactly(`/api${route.path}`));

/** What is shared by a browser without the service worker, pictures too: CloudFront answers it and hands it to nobody. */
const shared = exactly(sharePath);

/** Calendar addresses: one provider fetches those of many owners from few addresses; each calendar address has a limit of its own. */
const ofCalendars = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: '/api/calendar/',
    textTransformations: plain,
  },
};

/** Blocks an address that sends more requests a minute. */
const tooMany = (name: string, limit: number, priority: number, scopeDown?: object) => ({
  name,
  priority,
  action: { block: {} },
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: 60,
      aggregateKeyType: 'IP',
      ...(scopeDown && { scopeDownStatement: scopeDown }),
    },
  },
  visibilityConfig: visible(name),
});

/** At most 300 requests a minute, far below what the stage allows all callers together. */
const tooManyRequests = (priority: number, scopeDown?: object) =>
  tooMany('too-many-requests', 300, priority, scopeDown);

/** More than 64 KB, which is all a firewall reads; most routes of the API accept no more either. */
const largeBody = {
  sizeConstraintStatement: {
    fieldToMatch: { body: { oversizeHandling: 'MATCH' } },
    comparisonOperator: 'GT',
    size: usualBodyLimit,
    textTransformations: plain,
  },
};

/** The firewall in front of pages and API. It has to be in us-east-1. */
export const distributionFirewall = (scope: Construct, stage: string) =>
  new CfnWebACL(scope, 'Firewall', {
    name: `sevenhands-${stage}`,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible('all'),
    associationConfig: { requestBody: { CLOUDFRONT: { defaultSizeInspectionLimit: 'KB_64' } } },
    // The common rule set is left out: it takes an owner's pasted price list or HTML for an attack.
    rules: [
      managed(1, 'AWSManagedRulesAmazonIpReputationList'),
      managed(2, 'AWSManagedRulesKnownBadInputsRuleSet'),
      tooManyRequests(3, {
        notStatement: { statement: { orStatement: { statements: [fromStripe, ofCalendars] } } },
      }),
      {
        name: 'body-too-large',
        priority: 4,
        action: { block: {} },
        statement: {
          andStatement: {
            statements: [
              largeBody,
              {
                notStatement: {
                  statement: {
                    orStatement: { statements: [fromStripe, shared, ...ofPhotosAndSound] },
                  },
                },
              },
            ],
          },
        },
        visibilityConfig: visible('body-too-large'),
      },
      // An owner asks twenty questions a minute at most, and several may share an address.
      tooMany('too-many-large', 120, 5, { orStatement: { statements: ofPhotosAndSound } }),
    ],
  });

/** The firewall in front of the user pool, which browsers call past the distribution. */
export const poolFirewall = (scope: Construct, stage: string) =>
  new CfnWebACL(scope, 'PoolFirewall', {
    name: `sevenhands-${stage}-sign-in`,
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    visibilityConfig: visible('sign-in'),
    rules: [managed(1, 'AWSManagedRulesAmazonIpReputationList'), tooManyRequests(2)],
  });

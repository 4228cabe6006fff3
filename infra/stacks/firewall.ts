import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

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

/** The payment provider's events: they come from few addresses, in bursts, and may be large; their signature is checked. */
const fromStripe = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'EXACTLY',
    searchString: '/api/stripe/webhook',
    textTransformations: plain,
  },
};

/** Calendar addresses: one provider fetches those of many owners from few addresses; each calendar address has a limit of its own. */
const ofCalendars = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: '/api/calendar/',
    textTransformations: plain,
  },
};

/** Blocks an address that sends more than 300 requests a minute, far below what the stage allows all callers together. */
const tooManyRequests = (priority: number, scopeDown?: object) => ({
  name: 'too-many-requests',
  priority,
  action: { block: {} },
  statement: {
    rateBasedStatement: {
      limit: 300,
      evaluationWindowSec: 60,
      aggregateKeyType: 'IP',
      ...(scopeDown && { scopeDownStatement: scopeDown }),
    },
  },
  visibilityConfig: visible('too-many-requests'),
});

/** More than 64 KB, which is all a firewall reads; the API accepts no more either. */
const largeBody = {
  sizeConstraintStatement: {
    fieldToMatch: { body: { oversizeHandling: 'MATCH' } },
    comparisonOperator: 'GT',
    size: 64 * 1024,
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
          andStatement: { statements: [largeBody, { notStatement: { statement: fromStripe } }] },
        },
        visibilityConfig: visible('body-too-large'),
      },
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

import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { Settings } from '../stages.ts';

/** What CloudFront only takes from us-east-1: the certificate of our own name and the firewall. */
export class EdgeStack extends Stack {
  readonly certificate: Certificate | undefined;
  readonly firewallArn: string | undefined;

  constructor(scope: Construct, id: string, settings: Settings, props: StackProps) {
    super(scope, id, props);
    const { domain, switches } = settings;
    if (domain)
      this.certificate = new Certificate(this, 'Certificate', {
        domainName: domain.name,
        validation: CertificateValidation.fromDns(
          HostedZone.fromHostedZoneAttributes(this, 'Zone', {
            hostedZoneId: domain.zoneId,
            zoneName: domain.zoneName,
          }),
        ),
      });
    if (switches.firewall) this.firewallArn = this.firewall(settings.stage).attrArn;
  }

  private firewall(stage: string) {
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
    return new CfnWebACL(this, 'Firewall', {
      name: `sevenhands-${stage}`,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('all'),
      associationConfig: { requestBody: { CLOUDFRONT: { defaultSizeInspectionLimit: 'KB_64' } } },
      // The common rule set is left out: it takes an owner's pasted price list or HTML for an attack.
      rules: [
        managed(1, 'AWSManagedRulesAmazonIpReputationList'),
        managed(2, 'AWSManagedRulesKnownBadInputsRuleSet'),
        {
          name: 'too-many-requests',
          priority: 3,
          action: { block: {} },
          statement: { rateBasedStatement: { limit: 1000, aggregateKeyType: 'IP' } },
          visibilityConfig: visible('too-many-requests'),
        },
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
  }
}

const plain = [{ priority: 0, type: 'NONE' }];

/** More than 64 KB, which is all a firewall reads; the API takes no more either. */
const largeBody = {
  sizeConstraintStatement: {
    fieldToMatch: { body: { oversizeHandling: 'MATCH' } },
    comparisonOperator: 'GT',
    size: 64 * 1024,
    textTransformations: plain,
  },
};

/** The payment provider's events may be larger; their signature is checked. */
const fromStripe = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'EXACTLY',
    searchString: '/api/stripe/webhook',
    textTransformations: plain,
  },
};

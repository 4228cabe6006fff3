import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { Settings } from '../settings-of-stage.ts';
import { distributionFirewall } from './firewall.ts';

/** What CloudFront accepts from us-east-1 only: the certificate of the stage's domain and the firewall. */
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
    if (switches.firewall) this.firewallArn = distributionFirewall(this, settings.stage).attrArn;
  }
}

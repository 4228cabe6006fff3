import { EventBus } from 'aws-cdk-lib/aws-events';
import { PublicHostedZone, TxtRecord } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Settings } from '../../settings-of-stage.ts';
import { mailKinds, mailSetNameOf } from '../mail-configuration-set-names.ts';

/** The subdomain from which mails are sent in the envelope; SPF looks there, and the zone's own records stay as they are. */
const envelopeOf = (zoneName: string) => `bounce.${zoneName}`;

/**
 * What the stage needs to send mail: a configuration set for each kind, and, where the sender's domain is in the zone of the
 * stage, the domain verified with SES and its records for DKIM, SPF and DMARC. It stands before the user pool, which Cognito
 * creates only with a verified sender (docs/deploy.md).
 */
export class MailSender extends Construct {
  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id);
    const { mailFrom, domain } = settings;
    // The one bus to which the mail service reports.
    const bus = EventBus.fromEventBusName(this, 'Bus', 'default');
    for (const kind of mailKinds)
      new ConfigurationSet(this, kind, {
        configurationSetName: mailSetNameOf(settings, kind),
        reputationMetrics: true,
        sendingEnabled: true,
        suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
        tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      }).addEventDestination('Reports', {
        destination: EventDestination.eventBus(bus),
        events: [EmailSendingEvent.SEND, EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
      });
    if (!domain || mailFrom?.split('@')[1] !== domain.zoneName) return;
    const { zoneId: hostedZoneId, zoneName } = domain;
    const zone = PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', {
      hostedZoneId,
      zoneName,
    });
    new EmailIdentity(this, 'Identity', {
      identity: Identity.publicHostedZone(zone),
      mailFromDomain: envelopeOf(zoneName),
    });
    // Asks for nothing yet: a stricter policy would hit mails of the same domain that are not ours.
    new TxtRecord(this, 'Dmarc', {
      zone,
      recordName: `_dmarc.${zoneName}`,
      values: ['v=DMARC1; p=none; adkim=r; aspf=r'],
    });
  }
}

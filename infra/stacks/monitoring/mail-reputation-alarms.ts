import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Duration } from 'aws-cdk-lib/core';
import type { AlarmDefinition } from './alarm-definition.ts';

/** A share of the mails of the account, as AWS judges it. */
const reputation = (metricName: string) =>
  new Metric({
    namespace: 'AWS/SES',
    metricName,
    period: Duration.hours(1),
    statistic: Stats.MAXIMUM,
  });

/** Alarms about mails of ours that come back or are marked as unwanted, before AWS stops sending them. */
export const mailReputationAlarms: readonly AlarmDefinition[] = [
  {
    name: 'mail-bounces',
    lost: 'Nothing yet: so many mails come back that AWS may stop sending ours.',
    metric: reputation('Reputation.BounceRate'),
    // AWS looks at an account at 5% and stops it at 10%.
    above: 0.02,
  },
  {
    name: 'mail-complaints',
    lost: 'Nothing yet: so many people mark our mails as unwanted that AWS may stop sending them.',
    metric: reputation('Reputation.ComplaintRate'),
    // AWS looks at an account at 0.1% and stops it at 0.5%.
    above: 0.0005,
  },
];

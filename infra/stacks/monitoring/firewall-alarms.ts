import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Duration } from 'aws-cdk-lib/core';
import type { Settings } from '../../settings-of-stage.ts';
import { firewallName, rules } from '../firewall.ts';
import type { AlarmDefinition } from './alarm-definition.ts';
import { sumOfMetrics } from './sum-of-metrics.ts';

const often = { period: Duration.minutes(5), statistic: Stats.SUM };

/** What a firewall blocked by one of its rules. Those of CloudFront have no region. */
const blocked = (webAcl: string, rule: string, region?: string) =>
  new Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    dimensionsMap: { WebACL: webAcl, Rule: rule, ...(region && { Region: region }) },
    ...often,
  });

/** Requests that the firewall before pages and API blocks because there are too many of them. */
export const requestsBlocked = ({ stage }: Settings): AlarmDefinition => ({
  name: 'firewall-blocks',
  lost: 'People read "Too many requests are coming from your network", or somebody floods the product.',
  metric: sumOfMetrics(
    Object.values(rules.distribution).map((rule) => blocked(firewallName(stage), rule)),
    'Blocked requests',
  ),
  above: 500,
});

/** Sign-ups, sign-ins and mails with codes that the firewall before the user pool blocks. */
export const codesBlocked = ({ stage, region }: Settings): AlarmDefinition => ({
  name: 'sign-in-blocks',
  lost: 'People of one network cannot sign up or in, or somebody tries to make us mail codes.',
  metric: sumOfMetrics(
    Object.values(rules.pool).map((rule) =>
      blocked(`${firewallName(stage)}-sign-in`, rule, region),
    ),
    'Blocked sign-ins',
  ),
  above: 100,
});

import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnHealthCheck } from 'aws-cdk-lib/aws-route53';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { contract } from '#shared/contract/index.ts';
import type { Settings } from '../settings-of-stage.ts';
import type { ApiStack } from './api.ts';
import { VisitLog } from './edge-monitoring/visit-log.ts';
import type { AlarmDefinition } from './monitoring/alarm-definition.ts';
import { AlarmTopic } from './monitoring/alarm-topic.ts';
import { requestsBlocked } from './monitoring/firewall-alarms.ts';

/** What AWS tells in us-east-1 only, whatever the region of a stage: visits, failures of the distribution, and a probe from outside. */
export class EdgeMonitoringStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    settings: Settings,
    { api, ...props }: StackProps & { readonly api: ApiStack },
  ) {
    super(scope, id, props);
    this.addStackDependency(api);
    const { distributionId, distributionDomainName } = api.distribution.distribution;
    new VisitLog(this, 'Visits', { settings, distributionId });
    const topic = new AlarmTopic(this, 'Alarms', settings);
    topic.alarm(pagesFail(distributionId));
    if (settings.switches.firewall) topic.alarm(requestsBlocked(settings));
    // The probe costs as much as a quiet stage, and nobody waits for one without customers.
    if (settings.keepsData)
      topic.alarm(this.unreachable(settings.domain?.name ?? distributionDomainName));
  }

  /** Asks from three parts of the world, twice a minute, whether the API answers through the distribution. */
  private unreachable(fullyQualifiedDomainName: string): AlarmDefinition {
    const probe = new CfnHealthCheck(this, 'Probe', {
      healthCheckConfig: {
        type: 'HTTPS',
        fullyQualifiedDomainName,
        resourcePath: `/api${contract.health.get.path}`,
        port: 443,
        enableSni: true,
        requestInterval: 30,
        failureThreshold: 3,
        regions: ['us-east-1', 'us-west-2', 'eu-west-1'],
      },
    });
    return {
      name: 'unreachable',
      lost: 'Nobody reaches the product: it does not answer requests from outside.',
      metric: new Metric({
        namespace: 'AWS/Route53',
        metricName: 'HealthCheckStatus',
        dimensionsMap: { HealthCheckId: probe.attrHealthCheckId },
        period: Duration.minutes(1),
        statistic: 'Minimum',
      }),
      below: 1,
      times: 2,
    };
  }
}

const pagesFail = (distributionId: string): AlarmDefinition => ({
  name: 'pages-fail',
  lost: 'Pages and the API answer visitors with errors before our own code is asked.',
  metric: new Metric({
    namespace: 'AWS/CloudFront',
    metricName: '5xxErrorRate',
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
    period: Duration.minutes(5),
    statistic: 'Average',
  }),
  above: 5,
  times: 2,
});

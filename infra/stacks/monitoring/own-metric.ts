import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Duration } from 'aws-cdk-lib/core';
import type { MetricName } from '#functions/lib/metrics.ts';

/** What our Lambdas count themselves, on a stage. */
export const ownMetric = (stage: string, metricName: MetricName, period = Duration.minutes(5)) =>
  new Metric({
    namespace: 'Sevenhands',
    metricName,
    dimensionsMap: { service: 'sevenhands', stage },
    period,
    statistic: Stats.SUM,
  });

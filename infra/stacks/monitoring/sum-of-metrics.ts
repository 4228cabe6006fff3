import { MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Duration } from 'aws-cdk-lib/core';

/** The sum of metrics of which some may have no data: a sum without FILL has none as soon as one of them has none. */
export const sumOfMetrics = (metrics: readonly Metric[], label: string) =>
  new MathExpression({
    label,
    expression: metrics.map((_, nth) => `FILL(m${nth}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(metrics.map((metric, nth) => [`m${nth}`, metric])),
    period: Duration.minutes(5),
  });

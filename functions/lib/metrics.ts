import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { config } from './config.ts';

/** The namespace alarms look into. */
export const metricNamespace = 'Sevenhands';

/** What is counted besides what the cloud counts by itself. */
export type Counted =
  | 'WebhookRefused'
  | 'WebhookForeign'
  | 'TwoSubscriptions'
  | 'ReconcileMended'
  | 'ReconcileFailed'
  | 'MailFailed';

const metrics = new Metrics({
  namespace: metricNamespace,
  serviceName: 'sevenhands',
  defaultDimensions: { stage: config.STAGE },
});

/** Adds to a count that people watch; it travels with the logs and costs no request. */
export const count = (name: Counted, by = 1) => {
  metrics.singleMetric().addMetric(name, MetricUnit.Count, by);
};

import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { ScheduledJob, scheduledJobs } from '#shared/domain/admin/scheduled-jobs.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { config } from './config.ts';

/** The CloudWatch namespace of the product's metrics. */
export const metricNamespace = 'Sevenhands';

/** What a job of the clock counts when it ended well. */
export type JobSuccess = (typeof scheduledJobs)[ScheduledJob]['success'];

/** Metrics the code counts in addition to those of the AWS services. */
export type MetricName =
  | JobSuccess
  | 'WebhookRefused'
  | 'WebhookForeign'
  | 'TwoSubscriptions'
  | 'ReconcileCorrected'
  | 'ReconcileFailed'
  | 'MailFailed'
  | 'SyncFailed'
  | 'SyncShapeUnknown'
  | 'SyncOverBudget'
  | 'ConnectionStopped'
  | 'ProviderEventForged'
  | 'ModelMicrodollars';

/** Metrics that are counted for each provider that owners can connect. */
export type ProviderMetricName = 'ConnectionFailures' | 'WebhooksLate';

const metrics = new Metrics({
  namespace: metricNamespace,
  serviceName: 'sevenhands',
  defaultDimensions: { stage: config.STAGE },
});

/** Adds to a metric; it is written to the log in the embedded metric format, without a request. */
export const count = (name: MetricName, by = 1) => {
  metrics.singleMetric().addMetric(name, MetricUnit.Count, by);
};

/** Adds one to a metric of a provider. */
export const countOf = (provider: ProviderId, name: ProviderMetricName) => {
  metrics.singleMetric().addDimension('provider', provider).addMetric(name, MetricUnit.Count, 1);
};

import { MathExpression, type Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Duration } from 'aws-cdk-lib/core';
import type { AuthStack } from '../auth.ts';
import type { AlarmDefinition } from './alarm-definition.ts';
import type { LogMetrics } from './log-metrics.ts';
import type { MonitoredResources } from './monitored-resources.ts';
import { ownMetric } from './own-metric.ts';

const often = { period: Duration.minutes(5), statistic: Stats.SUM };

/** A failure we answered for is in the log; one that took the Lambda down with it is only counted by the cloud. */
const added = (one: Metric, other: Metric) =>
  new MathExpression({
    expression: 'FILL(one, 0) + FILL(other, 0)',
    usingMetrics: { one, other },
    label: 'Failures',
  });

type Parts = {
  readonly stage: string;
  readonly resources: MonitoredResources;
  readonly logged: LogMetrics;
};

/** Alarms about what fails for the people who use a stage: requests, outside services and mail, sign-ups, jobs and deletions. */
export const productFailureAlarms = (
  stage: string,
  resources: MonitoredResources,
  logged: LogMetrics,
): readonly AlarmDefinition[] => {
  const parts = { stage, resources, logged };
  return [...requests(parts), ...outsideServices(parts), ...foundations(parts)];
};

const requests = ({ resources: { api }, logged }: Parts): AlarmDefinition[] => [
  {
    name: 'chat-fails',
    lost: 'Owners ask a question and get no answer.',
    metric: added(logged.sum('ChatFailures'), api.lambdas.chat.metricErrors(often)),
    above: 2,
  },
  {
    name: 'chat-slow',
    lost: 'Owners look at an empty answer for more than ten seconds.',
    metric: logged.metric('FirstWordMs', { period: Duration.minutes(5), statistic: 'p90' }),
    above: Duration.seconds(10).toMilliseconds(),
    times: 3,
  },
  {
    name: 'api-fails',
    lost: 'Pages show "Something broke on our side" instead of what owners came for.',
    metric: api.rest.metricServerError(often),
    above: 5,
    times: 2,
  },
  {
    name: 'payments-fail',
    lost: 'Somebody pays and does not get their plan, or cannot pay at all.',
    metric: added(logged.sum('PaymentFailures'), api.lambdas.billing.metricErrors(often)),
    above: 0,
  },
];

const outsideServices = ({ stage }: Parts): AlarmDefinition[] => [
  {
    name: 'webhook-refused',
    lost: 'Payment events are turned away, so plans stay as they were until the nightly check.',
    metric: ownMetric(stage, 'WebhookRefused'),
    above: 3,
    times: 2,
  },
  {
    name: 'two-subscriptions',
    lost: 'A customer pays for two subscriptions at once.',
    metric: ownMetric(stage, 'TwoSubscriptions'),
    above: 0,
  },
  {
    name: 'reconcile-failed',
    lost: 'Some customers could not be compared with the payment provider; their plan may be wrong.',
    metric: ownMetric(stage, 'ReconcileFailed'),
    above: 0,
  },
  {
    name: 'sync-shape-unknown',
    lost: 'A provider answers in a shape the product does not know; nothing of it is read.',
    metric: ownMetric(stage, 'SyncShapeUnknown'),
    above: 0,
  },
  {
    name: 'syncs-fail',
    lost: 'Connected accounts of several owners are not read, so payments arrive late.',
    metric: ownMetric(stage, 'SyncFailed'),
    above: 20,
    times: 3,
  },
  {
    name: 'provider-events-forged',
    lost: 'Events of a provider are turned away: the verifier token is wrong, or somebody makes them up.',
    metric: ownMetric(stage, 'ProviderEventForged'),
    above: 10,
    times: 2,
  },
  {
    name: 'mail-fails',
    lost: 'Owners do not get mails they wait for, such as the one after a purchase.',
    metric: ownMetric(stage, 'MailFailed'),
    above: 2,
  },
];

/** A trigger refuses a sign-up by failing, which strangers can make it do at will: refusals are taken off. */
const signUpFailures = ({ preSignUp, postConfirmation }: AuthStack, refused: Metric) =>
  new MathExpression({
    expression: 'FILL(before, 0) - FILL(refused, 0) + FILL(after, 0)',
    usingMetrics: {
      before: preSignUp.metricErrors(often),
      refused,
      after: postConfirmation.metricErrors(often),
    },
    label: 'Failures',
  });

const foundations = ({ resources: { data, auth, jobs }, logged }: Parts): AlarmDefinition[] => [
  {
    name: 'sign-up-fails',
    lost: 'New customers cannot sign up, or land without an account.',
    metric: signUpFailures(auth, logged.sum('SignUpsRefused')),
    above: 0,
  },
  {
    name: 'job-gave-up',
    lost: 'A job that runs by itself failed three times: reminders, refunds or plan checks are missing.',
    metric: jobs.deadLetters.metricApproximateNumberOfMessagesVisible(often),
    above: 0,
  },
  {
    name: 'sync-gave-up',
    lost: 'A connected account could not be read for a reason nobody foresaw; its owner sees old figures.',
    metric: data.syncs.deadLetters.metricApproximateNumberOfMessagesVisible(often),
    above: 0,
  },
  {
    name: 'deletion-stuck',
    lost: 'Somebody wants to leave and their data is still here: the deletion failed for a day and a half.',
    metric: data.deletions.deadLetters.metricApproximateNumberOfMessagesVisible(often),
    above: 0,
  },
];

import {
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { planIds } from '#shared/domain/plan/plans.ts';
import type { Settings } from '../../settings-of-stage.ts';
import type { LogMetrics } from './log-metrics.ts';
import { modelCosts } from './model-costs.ts';
import type { MonitoredResources } from './monitored-resources.ts';
import { ownMetric } from './own-metric.ts';

type Context = {
  readonly stage: string;
  readonly openai: Settings['openai'];
  readonly resources: MonitoredResources;
  readonly logged: LogMetrics;
};

const hourly = Duration.hours(1);
const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 8 });

/** One page that shows, from top to bottom: can owners ask, can they pay, can they sign in, what does it cost. */
export const dashboard = (
  scope: Construct,
  { stage, openai }: Settings,
  resources: MonitoredResources,
  logged: LogMetrics,
) => {
  const context = { stage, openai, resources, logged };
  const title = new TextWidget({
    markdown: `# Sevenhands ${stage}\nWhat each alarm means: docs/runbooks`,
    width: 24,
    height: 2,
  });
  new Dashboard(scope, 'Dashboard', {
    dashboardName: `sevenhands-${stage}`,
    widgets: [
      [title],
      questions(context),
      tokens(context),
      payments(context),
      requests(context),
      background(context),
    ],
  });
};

const questions = ({ resources, logged }: Context) => {
  const { chat } = resources.api.lambdas;
  return [
    graph(
      'Questions',
      [chat.metricInvocations()],
      [logged.sum('ChatFailures'), logged.sum('ProviderFailures')],
    ),
    graph('An answer takes, ms', [
      chat.metricDuration({ statistic: 'p50' }),
      chat.metricDuration({ statistic: 'p90' }),
    ]),
    graph('The first word comes after, ms', [
      logged.metric('FirstWordMs', { statistic: 'p50', label: 'p50' }),
      logged.metric('FirstWordMs', { statistic: 'p90', label: 'p90' }),
    ]),
  ];
};

const tokens = ({ openai, logged }: Context) => {
  const plans = (figure: 'TokensIn' | 'TokensCached' | 'TokensOut') =>
    planIds.map((plan) =>
      logged.metric(figure, {
        dimensionsMap: { plan },
        period: hourly,
        statistic: 'Sum',
        label: plan,
      }),
    );
  return [
    graph('Tokens of questions, by plan', plans('TokensIn')),
    graph('Tokens of answers, by plan', plans('TokensOut')),
    graph('Dollars a day for the model, by plan', modelCosts(logged, openai.prices)),
  ];
};

const payments = ({ stage, resources, logged }: Context) => {
  const { billing } = resources.api.lambdas;
  return [
    graph('Payment requests', [billing.metricInvocations()], [logged.sum('PaymentFailures')]),
    graph('Payment events', [
      logged.sum('WebhookTaken', hourly),
      ownMetric(stage, 'WebhookRefused', hourly),
      ownMetric(stage, 'WebhookForeign', hourly),
      ownMetric(stage, 'TwoSubscriptions', hourly),
    ]),
    graph('Plan checks', [
      ownMetric(stage, 'ReconcileCorrected', hourly),
      ownMetric(stage, 'ReconcileFailed', hourly),
    ]),
  ];
};

const requests = ({ resources: { data, auth, api } }: Context) => {
  const cognito = (metricName: string) =>
    new Metric({
      namespace: 'AWS/Cognito',
      metricName,
      dimensionsMap: {
        UserPool: auth.pool.userPoolId,
        UserPoolClient: auth.client.userPoolClientId,
      },
      period: hourly,
      statistic: 'Sum',
    });
  return [
    graph(
      'Sign-ups and sign-ins',
      [cognito('SignUpSuccesses'), cognito('SignInSuccesses')],
      [auth.preSignUp.metricErrors(), auth.postConfirmation.metricErrors()],
    ),
    graph('Requests and refusals', [
      api.rest.metricCount(),
      api.rest.metricClientError(),
      api.rest.metricServerError(),
    ]),
    graph('Table units', [
      data.table.metricConsumedReadCapacityUnits(),
      data.table.metricConsumedWriteCapacityUnits(),
    ]),
  ];
};

const background = ({ stage, resources: { jobs }, logged }: Context) => [
  graph(
    'Jobs',
    Object.values(jobs.lambdas).map((fn) => fn.metricInvocations()),
    [jobs.deadLetters.metricApproximateNumberOfMessagesVisible()],
  ),
  graph('Mails that did not go out', [ownMetric(stage, 'MailFailed', hourly)]),
  graph('Questions refused and given back', [
    logged.sum('LimitReached', hourly),
    logged.sum('HelperLocked', hourly),
    logged.sum('TooFast', hourly),
    logged.sum('GivenBackAtOnce', hourly),
    logged.sum('GivenBack', hourly),
  ]),
];

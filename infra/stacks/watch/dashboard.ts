import { Dashboard, GraphWidget, type IMetric, TextWidget } from 'aws-cdk-lib/aws-cloudwatch';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { Watched } from '../watch.ts';
import { counted } from './alerts.ts';

/** One page that answers, from top to bottom: can owners ask, can they pay, can they come in, what does it cost. */
export const dashboard = (scope: Construct, stage: string, { data, auth, api }: Watched) => {
  const { chat, billing } = api.lambdas;
  const hourly = Duration.hours(1);
  const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
    new GraphWidget({ title, left, right, width: 8 });
  new Dashboard(scope, 'Dashboard', {
    dashboardName: `sevenhands-${stage}`,
    widgets: [
      [
        new TextWidget({
          markdown: `# Sevenhands ${stage}\nWhat each alarm means: docs/runbooks`,
          width: 24,
          height: 2,
        }),
      ],
      [
        graph('Questions', [chat.metricInvocations()], [chat.metricErrors()]),
        graph('An answer takes, ms', [
          chat.metricDuration({ statistic: 'p50' }),
          chat.metricDuration({ statistic: 'p90' }),
        ]),
        graph('Requests and refusals', [
          api.rest.metricCount(),
          api.rest.metricClientError(),
          api.rest.metricServerError(),
        ]),
      ],
      [
        graph('Payment requests', [billing.metricInvocations()], [billing.metricErrors()]),
        graph('Payment events', [
          counted(stage, 'WebhookRefused', hourly),
          counted(stage, 'WebhookForeign', hourly),
          counted(stage, 'TwoSubscriptions', hourly),
        ]),
        graph('Plan checks', [
          counted(stage, 'ReconcileMended', hourly),
          counted(stage, 'ReconcileFailed', hourly),
        ]),
      ],
      [
        graph(
          'Sign-ups',
          [auth.preSignUp.metricInvocations(), auth.postConfirmation.metricInvocations()],
          [auth.preSignUp.metricErrors(), auth.postConfirmation.metricErrors()],
        ),
        graph('Table units', [
          data.table.metricConsumedReadCapacityUnits(),
          data.table.metricConsumedWriteCapacityUnits(),
        ]),
        graph(
          'Jobs',
          Object.values(api.jobs.lambdas).map((fn) => fn.metricInvocations()),
          [api.jobs.deadLetters.metricApproximateNumberOfMessagesVisible()],
        ),
      ],
    ],
  });
};

import type { Metric, MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { LambdaName } from '../../lambda-names.ts';

const { all, any, exists, notExists, stringValue } = FilterPattern;
const refused = (code: string) =>
  all(stringValue('$.message', '=', 'request refused'), stringValue('$.code', '=', code));
const said = (message: string) => stringValue('$.message', '=', message);
const answered = said('provider answered');
const failed = stringValue('$.level', '=', 'ERROR');
/** A failure of our own code: not one that says that a provider or a service was out of reach. */
const failedItself = all(
  failed,
  any(notExists('$.code'), stringValue('$.code', '!=', 'unavailable')),
);
const byVersion = { version: '$.version' };

/** Figures that are read out of the logs, so that no Lambda has to count them: from which log, and which lines. */
const lines = {
  ChatFailures: { log: 'chat', pattern: failed },
  PaymentFailures: { log: 'billing', pattern: failed },
  ChatOwnFailures: { log: 'chat', pattern: failedItself, dimensions: byVersion },
  PaymentOwnFailures: { log: 'billing', pattern: failedItself, dimensions: byVersion },
  ProviderFailures: { log: 'chat', pattern: said('provider failed') },
  WebhookTaken: { log: 'billing', pattern: said('subscription read again') },
  LimitReached: { log: 'chat', pattern: refused('limit-reached') },
  TooFast: { log: 'chat', pattern: refused('too-fast') },
  FairUse: { log: 'chat', pattern: refused('fair-use') },
  AnswersPaused: { log: 'chat', pattern: refused('answers-paused') },
  HelperLocked: { log: 'chat', pattern: refused('helper-locked') },
  FirstWordMs: { log: 'chat', pattern: answered, value: '$.firstMs' },
  TokensIn: { log: 'chat', pattern: answered, value: '$.tokensIn', dimensions: { plan: '$.plan' } },
  TokensCached: {
    log: 'chat',
    pattern: answered,
    value: '$.tokensCached',
    dimensions: { plan: '$.plan' },
  },
  TokensOut: {
    log: 'chat',
    pattern: answered,
    value: '$.tokensOut',
    dimensions: { plan: '$.plan' },
  },
  SignUpsRefused: { log: 'on-pre-sign-up', pattern: said('sign-up or code refused') },
  TooManyRequests: { log: 'access', pattern: stringValue('$.refused', '=', 'THROTTLED') },
  GivenBackAtOnce: { log: 'chat', pattern: said('charge given back') },
  GivenBack: { log: 'on-reap', pattern: exists('$.released'), value: '$.released' },
} satisfies Record<
  string,
  {
    log: LambdaName | 'access';
    pattern: object;
    value?: string;
    dimensions?: Record<string, string>;
  }
>;
type Figure = keyof typeof lines;

/** The figures that come from the logs of a stage. */
export class LogMetrics extends Construct {
  private readonly filters: ReadonlyMap<string, MetricFilter>;

  constructor(scope: Construct, id: string, stage: string) {
    super(scope, id);
    this.filters = new Map(
      Object.entries(lines).map(([metricName, { log, pattern, ...own }]) => [
        metricName,
        new MetricFilter(this, metricName, {
          logGroup: LogGroup.fromLogGroupName(
            this,
            `${metricName}-log`,
            `/sevenhands/${stage}/${log}`,
          ),
          filterPattern: pattern,
          metricNamespace: `Sevenhands/${stage}`,
          metricName,
          metricValue: 'value' in own ? own.value : '1',
          ...('dimensions' in own && { dimensions: own.dimensions }),
        }),
      ]),
    );
  }

  /** How often, or how much, in five minutes or the given time. */
  sum(figure: Figure, period = Duration.minutes(5)) {
    return this.metric(figure, { period, statistic: 'Sum', label: figure });
  }

  /** A figure as one wants to see it, for example its 90th percentile or the sum of one plan. */
  metric(figure: Figure, options: MetricOptions): Metric {
    const filter = this.filters.get(figure);
    if (!filter) throw new Error(`Nothing is read from the logs as ${figure}`);
    return filter.metric(options);
  }
}

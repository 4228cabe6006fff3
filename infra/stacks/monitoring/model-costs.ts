import { type IMetric, MathExpression, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Duration } from 'aws-cdk-lib/core';
import { planIds } from '#shared/domain/plan/plans.ts';
import type { Settings } from '../../settings-of-stage.ts';
import type { LogMetrics } from './log-metrics.ts';

const daily = Duration.days(1);

/**
 * What the model costs on each plan, in dollars a day: the tokens the provider reports times the prices of the stage.
 * Cached tokens are part of those that go in. A provider that reports none is counted at the full price.
 */
export const modelCosts = (logged: LogMetrics, prices: Settings['openai']['prices']): IMetric[] =>
  planIds.map((plan) => {
    const tokens = (figure: 'TokensIn' | 'TokensCached' | 'TokensOut') =>
      logged.metric(figure, {
        dimensionsMap: { plan },
        period: daily,
        statistic: Stats.SUM,
      });
    const { input, cachedInput, output } = prices;
    return new MathExpression({
      label: plan,
      period: daily,
      expression: `((in_${plan} - FILL(cached_${plan}, 0)) * ${input} + FILL(cached_${plan}, 0) * ${cachedInput} + out_${plan} * ${output}) / 1000000`,
      usingMetrics: {
        [`in_${plan}`]: tokens('TokensIn'),
        [`cached_${plan}`]: tokens('TokensCached'),
        [`out_${plan}`]: tokens('TokensOut'),
      },
    });
  });

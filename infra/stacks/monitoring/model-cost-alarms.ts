import { Duration } from 'aws-cdk-lib/core';
import type { Settings } from '../../settings-of-stage.ts';
import type { AlarmDefinition } from './alarm-definition.ts';
import type { LogMetrics } from './log-metrics.ts';
import { ownMetric } from './own-metric.ts';

const microdollars = 1_000_000;

/** Alarms about what the AI model costs. */
export const modelCostAlarms = (
  { stage, openai }: Pick<Settings, 'stage' | 'openai'>,
  logged: LogMetrics,
): readonly AlarmDefinition[] => [
  {
    name: 'model-half-spent',
    lost: 'Nothing yet: half of the dollars a day for the model are spent.',
    metric: ownMetric(stage, 'ModelMicrodollars', Duration.days(1)),
    above: (openai.dailyDollars / 2) * microdollars,
  },
  {
    name: 'answers-paused',
    lost: 'Nobody gets an answer: the dollars of the day for the model are spent.',
    metric: logged.sum('AnswersPaused'),
    above: 0,
  },
];

import { expect, test } from 'vitest';
import { Problem } from '#shared/contract/problem.ts';
import { found, type Properties } from './rules/found.ts';
import { writtenStage } from './synth.ts';

const { templates } = writtenStage('prod');
const figures = ['ChatOwnFailures', 'PaymentOwnFailures'];
const patternOf = (name: string) =>
  found(templates, 'AWS::Logs::MetricFilter').find(
    ({ properties }) => properties.MetricTransformations[0].MetricName === name,
  )?.properties.FilterPattern;

test('a failing provider does not roll back the release that mends it: its failures are not counted', () => {
  for (const name of figures)
    expect(patternOf(name)).toBe(
      '{ ($.level = "ERROR") && (($.code NOT EXISTS) || ($.code != "unavailable")) }',
    );
  // What is answered while the AI or the payment provider is down, and what a fault of ours is.
  expect(new Problem('unavailable').status).toBe(503);
  expect(new Problem('unexpected').status).toBe(500);
});

test('failures count for the version that made them, and the alarm of a release reads the new one', () => {
  const alarms = found({ api: templates.api }, 'AWS::CloudWatch::Alarm');
  expect(alarms).toHaveLength(2);
  for (const { properties } of alarms) {
    const metrics: Properties[] = properties.Metrics.flatMap(
      ({ MetricStat }: Properties) => MetricStat?.Metric ?? [],
    );
    expect(metrics).toHaveLength(2);
    for (const { Dimensions } of metrics)
      expect(JSON.stringify(Dimensions)).toMatch(
        /ersion","Value":\{"Fn::GetAtt":\["\w+CurrentVersion/,
      );
  }
  for (const name of figures) {
    const filter = found(templates, 'AWS::Logs::MetricFilter').find(
      ({ properties }) => properties.MetricTransformations[0].MetricName === name,
    );
    expect(filter?.properties.MetricTransformations[0].Dimensions).toEqual([
      { Key: 'version', Value: '$.version' },
    ]);
  }
});

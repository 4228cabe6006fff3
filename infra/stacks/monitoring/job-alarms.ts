import { Duration } from 'aws-cdk-lib/core';
import type { JobSuccess } from '#functions/lib/metrics.ts';
import type { Settings } from '../../stages.ts';
import { type AlarmDefinition, counted } from './alarms.ts';

/** Rings when no run ended well for so many hours; a run that failed counts as none. */
const silent = (
  stage: string,
  success: JobSuccess,
  hours: number,
  alarm: Pick<AlarmDefinition, 'name' | 'lost'>,
): AlarmDefinition => ({
  ...alarm,
  metric: counted(stage, success, Duration.hours(1)),
  below: 1,
  times: hours,
});

/** Alarms about jobs of the clock that do not end well. */
export const jobAlarms = ({ stage }: Pick<Settings, 'stage'>): readonly AlarmDefinition[] => [
  // A day, and the hours a run may be late by.
  silent(stage, 'ReconcileDone', 26, {
    name: 'reconcile-silent',
    lost: 'Nobody has compared plans with the payment provider for a day; lost events stay lost.',
  }),
  silent(stage, 'RemindersDone', 26, {
    name: 'reminders-silent',
    lost: 'Owners are not told that their trial ends.',
  }),
  silent(stage, 'CheckInsDone', 3, {
    name: 'check-ins-silent',
    lost: 'Owners do not get their weekly check-in; after six hours that of the day is left out.',
  }),
  silent(stage, 'ConnectionsDueDone', 4, {
    name: 'connections-silent',
    lost: 'Nothing reads the accounts that owners connected; what they see gets older.',
  }),
  silent(stage, 'ReapDone', 4, {
    name: 'reap-silent',
    lost: 'Questions that were never answered stay counted until their owner reaches the limit.',
  }),
];

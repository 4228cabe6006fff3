import { Duration } from 'aws-cdk-lib/core';
import {
  type ScheduledJob,
  scheduledJobNames,
  scheduledJobs,
} from '#shared/domain/admin/scheduled-jobs.ts';
import type { Settings } from '../../settings-of-stage.ts';
import type { AlarmDefinition } from './alarm-definition.ts';
import { ownMetric } from './own-metric.ts';

/** What customers lose when no run of a job ends well. */
const lost: Readonly<Record<ScheduledJob, string>> = {
  'on-reconcile':
    'Nobody has compared plans with the payment provider for a day; lost events stay lost.',
  'on-trial-reminders': 'Owners are not told that their trial ends.',
  'on-check-ins':
    'Owners do not get their weekly check-in; after six hours that of the day is left out.',
  'on-connections-due':
    'Nothing reads the accounts that owners connected; what they see gets older.',
  'on-second-factor-resets':
    'Owners who lost their phone stay locked out after the 72 hours they were told.',
  'on-reap':
    'Questions that were never answered stay counted until their owner reaches the limit, or chats of removed people stay after their 30 days.',
};

/** Alarms about jobs of the clock: each rings when no run ended well for so many hours; a run that failed counts as none. */
export const jobAlarms = ({ stage }: Pick<Settings, 'stage'>): readonly AlarmDefinition[] =>
  scheduledJobNames.map((name) => ({
    name: scheduledJobs[name].runbook,
    lost: lost[name],
    metric: ownMetric(stage, scheduledJobs[name].success, Duration.hours(1)),
    below: 1,
    times: scheduledJobs[name].silentHours,
  }));

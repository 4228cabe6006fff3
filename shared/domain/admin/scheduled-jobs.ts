/** The jobs that run by the clock, and for how many hours none of their runs may end well before an alarm rings. */
export const scheduledJobs = {
  // A day, and the hours a run may be late by.
  'on-reconcile': { success: 'ReconcileDone', silentHours: 26, runbook: 'reconcile-silent' },
  'on-trial-reminders': { success: 'RemindersDone', silentHours: 26, runbook: 'reminders-silent' },
  'on-check-ins': { success: 'CheckInsDone', silentHours: 3, runbook: 'check-ins-silent' },
  'on-connections-due': {
    success: 'ConnectionsDueDone',
    silentHours: 4,
    runbook: 'connections-silent',
  },
  'on-second-factor-resets': {
    success: 'SecondFactorResetsDone',
    silentHours: 4,
    runbook: 'second-factor-resets-silent',
  },
  'on-reap': { success: 'ReapDone', silentHours: 4, runbook: 'reap-silent' },
} as const;
export type ScheduledJob = keyof typeof scheduledJobs;
export const scheduledJobNames = Object.keys(scheduledJobs) as [ScheduledJob, ...ScheduledJob[]];

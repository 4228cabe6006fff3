import type { Feature } from '#shared/contract/index.ts';

/** Lambdas that no request calls: triggers of the user pool, scheduled jobs, the step that runs at each deployment and the jobs behind a queue or an event. */
export const backgroundNames = [
  'on-pre-sign-up',
  'on-custom-message',
  'on-post-confirmation',
  'on-pre-token',
  'on-reconcile',
  'on-trial-reminders',
  'on-check-ins',
  'on-connections-due',
  'on-sync',
  'on-second-factor-resets',
  'on-reap',
  'on-deploy',
  'on-deletion',
  'on-mail-event',
] as const;
export type LambdaName = Feature | (typeof backgroundNames)[number];

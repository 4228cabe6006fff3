import type { SyncStep } from './sync-step.ts';

/** Of a place that only takes posts nothing is read but whether it still does. */
export const checkPostAccess: SyncStep = async ({ posts }, { account }) => {
  await posts?.check?.(account);
  return {};
};

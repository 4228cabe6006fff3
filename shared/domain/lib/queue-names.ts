/** What the queues of a stage are called: those that wait for a job, and those of what failed too often. */
export const queueNamesOf = (stage: string) =>
  ({
    deletions: `sevenhands-${stage}-deletions`,
    deletionsFailed: `sevenhands-${stage}-deletions-failed`,
    syncs: `sevenhands-${stage}-syncs`,
    syncsFailed: `sevenhands-${stage}-syncs-failed`,
    jobsFailed: `sevenhands-${stage}-dead-letters`,
  }) as const;
export type QueueId = keyof ReturnType<typeof queueNamesOf>;
/** The queues of a stage by what they hold. */
export const queueIds = Object.keys(queueNamesOf('')) as [QueueId, ...QueueId[]];

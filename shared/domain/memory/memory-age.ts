import type { MemoryEntry } from './memory-schemas.ts';

/** After this many days an entry counts as old. */
const oldAfterDays = 180;
const dayMs = 86_400_000;

/** Whether an entry was said so long ago that it may no longer be true. */
export const isOld = ({ updated_at }: Pick<MemoryEntry, 'updated_at'>, now: Date) =>
  now.getTime() - Date.parse(updated_at) > oldAfterDays * dayMs;

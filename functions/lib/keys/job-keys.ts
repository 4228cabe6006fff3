import type { Key } from './key-and-item.ts';

/** Where a job left off. */
export const jobKey = (job: string): Key => ({ pk: `JOB#${job}`, sk: 'STATE' });

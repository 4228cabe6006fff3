import { jobKey } from './keys/job-keys.ts';
import { table } from './table.ts';

/** Where a job left off; undefined before its first run. */
export const readJobState = async (job: string): Promise<Record<string, unknown> | undefined> => {
  const item = await table.get(jobKey(job), { consistent: true });
  if (!item) return undefined;
  const { pk: _, sk: __, ...state } = item;
  return state;
};

/** Notes where a job left off. */
export const saveJobState = (job: string, state: Record<string, unknown>) =>
  table.put({ ...jobKey(job), ...state });

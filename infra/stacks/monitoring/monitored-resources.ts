import type { ApiStack } from '../api.ts';
import type { AuthStack } from '../auth.ts';
import type { DataStack } from '../data.ts';
import type { JobsStack } from '../jobs.ts';

/** The stacks whose resources have alarms and graphs. */
export type MonitoredResources = {
  readonly data: DataStack;
  readonly auth: AuthStack;
  readonly api: ApiStack;
  readonly jobs: JobsStack;
};

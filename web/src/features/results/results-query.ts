import { queryOptions } from '@tanstack/react-query';
import type { results } from '#shared/contract/results.ts';
import type { Output } from '#shared/contract/route.ts';
import { api } from '#web/core/api.ts';

export type Results = Output<typeof results.get>;

/** What was counted of a business. */
export const resultsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['results', businessId],
    queryFn: ({ signal }) => api.results.get({ business_id: businessId }, { signal }),
    // It changes with every question and task.
    refetchOnMount: 'always',
  });

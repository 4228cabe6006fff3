import { queryOptions } from '@tanstack/react-query';
import { isSample } from '#shared/domain/admin-preview.ts';
import { api } from './api.ts';

/** What is saved for a business, newest first; the page and the dialog that saves read the same copy. */
export const workQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['work', businessId],
    queryFn: ({ signal }) =>
      isSample(businessId) ? { items: [] } : api.work.list({ business_id: businessId }, { signal }),
  });

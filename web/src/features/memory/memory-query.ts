import { queryOptions } from '@tanstack/react-query';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import { api } from '#web/core/api.ts';

/** The facts and decisions kept for a business; the memory page and the prompts read the same copy. */
export const memoryQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['memory', businessId],
    queryFn: ({ signal }) =>
      isPreviewBusiness(businessId)
        ? { items: [] }
        : api.memory.list({ business_id: businessId }, { signal }),
  });

import { queryOptions } from '@tanstack/react-query';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import { api } from '#web/core/api.ts';

/** What is saved for a business, newest first; the page and the dialog that saves read the same copy. */
export const workQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['work', businessId],
    queryFn: ({ signal }) =>
      isPreviewBusiness(businessId)
        ? { items: [] }
        : api.drafts.list({ business_id: businessId }, { signal }),
  });

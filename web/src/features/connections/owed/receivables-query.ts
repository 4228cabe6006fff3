import { queryOptions } from '@tanstack/react-query';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { api } from '#web/core/api.ts';

/** The invoices that customers of a business owe for; every part of the page reads the same copy. */
export const receivablesQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['receivables', businessId],
    queryFn: async ({ signal }): Promise<Receivable[]> =>
      isPreviewBusiness(businessId)
        ? []
        : (await api.connections.receivables({ business_id: businessId }, { signal })).receivables,
  });

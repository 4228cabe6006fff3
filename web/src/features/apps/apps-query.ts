import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import { api } from '#web/core/api.ts';

/** The AI apps that were let into a business, and the address by which another one connects. */
export const appsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['apps', businessId],
    queryFn: ({ signal }) =>
      isPreviewBusiness(businessId)
        ? { apps: [], address: `${location.origin}/mcp`, in_plan: true }
        : api.apps.list({ business_id: businessId }, { signal }),
  });

/** Takes the permission of an app back. */
export const useRemoveApp = (businessId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.apps.remove({ business_id: businessId, id }),
    onSuccess: (left) => client.setQueryData(appsQuery(businessId).queryKey, left),
  });
};

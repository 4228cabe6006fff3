import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isSample } from '#shared/domain/admin/admin-preview.ts';
import { type AppScope, writeScope } from '#shared/domain/apps/app-scopes.ts';
import { api } from '#web/core/api.ts';

/** What an app that was let in sees; a screen lists it before an owner agrees, and in the list of apps. */
export const appReads =
  'Your tasks, your saved numbers, what customers owe you in total, and your saved work.';
export const appNever = 'Your chats, and your customers’ names from your invoices.';

/** What an app may do, in few words. */
export const scopeWords = (scopes: readonly AppScope[]) =>
  scopes.includes(writeScope) ? 'Reads, and adds tasks' : 'Reads only';

/** The AI apps that were let into a business, and the address by which another one connects. */
export const appsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['apps', businessId],
    queryFn: ({ signal }) =>
      isSample(businessId)
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

import { queryOptions } from '@tanstack/react-query';
import { loadHelperContent } from '#shared/catalogue/load/load-helper.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { api } from './api.ts';
import { queryClient } from './query-client.ts';

/** The prompts and subcategories of a helper that ship with the app, kept until the tab is closed, so that a second visit does not load them again. */
export const helperContentQuery = (helperId: HelperId) =>
  queryOptions({
    queryKey: ['helper-content', helperId],
    queryFn: () => loadHelperContent(helperId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The starter prompts the server has for a helper and a trade. */
export const starterPromptsQuery = (helperId: HelperId, businessType: string) =>
  queryOptions({
    queryKey: ['actions', helperId, businessType],
    queryFn: ({ signal }) =>
      api.catalogue.listPrompts({ helper_id: helperId, business_type: businessType }, { signal }),
    staleTime: 10 * 60_000,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Fetches what a helper's page shows, as soon as it looks as if it is about to be opened. */
export const prefetchHelper = (helperId: HelperId, businessType: string | undefined) => {
  void queryClient.prefetchQuery(helperContentQuery(helperId));
  if (businessType) void queryClient.prefetchQuery(starterPromptsQuery(helperId, businessType));
};

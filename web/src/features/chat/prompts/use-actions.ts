import { useQuery } from '@tanstack/react-query';
import type { HelperId } from '#shared/domain/helpers.ts';
import { api } from '#web/api.ts';

/** The starter prompts the server has for a helper and a trade, in their order; undefined until they are here. */
export const useActions = (helperId: HelperId, businessType: string) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['actions', helperId, businessType],
    queryFn: ({ signal }) =>
      api.catalogue.actions({ helper_id: helperId, business_type: businessType }, { signal }),
    staleTime: 10 * 60_000,
  });
  return {
    quickStarts: data?.items.filter(({ action_type }) => action_type === 'quick_start_prompt'),
    cards: data?.items.filter(({ action_type }) => action_type === 'subcategory_card') ?? [],
    error,
    retry: () => void refetch(),
  };
};

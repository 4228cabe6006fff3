import { useQuery } from '@tanstack/react-query';
import { showAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';

/** What was changed in the portal's tab shows here when the owner comes back to this one. */
export const useFreshSubscription = (hasCustomer: boolean) => {
  useQuery({
    queryKey: ['billing', 'sync'],
    queryFn: async ({ signal }) => {
      const view = await api.billing.sync({}, { signal });
      showAccount(view);
      return view.now;
    },
    enabled: hasCustomer,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
  });
};

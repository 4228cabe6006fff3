import { useMutation } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import type { Input } from '#shared/contract/route.ts';
import { api } from '#web/core/api.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { useShowReceivables } from './use-change-receivables.ts';

type Sent = Omit<Input<Contract['connections']['saveReceivables']>, 'business_id' | 'today'>;

/** Keeps the open invoices of a file. */
export const useSaveReceivablesFromFile = (businessId: string) => {
  const { set, onError } = useShowReceivables(businessId);
  return useMutation({
    mutationFn: (sent: Sent) =>
      api.connections.saveReceivables({ business_id: businessId, today: localToday(), ...sent }),
    onSuccess: ({ receivables }) => set(() => receivables),
    onError,
  });
};

/** Forgets every invoice that came from a file. */
export const useForgetReceivablesFromFile = (businessId: string) => {
  const { set, onError } = useShowReceivables(businessId);
  return useMutation({
    mutationFn: () => api.connections.forgetReceivables({ business_id: businessId }),
    onSuccess: ({ receivables }) => set(() => receivables),
    onError,
  });
};

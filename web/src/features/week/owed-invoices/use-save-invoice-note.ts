import { useMutation } from '@tanstack/react-query';
import { api } from '#web/core/api.ts';
import { useShowReceivables } from '#web/features/connections/owed/use-change-receivables.ts';

/** Keeps what the owner wrote down about an invoice; an empty text takes the note away. */
export const useSaveInvoiceNote = (businessId: string) => {
  const { set, onError } = useShowReceivables(businessId);
  return useMutation({
    mutationFn: (note: { id: string; on: string; text: string; seen: string }) =>
      api.connections.noteReceivable({ business_id: businessId, ...note }),
    onSuccess: (changed) =>
      set((before) => before.map((one) => (one.id === changed.id ? changed : one))),
    onError,
  });
};

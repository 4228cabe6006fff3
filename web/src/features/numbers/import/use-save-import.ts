import { useMutation } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import type { Input } from '#shared/contract/route.ts';
import { api } from '#web/core/api.ts';
import { useShowSavedNumbers } from '../use-save-numbers.ts';

type SentImport = Omit<Input<Contract['numbers']['saveImport']>, 'business_id'>;

/** Keeps the figures of a file and the numbers the owner took from it. */
export const useSaveImport = (businessId: string) =>
  useMutation({
    mutationFn: (sent: SentImport) => api.numbers.saveImport({ business_id: businessId, ...sent }),
    ...useShowSavedNumbers(businessId),
  });

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Input } from '#shared/contract/route.ts';
import type { KnownNumbers } from '#shared/domain/numbers/known-numbers-schemas.ts';
import type { NumbersConflict } from '#shared/domain/numbers/number-entries.ts';
import { api } from '#web/core/api.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { conflictData } from '#web/core/people/conflict-data.ts';
import { numbersQuery } from './numbers-query.ts';

type Sent = Omit<Input<Contract['numbers']['save']>, 'business_id' | 'today'>;

/** What others changed of the numbers that a refused save was about, with all that is known now. */
export const numbersConflictOf = conflictData<NumbersConflict>;

/**
 * Shows what the server answered; what another tab changed meanwhile is read again. Where the form asks which of two numbers
 * is to stay (`asks`), what somebody else changed is shown once that is decided: until then the form stays as it is.
 */
export const useShowSavedNumbers = (businessId: string, asks = false) => {
  const client = useQueryClient();
  const { queryKey } = numbersQuery(businessId);
  return {
    onSuccess: (known: KnownNumbers) => {
      client.setQueryData(queryKey, known);
    },
    onError: (error: Error) => {
      const stored = numbersConflictOf(error)?.known;
      if (stored && asks) return;
      if (stored) client.setQueryData(queryKey, stored);
      else if (error instanceof Problem && ['conflict', 'not-found'].includes(error.code))
        void client.invalidateQueries({ queryKey });
    },
  };
};

/** Keeps what the owner typed, dated today. */
export const useSaveNumbers = (businessId: string, asks = false) =>
  useMutation({
    mutationFn: (sent: Sent) =>
      api.numbers.save({ business_id: businessId, today: localToday(), ...sent }),
    ...useShowSavedNumbers(businessId, asks),
  });

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FollowedQuote } from '#shared/domain/results/followed-quote-schema.ts';
import type { QuoteOutcome } from '#shared/domain/results/quote-outcomes.ts';
import { api } from '#web/core/api.ts';
import { endSessionOnError } from '#web/core/auth/end-session-on-error.ts';
import { conflictData } from '#web/core/people/conflict-data.ts';
import { whoWasFirstWords } from '#web/core/people/last-change-words.ts';
import { toast } from '#web/core/toast.tsx';
import { quotesQuery } from './quotes-query.ts';
import { resultsQuery } from './results-query.ts';

const saidWords = { won: 'won', lost: 'lost', open: 'still open' } as const;

/** The quote of which somebody said something else first. */
const saidFirst = (error: unknown) => conflictData<{ quote?: FollowedQuote }>(error)?.quote;

/** Says what became of a quote; the page shows it once the server has it. */
export const useSayQuoteOutcome = (businessId: string) => {
  const client = useQueryClient();
  const { queryKey } = quotesQuery(businessId);
  // A list that was read before its message was marked as sent does not have it yet.
  const put = (stored: FollowedQuote) =>
    client.setQueryData<FollowedQuote[]>(queryKey, (before = []) =>
      before.some(({ id }) => id === stored.id)
        ? before.map((one) => (one.id === stored.id ? stored : one))
        : [stored, ...before],
    );
  return useMutation({
    mutationFn: (said: { id: string; outcome: QuoteOutcome; seen: QuoteOutcome | null }) =>
      api.results.sayOutcome({ business_id: businessId, ...said }),
    onSuccess: (stored) => {
      put(stored);
      void client.invalidateQueries({ queryKey: resultsQuery(businessId).queryKey });
    },
    onError: (error) => {
      const first = saidFirst(error);
      if (first) {
        put(first);
        toast(whoWasFirstWords(first.said, `marked this quote ${saidWords[first.outcome]}`));
      } else if (!endSessionOnError(error)) toast('Couldn’t save that. Try again.');
    },
  });
};

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Input, Output } from '#shared/contract/route.ts';
import { api } from '#web/core/api.ts';
import { hasBooks } from '../connection-capability.ts';
import { connectionsQuery } from '../connections-query.ts';

/** What connected books say, and the numbers they offer. */
export type BooksOffer = Output<Contract['connections']['books']>;
/** A number that connected books offer. */
export type OfferedNumber = BooksOffer['proposals'][number];

const booksQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['books', businessId],
    queryFn: ({ signal }): Promise<BooksOffer> =>
      api.connections.books({ business_id: businessId }, { signal }),
  });

/** What connected books offer; asked for only where books are connected. */
export const useOfferedNumbers = (businessId: string) => {
  const { data: all = [] } = useQuery(connectionsQuery(businessId));
  const isConnected = all.some(hasBooks);
  const { data } = useQuery({ ...booksQuery(businessId), enabled: isConnected });
  return isConnected ? data : undefined;
};

type Accepted = Input<Contract['connections']['acceptNumbers']>['numbers'];

/** Keeps numbers that the books offer; what changed meanwhile is read again. */
export const useAcceptOfferedNumbers = (businessId: string) => {
  const client = useQueryClient();
  const { queryKey } = booksQuery(businessId);
  return useMutation({
    mutationFn: (numbers: Accepted) =>
      api.connections.acceptNumbers({ business_id: businessId, numbers }),
    onSuccess: (offer) => {
      client.setQueryData(queryKey, offer);
      void client.invalidateQueries({ queryKey: ['numbers', businessId] });
    },
    onError: (error) => {
      if (!(error instanceof Problem && error.code === 'conflict')) return;
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: ['numbers', businessId] });
    },
  });
};

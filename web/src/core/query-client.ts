import { QueryCache, QueryClient } from '@tanstack/react-query';
import { Problem } from '#shared/contract/problem.ts';
import { expire, onLeave } from './auth/session.ts';
import { messages } from './session-messages.ts';

/** Ends the session of this tab when an error says that it is over or that its account leaves; answers whether it did. */
export const endsSession = (error: unknown) => {
  const code = error instanceof Problem && error.code;
  const leaves = code === 'being-deleted';
  if (!leaves && code !== 'signed-out') return false;
  void expire(leaves ? messages.beingDeleted : undefined);
  return true;
};

/** Where the app remembers what the server said; emptied when a session ends. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: endsSession }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) =>
        failures < 2 && (error instanceof Problem ? error.retryable : error instanceof TypeError),
    },
    mutations: { onError: endsSession },
  },
});

onLeave(() => queryClient.clear());

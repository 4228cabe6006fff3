import { QueryCache, QueryClient } from '@tanstack/react-query';
import { Problem } from '#shared/contract/problem.ts';
import { expire, onLeave } from './session.ts';

/** Where the app remembers what the server said; emptied when a session ends. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => isSignedOut(error) && void expire() }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) =>
        failures < 2 && (error instanceof Problem ? error.retryable : error instanceof TypeError),
    },
    mutations: { onError: (error) => isSignedOut(error) && void expire() },
  },
});

onLeave(() => queryClient.clear());

const isSignedOut = (error: unknown) => error instanceof Problem && error.code === 'signed-out';

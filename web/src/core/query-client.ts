import { QueryCache, QueryClient } from '@tanstack/react-query';
import { Problem } from '#shared/contract/problem.ts';
import { endSessionOnError } from './auth/end-session-on-error.ts';
import { onLeave } from './auth/session.ts';

/** Where the app remembers what the server said; emptied when a session ends. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: endSessionOnError }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) =>
        failures < 2 && (error instanceof Problem ? error.retryable : error instanceof TypeError),
    },
    mutations: { onError: endSessionOnError },
  },
});

onLeave(() => queryClient.clear());

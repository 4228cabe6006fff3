import { QueryCache, QueryClient } from '@tanstack/react-query';
import { Problem } from '#shared/contract/problem.ts';
import { messages } from './messages.ts';
import { expire, onLeave } from './session.ts';

const noticeOf = { 'signed-out': messages.sessionExpired, 'being-deleted': messages.beingDeleted };

/** Ends the session of this tab when an error says that it is over or that its account leaves; answers whether it did. */
export const endsSession = (error: unknown) => {
  if (!(error instanceof Problem) || !(error.code in noticeOf)) return false;
  void expire(noticeOf[error.code as keyof typeof noticeOf]);
  return true;
};

/** Where the app remembers what the server said; emptied when a session ends. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => void endsSession(error) }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) =>
        failures < 2 && (error instanceof Problem ? error.retryable : error instanceof TypeError),
    },
    mutations: { onError: (error) => void endsSession(error) },
  },
});

onLeave(() => queryClient.clear());

import { lazy, Suspense, useCallback } from 'react';
import type { LocalTurn } from '../conversation/local-turn.ts';

// Few answers note anything, and every answer can be read without it.
const MemoryAdditions = lazy(() =>
  import('./memory-additions.tsx').then(
    ({ MemoryAdditions: noted }) => ({ default: noted }),
    () => ({ default: () => null }),
  ),
);

/** What follows an answer of a helper: what it noted, on a plan with memory. The same function on every render. */
export const useLazyMemoryAdditions = (businessId: string, hasMemory: boolean) =>
  useCallback(
    ({ id, learns }: LocalTurn) =>
      learns &&
      hasMemory && (
        <Suspense>
          <MemoryAdditions businessId={businessId} messageId={id} />
        </Suspense>
      ),
    [businessId, hasMemory],
  );

import { lazy, Suspense } from 'react';
import type { WorkedSum } from '#shared/domain/sums/sum.ts';

// Only a conversation with sums needs their formulas.
const SumCard = lazy(async () => ({ default: (await import('./sum-card.tsx')).SumCard }));

/** The sums of an answer, before its words. */
export const SumCards = ({ sums }: { sums: readonly WorkedSum[] }) => (
  <Suspense>
    {sums.map((sum, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: sums are only added at the end
      <SumCard key={nth} sum={sum} />
    ))}
  </Suspense>
);

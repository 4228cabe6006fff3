import { lazy, Suspense } from 'react';
import type { CalculationResult } from '#shared/domain/numbers/calculations/calculation.ts';

// Only a conversation with sums needs their formulas.
const CalculationCard = lazy(async () => ({
  default: (await import('./calculation-card.tsx')).CalculationCard,
}));

const inOrder = (sums: readonly CalculationResult[]) => [
  ...sums.filter(({ missing }) => missing.length === 0),
  ...sums.filter(({ missing }) => missing.length > 0).slice(0, 1),
];

/** The sums of an answer, after its words: those with figures, and at most one that misses a number, at the end. */
export const CalculationCards = ({ sums }: { sums: readonly CalculationResult[] }) => (
  <Suspense>
    {inOrder(sums).map((sum, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: sums are only added at the end
      <CalculationCard key={nth} sum={sum} />
    ))}
  </Suspense>
);

import { lazy, Suspense } from 'react';
import type { CalculationResult } from '#shared/domain/numbers/calculations/calculation-schemas.ts';
import { shownCalculations } from './shown-calculations.ts';

// Only a conversation with sums needs their formulas.
const CalculationCard = lazy(async () => ({
  default: (await import('./calculation-card.tsx')).CalculationCard,
}));

/** The sums of an answer, after its words. */
export const CalculationCards = ({ sums }: { sums: readonly CalculationResult[] }) => (
  <Suspense>
    {shownCalculations(sums).map((sum, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: sums are only added at the end
      <CalculationCard key={nth} sum={sum} />
    ))}
  </Suspense>
);

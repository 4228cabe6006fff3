import type { CalculationResult } from '#shared/domain/numbers/calculations/calculation-schemas.ts';

/** The sums of an answer that have a card, in its order: those with figures, and at most one that misses a number, at the end. */
export const shownCalculations = (sums: readonly CalculationResult[]) => [
  ...sums.filter(({ missing }) => missing.length === 0),
  ...sums.filter(({ missing }) => missing.length > 0).slice(0, 1),
];

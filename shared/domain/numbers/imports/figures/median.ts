/** The middle one of whole numbers, or the mean of the middle two to the nearest; 0 of none. */
export const median = (values: readonly number[]): number => {
  const sorted = Float64Array.from(values).toSorted();
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[half - 1] ?? 0) + upper) / 2);
};

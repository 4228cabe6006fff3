/**
 * Processes the items with limited concurrency and returns the results in order. Rejects with the first error, after
 * the started items have finished.
 */
export const inParallel = async <T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let nth = next++; nth < items.length; nth = next++)
      results[nth] = await work(items[nth] as T);
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
  return results;
};

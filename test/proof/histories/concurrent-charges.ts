/** Runs a function for every item with limited concurrency. */
export const concurrentCharges = async <T>(
  items: readonly T[],
  atOnce: number,
  run: (item: T, nth: number) => Promise<void>,
) => {
  let next = 0;
  const work = async () => {
    for (let nth = next++; nth < items.length; nth = next++) await run(items[nth] as T, nth);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

/** Runs `act` for every item of a list that may be long, `abreast` at a time, and ends early once `isOver` says so. */
export const forEachAbreast = async <T>(
  items: AsyncIterable<T> | Iterable<T>,
  act: (item: T) => Promise<void>,
  { abreast, isOver = () => false }: { abreast: number; isOver?: () => boolean },
) => {
  const all = (async function* () {
    yield* items;
  })();
  const work = async () => {
    while (!isOver()) {
      const { done, value } = await all.next();
      if (done) return;
      await act(value);
    }
  };
  await Promise.all(Array.from({ length: abreast }, work));
};

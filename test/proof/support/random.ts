/** Returns random numbers in [0, 1) that are the same for the same seed (mulberry32). */
export const randomOf = (seed: number) => {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};
export type Random = ReturnType<typeof randomOf>;

/** Returns one element of a non-empty list. */
export const pick = <T>(random: Random, from: readonly T[]) =>
  from[Math.floor(random() * from.length)] as T;

/** Returns the elements of a list in another order. */
export const shuffled = <T>(random: Random, from: readonly T[]): T[] =>
  from
    .map((one) => [random(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);

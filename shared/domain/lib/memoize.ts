/**
 * A function of a text that remembers its results: making a formatter takes longer than using it. When `most` results
 * are remembered it begins again, so that texts from outside cannot fill the memory. An error is not remembered.
 */
export const memoize = <T>(make: (key: string) => T, max = 500): ((key: string) => T) => {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    if (known.size >= max) known.clear();
    known.set(key, made);
    return made;
  };
};

/** Receives the name of a check and its result: the tally of a proof, or the run of a mutant. */
export type Checks = { check: (name: string, ok: boolean) => void };

/** Whether two values are equal as JSON; sets in any order. */
export const alike = (one: unknown, other: unknown) => written(one) === written(other);

const written = (value: unknown) =>
  JSON.stringify(value, (_, part) => (part instanceof Set ? [...part].sort() : part));

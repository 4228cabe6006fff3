import type { Samples } from '../statistics/bootstrap.ts';
import type { KeptSamples } from './result.ts';

type Valued = { case: string; value: number };

/** The values of each case, in their order. */
export const samplesOf = (valued: readonly Valued[]): Samples =>
  new Map(
    Object.entries(Object.groupBy(valued, ({ case: id }) => id)).map(([id, values = []]) => [
      id,
      values.map(({ value }) => value),
    ]),
  );

export const toKept = (samples: Samples): KeptSamples =>
  Object.fromEntries([...samples].map(([id, values]) => [id, [...values]]));

export const fromKept = (kept: KeptSamples | undefined): Samples =>
  new Map(Object.entries(kept ?? {}));

/** The samples of the selected cases. */
export const only = (samples: Samples, wanted: ReadonlySet<string>): Samples =>
  new Map([...samples].filter(([id]) => wanted.has(id)));

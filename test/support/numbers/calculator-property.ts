import fc from 'fast-check';
import { guarantee, seed } from '#test/proof/support/guarantee.ts';
import { scaled } from '../proof-size.ts';

/** A property of a calculator: a hundred random inputs in a short run, ten thousand in a full one. */
export const holds = <T>(what: string, arbitrary: fc.Arbitrary<T>, check: (value: T) => void) =>
  guarantee(what, (tally) => {
    const numRuns = scaled(100, 10_000);
    const details = fc.check(fc.property(arbitrary, check), { numRuns, seed });
    for (let run = details.failed ? 1 : 0; run < details.numRuns; run++) tally.check(what, true);
    const why = String(details.errorInstance);
    if (details.failed) tally.check(`${why} ${fc.stringify(details.counterexample)}`, false);
  });

import { expect, test } from 'vitest';

/** What every random choice of a proof begins with, so that a failure can be seen again. */
export const seed = Number(process.env.PROOF_SEED ?? 20_261_121);
/** The result of a guarantee, for its line in the report. */
export type Counted = {
  what: string;
  tried: number;
  failed: number;
  /** What was measured on the way, for its line. */
  measured?: string;
  control?: true;
  examples?: string[];
};

declare module 'vitest' {
  interface TaskMeta {
    promise?: Counted;
  }
}

/** Counts what was tried; every failure keeps its name. */
export type Tally = ReturnType<typeof createTally>;
export const createTally = () => {
  const failures: string[] = [];
  let tried = 0;
  let measured: string | undefined;
  return {
    failures,
    /** Notes what was measured. */
    measured: (text: string) => {
      measured = text;
    },
    /** How its line ends. */
    get note() {
      return measured;
    },
    /** Counts one try; anything but true is a failure of that name. */
    check: (name: string, ok: boolean) => {
      tried++;
      if (!ok) failures.push(name);
    },
    get tried() {
      return tried;
    },
  };
};

/** A promise of the product: each thing that is tried must hold, and something must have been tried. */
export const guarantee = (what: string, run: (tally: Tally) => Promise<void> | void) =>
  test(what, async ({ task }) => {
    const tally = createTally();
    try {
      await run(tally);
    } finally {
      const { tried, failures, note } = tally;
      task.meta.promise = {
        what,
        tried,
        failed: failures.length,
        examples: failures.slice(0, 10),
        ...(note && { measured: note }),
      };
    }
    expect(tally.failures.slice(0, 10)).toEqual([]);
    expect(tally.tried).toBeGreaterThan(0);
  });

/** The counter-proof: the same check over something broken on purpose must fail, or it could not fail at all. */
export const control = (what: string, run: (tally: Tally) => Promise<void> | void) =>
  test(`control: ${what}`, async ({ task }) => {
    const tally = createTally();
    await run(tally);
    const { tried, failures } = tally;
    task.meta.promise = { what, tried, failed: failures.length, control: true };
    expect(failures.length, 'what was broken on purpose went unnoticed').toBeGreaterThan(0);
  });

import { expect, test } from 'vitest';

/** The seed of every random choice, so that a failure can be reproduced. */
export const seed = Number(process.env.PROOF_SEED ?? 20_261_121);
/** The result of a guarantee, for its line in the report. */
export type Counted = {
  what: string;
  tried: number;
  failed: number;
  /** A measurement for the line in the report. */
  measured?: string;
  control?: true;
  examples?: string[];
};

declare module 'vitest' {
  interface TaskMeta {
    promise?: Counted;
  }
}

/** Counts the checks, and keeps the name of each failure. */
export type Tally = ReturnType<typeof createTally>;
export const createTally = () => {
  const failures: string[] = [];
  let tried = 0;
  let measured: string | undefined;
  return {
    failures,
    /** Notes a measurement. */
    measured: (text: string) => {
      measured = text;
    },
    /** The end of the line in the report. */
    get note() {
      return measured;
    },
    /** Counts one check; anything but true is a failure with that name. */
    check: (name: string, ok: boolean) => {
      tried++;
      if (!ok) failures.push(name);
    },
    get tried() {
      return tried;
    },
  };
};

type Run = (tally: Tally) => Promise<void> | void;
/** What is done, after `{ tags: 'night' }` where `npm test` leaves it out. */
type Work = [Run] | [{ tags: 'night' }, Run];
const split = (work: Work): { options: { tags?: 'night' }; run: Run } =>
  work.length === 2 ? { options: work[0], run: work[1] } : { options: {}, run: work[0] };

/** A guarantee of the product: every check must pass, and there must be at least one. */
export const guarantee = (what: string, ...work: Work) => {
  const { options, run } = split(work);
  test(what, options, async ({ task }) => {
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
};

/** The control: the same checks on a deliberately broken version must fail, which shows that they can fail. */
export const control = (what: string, ...work: Work) => {
  const { options, run } = split(work);
  test(`control: ${what}`, options, async ({ task }) => {
    const tally = createTally();
    await run(tally);
    const { tried, failures } = tally;
    task.meta.promise = { what, tried, failed: failures.length, control: true };
    expect(failures.length, 'what was broken on purpose went unnoticed').toBeGreaterThan(0);
  });
};

/** The result of a run, as it is kept beside the others. */
import type { Difference, Estimate } from '../statistics/bootstrap.ts';
import type { RowId } from './check-line.ts';

/** The version of the shape of a stored result. */
export const resultFormat = 1;

/** What was run. */
export type RunHead = {
  id: string;
  at: string;
  /** The commit of the product, with a `+` when files were changed beside it. */
  commit: string;
  /** What the prompts of the catalogue are known by. */
  catalogue: string;
  endpoint: string;
  /** Whether a program of this machine stood in for every model: nothing is said about advice then. */
  standIn: boolean;
  models: string[];
  judges: string[];
  plainModel: string;
  cases: string[];
  repeat: number;
};

/** The values of each case by its id: what another result is compared with. */
export type KeptSamples = Record<string, number[]>;

/** A share or mean of a model, and how it differs from the last result. */
export type Measured = { now: Estimate | null; difference: Difference | null };

export type RowMeasured = Measured & { id: RowId; promise: string; gate: number; holds: boolean };
/** One helper, trade or kind of case. */
export type Group = { name: string; passes: Measured; score: Measured };

/** The same cases answered by a plain chat model, as a judge sees the two. */
export type AgainstPlain = {
  better: number;
  same: number;
  worse: number;
  /** From -2, much worse, to 2, much better. */
  grade: Measured;
};

export type Judged = {
  judge: string;
  /** The weighted grade from 1 to 5. */
  score: Measured;
  passing: Estimate | null;
  /** Answers that could be sent as they are. */
  sendable: Estimate | null;
  againstPlain: AgainstPlain;
  /** Pairs about which the judge gave no verdict that could be read. */
  unread: number;
};

export type Failure = { case: string; repeat: number; row: RowId; why: string[] };

export type ModelResult = {
  model: string;
  served: string[];
  answers: number;
  unanswered: number;
  /** Microdollars of an answer with all its calls; null without a price. */
  microdollars: number | null;
  estimatedTokens: boolean;
  cachedShare: number;
  ms: number;
  firstMs: number;
  calls: number;
  /** Answers that pass every row that applies to them. */
  passes: Measured;
  rows: RowMeasured[];
  byHelper: Group[];
  byTrade: Group[];
  byKind: Group[];
  judged: Judged[];
  failures: Failure[];
  samples: {
    passes: KeptSamples;
    rows: Record<string, KeptSamples>;
    scores: Record<string, KeptSamples>;
    grades: Record<string, KeptSamples>;
  };
};

/** How far a judge agrees with the pairs that were graded by hand. */
export type Agreement = {
  judge: string;
  kappa: { kappa: number; low: number; high: number; pairs: number } | null;
  /** Whether it agrees well enough to count. */
  counts: boolean;
  /** Pairs on whose better answer both agree, of all that were judged. */
  sameSide: number;
  pairs: number;
};

export type Result = {
  format: typeof resultFormat;
  run: RunHead;
  /** The run that the differences are to; null for the first. */
  before: string | null;
  models: ModelResult[];
  agreement: Agreement[];
};

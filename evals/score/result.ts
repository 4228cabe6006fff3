/** The result of a run, as it is stored in its folder. */
import type { Difference, Estimate } from '../statistics/bootstrap.ts';
import type { RowId } from './check-line.ts';

/** The version of the schema of a stored result. */
export const resultFormat = 1;

/** The metadata of the run. */
export type RunHead = {
  id: string;
  at: string;
  /** The commit of the product, with a `+` for uncommitted changes. */
  commit: string;
  /** The hash of the catalogue's prompts. */
  catalogue: string;
  endpoint: string;
  /** Whether a stand-in on this machine replaced every model; the result then says nothing about advice. */
  standIn: boolean;
  models: string[];
  judges: string[];
  plainModel: string;
  cases: string[];
  repeat: number;
};

/** The values of each case by its id, to compare with another result. */
export type KeptSamples = Record<string, number[]>;

/** A share or mean of a model, and its change since the last result. */
export type Measured = { now: Estimate | null; difference: Difference | null };

export type RowMeasured = Measured & { id: RowId; promise: string; gate: number; holds: boolean };
/** One helper, trade or kind of case. */
export type Group = { name: string; passes: Measured; score: Measured };

/** The same cases answered by a plain chat model, compared by a judge. */
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
  /** Answers that can be sent unchanged. */
  sendable: Estimate | null;
  againstPlain: AgainstPlain;
  /** Pairs without a valid verdict of the judge. */
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
  /** Answers that pass every applicable row. */
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

/** The agreement of a judge with the pairs that were graded by hand. */
export type Agreement = {
  judge: string;
  kappa: { kappa: number; low: number; high: number; pairs: number } | null;
  /** Whether the agreement is high enough for the judge to count. */
  counts: boolean;
  /** The share of judged pairs for which both choose the same better answer. */
  sameSide: number;
  pairs: number;
};

export type Result = {
  format: typeof resultFormat;
  run: RunHead;
  /** The run that the changes refer to; null for the first. */
  before: string | null;
  models: ModelResult[];
  agreement: Agreement[];
};

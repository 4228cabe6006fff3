/** The result of a run, as it is stored in its folder. */
import type { Criterion } from '../judge/rubric.ts';
import type { Difference, Estimate } from '../statistics/bootstrap.ts';
import type { KappaEstimate } from '../statistics/kappa.ts';
import type { RowId } from './check-line.ts';

/** The version of the schema of a stored result. */
export const resultFormat = 3;

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
  /** Whether the held-out third was asked. */
  heldOut: boolean;
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
  /** To the first words of a draft, over the answers that have one. */
  firstDraftMs: number;
  /** Tokens that the model only thought with, for one answer. */
  reasoning: number;
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

/** Two models side by side on the same cases, by a judge who sees both answers. */
export type Duel = {
  judge: string;
  first: string;
  second: string;
  /** The share of cases that the second one wins; a tie is half a win. */
  wins: Estimate | null;
  ties: number;
  unread: number;
  /** How many cases it takes to know the share to within five points. */
  casesNeeded: number;
};

/** The agreement of a judge with the graders of the near misses. */
export type Agreement = {
  judge: string;
  /** With what two of three graders prefer, on the pairs that all three graded. */
  kappa: KappaEstimate | null;
  /** Whether the agreement is high enough for the judge to count. */
  counts: boolean;
  /** The pairs graded by three, and those of which the judge and the graders prefer the same answer. */
  pairs: number;
  sameSide: number;
  /** Near misses of which the good answer was preferred in both orders, and those marked down for what was done to them. */
  nearMisses: { right: number; forIt: number; pairs: number };
  /** The same kappa criterion by criterion; null where it is undefined. */
  byCriterion: {
    id: Criterion;
    kappa: KappaEstimate | null;
    /** Of both readers with each other: where they do not agree, no judge counts. */
    readers: KappaEstimate | null;
    counts: boolean;
  }[];
};

export type Result = {
  format: typeof resultFormat;
  run: RunHead;
  /** The run that the changes refer to; null for the first. */
  before: string | null;
  models: ModelResult[];
  agreement: Agreement[];
  duels: Duel[];
};

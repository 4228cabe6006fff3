/** The estimate of a run, shown before it starts. */
import { type ModelUsage, microdollarsOf } from '../../shared/domain/plan/model-cost.ts';
import type { PricesOf } from './prices.ts';

/** One kind of request in a run: the number of calls to a model, with their tokens. */
export type Planned = {
  what: string;
  model: string;
  calls: number;
  /** The tokens of all calls. */
  usage: ModelUsage;
  /** The duration of one call, in ms. */
  eachMs: number;
};

export type RunEstimate = {
  calls: number;
  tokens: number;
  /** Null if the price of one of the models is unknown. */
  dollars: number | null;
  minutes: number;
};

/** Output tokens of an answer, a plain answer and a verdict, reasoning included. */
export const outputTokens = { answer: 1100, plain: 900, verdict: 350 } as const;
/** Typical durations of one call, in ms. */
export const typicalMs = { answer: 14_000, plain: 12_000, verdict: 6000 } as const;
/** An answer with calculations takes a call for each round, and one with missing parts takes another one. */
export const callsPerAnswer = 1.3;

const charactersPerToken = 4;
/** The tokens of a text; roughly right for English. */
export const tokensIn = (characters: number) => Math.ceil(characters / charactersPerToken);

/**
 * The verdicts of one judge: each model's answers against the plain one's, with --compare both models' against each
 * other, and the pairs, all in both orders.
 */
export const verdictsOf = (run: {
  models: number;
  advised: number;
  pairs: number;
  isCompared: boolean;
}) => 2 * (run.advised * (run.models + (run.isCompared ? 1 : 0)) + run.pairs);

/** The estimate of a whole run: no input counts as cached, so it is slightly too high. */
export const estimateRun = (
  planned: readonly Planned[],
  { pricesOf, concurrency }: { pricesOf: PricesOf; concurrency: number },
): RunEstimate => {
  const costs = planned.map(({ model, usage }) => {
    const prices = pricesOf(model);
    return prices && microdollarsOf(usage, prices) / 1_000_000;
  });
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return {
    calls: Math.ceil(sum(planned.map(({ calls }) => calls))),
    tokens: Math.ceil(sum(planned.map(({ usage }) => usage.input + usage.output))),
    dollars: costs.includes(null) ? null : sum(costs.map(Number)),
    minutes: sum(planned.map(({ calls, eachMs }) => (calls * eachMs) / concurrency)) / 60_000,
  };
};

export const estimateText = ({ calls, tokens, dollars, minutes }: RunEstimate) =>
  [
    `about ${calls.toLocaleString('en-US')} calls`,
    `${tokens.toLocaleString('en-US')} tokens`,
    dollars === null ? 'dollars unknown (set EVAL_PRICES)' : `$${dollars.toFixed(2)}`,
    `${Math.max(1, Math.ceil(minutes))} minutes`,
  ].join(' · ');

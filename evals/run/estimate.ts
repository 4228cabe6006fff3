/** What a run will take, said before it begins. */
import { type ModelUsage, microdollarsOf } from '../../shared/domain/model-cost.ts';
import type { PricesOf } from './prices.ts';

/** One kind of request of a run: how many there will be, of a model, with so many tokens in and out. */
export type Planned = {
  what: string;
  model: string;
  calls: number;
  /** All of them together. */
  usage: ModelUsage;
  /** How long one takes, in ms. */
  eachMs: number;
};

export type RunEstimate = {
  calls: number;
  tokens: number;
  /** Null when the price of one of the models is not known. */
  dollars: number | null;
  minutes: number;
};

/** Tokens out of an answer, of a plain answer and of a verdict, reasoning included. */
export const outputTokens = { answer: 1100, plain: 900, verdict: 350 } as const;
/** How long one takes, in ms. */
export const typicalMs = { answer: 14_000, plain: 12_000, verdict: 6000 } as const;
/** An answer with sums asks again for each round; one that leaves something out is asked once more. */
export const callsPerAnswer = 1.3;

const charactersPerToken = 4;
/** The tokens of a text: about right for English, and enough to decide by. */
export const tokensIn = (characters: number) => Math.ceil(characters / charactersPerToken);

/** All of it: nothing counts as cached, so that it costs at most a little more. */
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

/** The estimate in one line. */
export const estimateText = ({ calls, tokens, dollars, minutes }: RunEstimate) =>
  [
    `about ${calls.toLocaleString('en-US')} calls`,
    `${tokens.toLocaleString('en-US')} tokens`,
    dollars === null ? 'dollars unknown (set EVAL_PRICES)' : `$${dollars.toFixed(2)}`,
    `${Math.max(1, Math.ceil(minutes))} minutes`,
  ].join(' · ');

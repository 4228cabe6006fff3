import type { ModelUsage } from '../../shared/domain/plan/model-cost.ts';

/** One request to the provider, as sent over the network. */
export type Call = {
  /** The model name that the provider reports. */
  model: string;
  ms: number;
  firstMs: number;
  /** When the words of the first draft began; null without one. */
  firstDraftMs: number | null;
  /** Of the output, what the model only thought. */
  reasoning: number;
  /**
   * `stop`, `length`, `content_filter`, `refusal`, or another value of a compatible provider; `error` for a failed
   * call.
   */
  finish: string;
  /** Null if the provider reports none. */
  usage: ModelUsage | null;
  text: string;
  charactersIn: number;
};

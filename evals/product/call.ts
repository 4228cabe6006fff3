import type { ModelUsage } from '../../shared/domain/model-cost.ts';

/** One request to the provider, as it went over the wire. */
export type Call = {
  /** The model as the provider names it. */
  model: string;
  ms: number;
  firstMs: number;
  /** `stop`, `length`, `content_filter`, `refusal`, or what a compatible provider says; `error` for a call that failed. */
  finish: string;
  /** Null where the provider reports none. */
  usage: ModelUsage | null;
  text: string;
  charactersIn: number;
};

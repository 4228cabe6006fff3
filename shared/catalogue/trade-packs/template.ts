import type { PromptInput } from '../schema.ts';
import type { TradeFacts } from '../trades/facts.ts';
import type { SpecificTrade } from '../trades.ts';

/** What is written by hand for one trade: a scene it knows, what to ask for and where it goes wrong. */
export type TradeLine = {
  readonly title: string;
  readonly description: string;
  readonly outcome: string;
  readonly scene: string;
  readonly ask: string;
  readonly watch: string;
};

/** One quick start for all nine trades. */
export type PackTemplate = {
  /** Last part of the ids; never changes once shipped. */
  readonly slug: string;
  readonly icon: string;
  readonly write: (line: TradeLine, facts: TradeFacts) => string;
  readonly inputs: (facts: TradeFacts) => PromptInput[];
  readonly lines: Readonly<Record<SpecificTrade, TradeLine>>;
};

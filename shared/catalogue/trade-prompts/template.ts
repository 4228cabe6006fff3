import type { PromptInput } from '../../domain/catalogue/starter-prompt.ts';
import type { Deliverable } from '../../domain/chat/answer-parts/declared-deliverables.ts';
import type { CalculationKind } from '../../domain/numbers/calculators/index.ts';
import type { TradeFacts } from './trade-facts-type.ts';

/** The sentences of a trade's prompt that are written by hand; the template holds the rest. */
export type TradePromptText = {
  readonly title: string;
  readonly description: string;
  /** The prefilled specific outcome. */
  readonly outcome: string;
  /** What is common in the trade, as general knowledge: the owner has not said it, so it is never told as theirs. */
  readonly situation: string;
  /** What the helper is asked to do. */
  readonly request: string;
  /** What to avoid or not to forget. */
  readonly caution: string;
};

/** The part of a quick start that is the same for all trades. */
export type TradePromptTemplate = {
  /** Name of an icon in the web's icon set. */
  readonly icon: string;
  /** What works out its sums, the main one first. */
  readonly calculators?: CalculationKind[];
  /** What the answer hands over. */
  readonly deliverables: Deliverable[];
  readonly content: (text: TradePromptText, trade: TradeFacts) => string;
  readonly inputs: (trade: TradeFacts) => PromptInput[];
};

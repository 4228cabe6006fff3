import type { HelperId } from '../domain/catalogue/helper-ids.ts';
import type { tradePromptTemplates } from './trade-prompts/templates.ts';

type Templates = typeof tradePromptTemplates;
/** A starter prompt of a trade, by its helper and slug: `sales/quiet-quote`. */
export type TradePromptRef = {
  [Helper in HelperId]: `${Helper}/${keyof Templates[Helper] & string}`;
}[HelperId];

/** Something that owners of the trade say, and what a helper does about it. */
type TradeProblem = { readonly helper: HelperId; readonly says: string; readonly help: string };

/** A conversation as it could run; nobody in it is a customer. */
export type TradeExample = {
  readonly helper: HelperId;
  /** Whose question it could be: "a plumber with two vans". */
  readonly who: string;
  readonly question: string;
  /** The first part of the answer: what matters, in two or three sentences. */
  readonly answer: string;
  /** The part that is ready to send; what the owner fills in stands in brackets. */
  readonly draft: { readonly title: string; readonly body: string };
  /** The part that says what to do, in order. */
  readonly steps: readonly (readonly [when: string, what: string])[];
};

/** The words of a trade's public page; its year, prompts, price and links come from the product. */
export type TradePage = {
  /** The heading; its second half stands in the color of the tape. */
  readonly heading: readonly [string, string];
  readonly lead: string;
  /** The sentence for search engines: 50 to 160 characters. */
  readonly description: string;
  readonly problems: readonly [TradeProblem, TradeProblem, TradeProblem];
  readonly example: TradeExample;
  readonly prompts: readonly [TradePromptRef, TradePromptRef, TradePromptRef];
};

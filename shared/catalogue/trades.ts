import type { HelperId } from '../domain/catalogue/helper-ids.ts';
import { specificTradeNames } from '../domain/catalogue/trade-of-business-type.ts';
import {
  tradePages as pages,
  promptInputExamples,
  type SpecificTrade,
  tradeTexts,
} from '../domain/catalogue/trades/index.ts';
import type { TradePage } from './trade-page-types.ts';
import type { TradePromptText } from './trade-prompts/template.ts';
import type { tradePromptTemplates } from './trade-prompts/templates.ts';
import type { TradeFacts } from './trade-prompts/trade-facts-type.ts';

type Templates = typeof tradePromptTemplates;

/** One text for every template of every helper, by helper and slug; a missing or misspelled one does not compile. */
type TradePromptTexts = {
  readonly [Helper in HelperId]: {
    readonly [Slug in keyof Templates[Helper]]: TradePromptText;
  };
};

/** A trade: its facts, and what is written by hand for its prompts. */
export type Trade = TradeFacts & { readonly prompts: TradePromptTexts };

type HandWritten = Omit<Trade, keyof (typeof promptInputExamples)[SpecificTrade]>;
const handWritten: Readonly<Record<SpecificTrade, HandWritten>> = tradeTexts;

/** The trades by the name that owners choose. */
export const trades = Object.fromEntries(
  specificTradeNames.map((name) => [name, { ...promptInputExamples[name], ...handWritten[name] }]),
) as Readonly<Record<SpecificTrade, Trade>>;

/** The words of their public pages. */
export const tradePages: Readonly<Record<SpecificTrade, TradePage>> = pages;

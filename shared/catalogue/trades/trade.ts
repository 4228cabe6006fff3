import type { HelperId } from '../../domain/catalogue/helper-ids.ts';
import type { TradePromptText } from '../trade-prompts/template.ts';
import type { tradePromptTemplates } from '../trade-prompts/templates.ts';
import type { TradeFacts } from './facts.ts';

type Templates = typeof tradePromptTemplates;

/** One text for every template of every helper, by helper and slug; a missing or misspelled one does not compile. */
type TradePromptTexts = {
  readonly [Helper in HelperId]: {
    readonly [Slug in keyof Templates[Helper]]: TradePromptText;
  };
};

/** A trade: its facts, and what is written by hand for its prompts. */
export type Trade = TradeFacts & { readonly prompts: TradePromptTexts };

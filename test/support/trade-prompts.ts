import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { specificTradeNames } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { type TradePrompt, tradePromptsOf } from '#shared/starter-prompts/trade-prompts.ts';

/** The quick starts of every helper for every trade. */
export const tradePrompts: readonly TradePrompt[] = helperIds.flatMap((helper) =>
  specificTradeNames.flatMap((trade) => tradePromptsOf(helper, trade)),
);

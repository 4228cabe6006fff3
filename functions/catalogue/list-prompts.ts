import { contract } from '#shared/contract/index.ts';
import { fallbackTrade, tradeOf } from '#shared/domain/choices.ts';
import { handle } from '../lib/http.ts';
import { starterPromptsOf } from '../tables/starter-prompts-table.ts';

/** The starter prompts of a helper for a trade; a trade without prompts, and a type that is no listed trade, gets those of Other. */
export const listPrompts = handle(
  contract.catalogue.listPrompts,
  async ({ helper_id, business_type }) => {
    const trade = tradeOf(business_type);
    const items = await starterPromptsOf(helper_id, trade);
    if (items.length || trade === fallbackTrade) return { business_type: trade, items };
    return {
      business_type: fallbackTrade,
      items: await starterPromptsOf(helper_id, fallbackTrade),
    };
  },
);

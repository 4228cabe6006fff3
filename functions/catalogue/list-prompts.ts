import { contract } from '#shared/contract/index.ts';
import { fallbackTrade, tradeOf } from '#shared/domain/choices.ts';
import { handle } from '../lib/http.ts';
import { starterPromptsOf } from '../tables/starter-prompts-table.ts';

/** The starter prompts of a helper for a business; a type without any, or none of ours, gets those of Other. */
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

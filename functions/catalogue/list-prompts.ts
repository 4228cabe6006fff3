import { helpersWithSharedSubcategories } from '#shared/catalogue/helpers-that-share-subcategories.ts';
import { catalogue } from '#shared/contract/catalogue.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { fallbackTrade, tradeOf } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { handle } from '../lib/http-handler.ts';
import { starterPromptsOf } from './starter-prompts-table.ts';
import { subcategoryEditsOf } from './subcategory-prompt-edits-table.ts';

/**
 * The starter prompts of a helper for a trade; a trade without prompts, and a type that is no listed trade, gets those of
 * Other. With those comes what an admin changed inside the subcategories, which are the same for every trade.
 */
export const listPrompts = handle(catalogue.listPrompts, async ({ helper_id, business_type }) => {
  const trade = tradeOf(business_type);
  if (trade !== fallbackTrade) {
    const items = await starterPromptsOf(helper_id, trade);
    if (items.length) return { business_type: trade, items };
  }
  const [items, edits] = await Promise.all([
    starterPromptsOf(helper_id, fallbackTrade),
    editsFor(helper_id),
  ]);
  return { business_type: fallbackTrade, items, ...(edits && { edits }) };
});

const editsFor = async (helper: HelperId) => {
  const all = await Promise.all(helpersWithSharedSubcategories(helper).map(subcategoryEditsOf));
  const prompts = all
    .flatMap((one) => one.prompts)
    .map(({ edited: _, edited_at: __, moved: ___, ...prompt }) => prompt);
  const orders = all.flatMap((one) => one.orders);
  return prompts.length || orders.length ? { prompts, orders } : undefined;
};

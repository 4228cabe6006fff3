import { contract } from '#shared/contract/index.ts';
import { fallbackBusinessType, tradeOf } from '#shared/domain/choices.ts';
import { handle } from '../lib/http.ts';
import { actionsOf } from '../tables/starter-prompts-table.ts';

/** The starter prompts of a helper for a business; a type without any, or none of ours, gets those of Other. */
export const actions = handle(contract.catalogue.actions, async ({ helper_id, business_type }) => {
  const trade = tradeOf(business_type);
  const items = await actionsOf(helper_id, trade);
  if (items.length || trade === fallbackBusinessType) return { business_type: trade, items };
  return {
    business_type: fallbackBusinessType,
    items: await actionsOf(helper_id, fallbackBusinessType),
  };
});

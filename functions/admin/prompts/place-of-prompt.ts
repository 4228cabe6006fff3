import { loadHelperContent } from '#shared/catalogue/load/load-helper.ts';
import { fallbackTrade } from '#shared/domain/account/choices.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { type TradeName, tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { loadShipped } from './load-shipped.ts';
import type { PromptPlace } from './prompt-store.ts';

/**
 * The list in which admins edit a prompt of a helper: that of a subcategory, of all trades, or of one trade; null for one
 * that they do not edit, such as a reply to a message, or that no longer ships.
 */
export const placeOfPrompt = async (
  helper_id: HelperId,
  id: string,
  now: Date,
): Promise<PromptPlace | null> => {
  const { subcategories } = await loadHelperContent(helper_id);
  const inside = subcategories.find(({ prompts }) => prompts.some((one) => one.id === id));
  if (inside) return { helper_id, business_type: fallbackTrade, subcategory: inside.id };
  const { shippedStarterPromptsOf } = await loadShipped();
  const has = (trade: TradeName) =>
    shippedStarterPromptsOf(helper_id, trade, now).some((one) => one.id === id);
  const business_type = tradeNames.find(has);
  return business_type ? { helper_id, business_type } : null;
};

import { useQuery } from '@tanstack/react-query';
import { uncovered } from '#shared/catalogue/covered-quick-starts.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { StarterPrompt } from '#shared/domain/catalogue/starter-prompt.ts';
import type { SubcategoryPromptEdits } from '#shared/domain/catalogue/subcategory-prompt-edits.ts';
import { fallbackTrade } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { starterPromptsQuery } from '#web/core/helper-prompts-query.ts';
import { withDistinctIcons } from './distinct-icons.ts';

export type Edits = SubcategoryPromptEdits<StarterPrompt>;
const noEdits: Edits = { prompts: [], orders: [] };

/**
 * The starter prompts the server has for a helper and a trade, in their order, and after them those for any trade
 * whose purpose the trade's own do not have, with what an admin changed inside the subcategories; undefined until they are here.
 */
export const useStarterPrompts = (helperId: HelperId, businessType: string) => {
  const own = useQuery(starterPromptsQuery(helperId, businessType));
  const hasOwn = own.data !== undefined && own.data.business_type !== fallbackTrade;
  // Prompts for any trade are an addition: the page works without them when they cannot be loaded.
  const general = useQuery({
    ...starterPromptsQuery(helperId, fallbackTrade),
    enabled: hasOwn,
    retry: false,
  });
  const more = hasOwn ? uncovered(general.data?.items ?? [], own.data.items) : [];
  const items = own.data && [...own.data.items, ...more];
  return {
    quickStarts: items && withDistinctIcons(items.filter(isOf('quick_start_prompt'))),
    cards: items?.filter(isOf('subcategory_card')) ?? [],
    edits: own.data?.edits ?? general.data?.edits ?? noEdits,
    error: own.error,
    retry: () => void own.refetch(),
  };
};

const isOf =
  (type: StarterPrompt['action_type']) =>
  ({ action_type }: StarterPrompt) =>
    action_type === type;

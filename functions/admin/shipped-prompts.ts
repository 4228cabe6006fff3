import type { StarterPrompt } from '#shared/domain/starter-prompt.ts';
import type { StoredStarterPrompt } from '../tables/starter-prompts-table.ts';

type PromptList = Pick<StarterPrompt, 'helper_id' | 'business_type'>;

/** The starter prompts of a helper and trade as they ship with the product. */
export const shippedPromptsOf = async ({ helper_id, business_type }: PromptList, now: Date) => {
  // Imported on demand, because most admin operations need none of these texts.
  const { shippedStarterPromptsOf } = await import('#shared/starter-prompts/shipped.ts');
  return shippedStarterPromptsOf(helper_id, business_type, now);
};

/** Stored starter prompts for the admin pages: with `edited`, `moved`, and whether a shipped text can be restored. */
export const withShippedFlag = async (
  stored: readonly StoredStarterPrompt[],
  list: PromptList,
  now: Date,
) => {
  const shipped = new Set((await shippedPromptsOf(list, now)).map(({ id }) => id));
  return stored.map(({ edited = false, moved = false, ...action }) => ({
    ...action,
    edited,
    moved,
    shipped: shipped.has(action.id),
  }));
};

/** The same for one starter prompt. */
export const withShippedFlagOne = async (stored: StoredStarterPrompt, now: Date) => {
  const [shown] = await withShippedFlag([stored], stored, now);
  return shown as NonNullable<typeof shown>;
};

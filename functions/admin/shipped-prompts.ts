import type { StarterPrompt } from '#shared/catalogue/schema.ts';
import type { StoredStarterPrompt } from '../tables/starter-prompts-table.ts';

type Place = Pick<StarterPrompt, 'helper_id' | 'business_type'>;

/** The starter prompts of a helper and trade as they come with the product. */
export const shippedPromptsOf = async ({ helper_id, business_type }: Place, now: Date) => {
  // Loaded when they are asked for: most of what an admin does needs none of these texts.
  const { shippedStarterPromptsOf } = await import('#shared/catalogue/starter-prompts.ts');
  return shippedStarterPromptsOf(helper_id, business_type, now);
};

/** Stored starter prompts as the admin sees them: with what was done to them and whether there is a text to go back to. */
export const withShippedFlag = async (
  stored: readonly StoredStarterPrompt[],
  place: Place,
  now: Date,
) => {
  const shipped = new Set((await shippedPromptsOf(place, now)).map(({ id }) => id));
  return stored.map(({ edited = false, moved = false, ...action }) => ({
    ...action,
    edited,
    moved,
    shipped: shipped.has(action.id),
  }));
};

/** The same for one of them. */
export const withShippedFlagOne = async (stored: StoredStarterPrompt, now: Date) => {
  const [shown] = await withShippedFlag([stored], stored, now);
  return shown as NonNullable<typeof shown>;
};

import type { HelperAction } from '#shared/catalogue/schema.ts';
import type { StoredAction } from '../services/plan-catalogue-load.ts';

type Place = Pick<HelperAction, 'helper_id' | 'business_type'>;

/** The starter prompts of a helper and trade as they come with the product. */
export const shippedFor = async ({ helper_id, business_type }: Place, now: Date) => {
  // Read when they are asked for: most of what an admin does needs none of these texts.
  const { shippedActions } = await import('#shared/catalogue/starter-prompts.ts');
  return shippedActions(now).filter(
    (action) => action.helper_id === helper_id && action.business_type === business_type,
  );
};

/** Stored starter prompts as the admin sees them: with what was done to them and whether there is a text to go back to. */
export const shownActions = async (stored: readonly StoredAction[], place: Place, now: Date) => {
  const shipped = new Set((await shippedFor(place, now)).map(({ id }) => id));
  return stored.map(({ edited = false, moved = false, ...action }) => ({
    ...action,
    edited,
    moved,
    shipped: shipped.has(action.id),
  }));
};

/** The same for one of them. */
export const shownAction = async (stored: StoredAction, now: Date) => {
  const [shown] = await shownActions([stored], stored, now);
  return shown as NonNullable<typeof shown>;
};

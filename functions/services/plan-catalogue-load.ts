import type { StarterPrompt } from '#shared/catalogue/schema.ts';
import type { StoredStarterPrompt } from '../tables/starter-prompts-table.ts';

/** What has to be written so that what is stored is what is shipped. */
export type LoadPlan = { put: StoredStarterPrompt[]; remove: StoredStarterPrompt[] };

/**
 * Compares the stored prompts of one helper and trade with the shipped ones. What an admin wrote stays as it is, also
 * when it is no longer shipped; a place an admin chose stays too. Nothing to do gives an empty plan.
 */
export const planLoad = (
  stored: readonly StoredStarterPrompt[],
  shipped: readonly StarterPrompt[],
  now: Date,
): LoadPlan => {
  const plan: LoadPlan = { put: [], remove: [] };
  const known = new Map(stored.map((action) => [action.id, action]));
  for (const action of shipped) {
    const standing = known.get(action.id);
    known.delete(action.id);
    if (standing?.edited) continue;
    const next = merged(action, standing, now);
    if (standing && isSame(standing, next)) continue;
    if (standing && standing.order_index !== next.order_index) plan.remove.push(standing);
    plan.put.push(next);
  }
  for (const left of known.values()) if (!left.edited) plan.remove.push(left);
  return plan;
};

const merged = (action: StarterPrompt, standing: StoredStarterPrompt | undefined, now: Date) => ({
  ...action,
  created_at: standing?.created_at ?? now.toISOString(),
  updated_at: now.toISOString(),
  ...(standing?.moved && { order_index: standing.order_index, moved: true }),
});

/** The dates do not count; the table gives the keys of an object back in another order than they were written. */
const isSame = (a: StoredStarterPrompt, b: StoredStarterPrompt) =>
  wordOf({ ...a, updated_at: '' }) === wordOf({ ...b, updated_at: '' });

const wordOf = (action: StoredStarterPrompt) => JSON.stringify(action, (_, value) => sorted(value));

const sorted = (value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

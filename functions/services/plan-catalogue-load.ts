import type { StarterPrompt } from '#shared/domain/starter-prompt.ts';
import type { StoredStarterPrompt } from '../tables/starter-prompts-table.ts';

/** The writes that make the stored prompts equal to the shipped ones. */
export type LoadPlan = { put: StoredStarterPrompt[]; remove: StoredStarterPrompt[] };

/**
 * Compares the stored prompts of one helper and trade with the shipped ones. A prompt that an admin edited stays as it is,
 * even if it no longer ships; a position that an admin chose stays too. The plan is empty if nothing differs.
 */
export const planLoad = (
  stored: readonly StoredStarterPrompt[],
  shipped: readonly StarterPrompt[],
  now: Date,
): LoadPlan => {
  const plan: LoadPlan = { put: [], remove: [] };
  const unmatched = new Map(stored.map((prompt) => [prompt.id, prompt]));
  for (const prompt of shipped) {
    const current = unmatched.get(prompt.id);
    unmatched.delete(prompt.id);
    if (current?.edited) continue;
    const next = merged(prompt, current, now);
    if (current && isSame(current, next)) continue;
    if (current && current.order_index !== next.order_index) plan.remove.push(current);
    plan.put.push(next);
  }
  for (const left of unmatched.values()) if (!left.edited) plan.remove.push(left);
  return plan;
};

const merged = (prompt: StarterPrompt, current: StoredStarterPrompt | undefined, now: Date) => ({
  ...prompt,
  created_at: current?.created_at ?? now.toISOString(),
  updated_at: now.toISOString(),
  ...(current?.moved && { order_index: current.order_index, moved: true }),
});

/** Compares without `updated_at`, and with sorted keys, because the table does not keep the order of keys. */
const isSame = (a: StoredStarterPrompt, b: StoredStarterPrompt) =>
  canonicalJson({ ...a, updated_at: '' }) === canonicalJson({ ...b, updated_at: '' });

const canonicalJson = (prompt: StoredStarterPrompt) =>
  JSON.stringify(prompt, (_, value) => sorted(value));

const sorted = (value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

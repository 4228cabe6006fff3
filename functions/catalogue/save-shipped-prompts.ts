import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import type { StarterPrompt } from '#shared/domain/catalogue/starter-prompt.ts';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import {
  putStarterPrompt,
  removeStarterPrompts,
  type StoredStarterPrompt,
  saveCatalogueVersion,
  savedCatalogueVersion,
  storedStarterPrompts,
} from './starter-prompts-table.ts';

/** The writes that make the stored prompts equal to the shipped ones. */
type LoadPlan = { put: StoredStarterPrompt[]; remove: StoredStarterPrompt[] };

/**
 * Compares the stored prompts of one helper and trade with the shipped ones. A prompt that an admin edited stays as it is,
 * even if it no longer ships; a position that an admin chose stays too. The plan is empty if nothing differs.
 */
const planLoad = (
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

type Catalogue = { version: string; actions: readonly StarterPrompt[] };

/**
 * Makes the stored starter prompts equal to those that ship with the product, except where an admin changed them. Resolves
 * to how many were written and removed. Loads one helper at a time, which is a few dozen writes at once. Idempotent; the
 * version is stored last, so the next run completes an interrupted one.
 */
export const saveShippedPrompts = async (
  now = new Date(),
  catalogue: Catalogue | Promise<Catalogue> = shippedCatalogue(now),
) => {
  const { version, actions } = await catalogue;
  const result = { written: 0, removed: 0 };
  if ((await savedCatalogueVersion()) === version) return result;
  for (const helper of helperIds)
    await Promise.all(
      tradeNames.map(async (trade) => {
        const shipped = actions.filter(
          ({ helper_id, business_type }) => helper_id === helper && business_type === trade,
        );
        const plan = planLoad(await storedStarterPrompts(helper, trade), shipped, now);
        await removeStarterPrompts(plan.remove);
        await Promise.all(plan.put.map(putStarterPrompt));
        result.written += plan.put.length;
        result.removed += plan.remove.length;
      }),
    );
  await saveCatalogueVersion(version, now);
  return result;
};

const shippedCatalogue = async (now: Date): Promise<Catalogue> => {
  const { catalogueVersion, shippedStarterPrompts } = await import(
    '#shared/starter-prompts/shipped.ts'
  );
  return { version: catalogueVersion(), actions: shippedStarterPrompts(now) };
};

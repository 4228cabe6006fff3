import { tradeNames } from '#shared/domain/choices.ts';
import { helperIds } from '#shared/domain/helper-ids.ts';
import type { StarterPrompt } from '#shared/domain/starter-prompt.ts';
import { planLoad } from '../services/plan-catalogue-load.ts';
import {
  loadedVersion,
  putStarterPrompt,
  removeStarterPrompts,
  saveLoadedVersion,
  storedStarterPrompts,
} from '../tables/starter-prompts-table.ts';

type Catalogue = { version: string; actions: readonly StarterPrompt[] };

/**
 * Makes the stored starter prompts equal to those that ship with the product, except where an admin changed them. Resolves
 * to how many were written and removed. Loads one helper at a time, which is a few dozen writes at once. Idempotent; the
 * version is stored last, so the next run completes an interrupted one.
 */
export const loadCatalogue = async (
  now = new Date(),
  catalogue: Catalogue | Promise<Catalogue> = shippedCatalogue(now),
) => {
  const { version, actions } = await catalogue;
  const result = { written: 0, removed: 0 };
  if ((await loadedVersion()) === version) return result;
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
  await saveLoadedVersion(version, now);
  return result;
};

const shippedCatalogue = async (now: Date): Promise<Catalogue> => {
  const { catalogueVersion, shippedStarterPrompts } = await import(
    '#shared/starter-prompts/shipped.ts'
  );
  return { version: catalogueVersion(), actions: shippedStarterPrompts(now) };
};

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

type Shipment = { version: string; actions: readonly StarterPrompt[] };

/**
 * Brings the stored starter prompts in line with those that come with the product and answers how many were written and
 * removed; one helper at a time, so a few dozen writes at once. Doing it again does nothing. An interrupted load is
 * finished by the next one, since the version is noted last.
 */
export const loadCatalogue = async (
  now = new Date(),
  shipment: Shipment | Promise<Shipment> = thisShipment(now),
) => {
  const { version, actions } = await shipment;
  const result = { written: 0, removed: 0 };
  if ((await loadedVersion()) === version) return result;
  for (const helper of helperIds)
    await Promise.all(
      tradeNames.map(async (trade) => {
        const wanted = actions.filter(
          ({ helper_id, business_type }) => helper_id === helper && business_type === trade,
        );
        const plan = planLoad(await storedStarterPrompts(helper, trade), wanted, now);
        await removeStarterPrompts(plan.remove);
        await Promise.all(plan.put.map(putStarterPrompt));
        result.written += plan.put.length;
        result.removed += plan.remove.length;
      }),
    );
  await saveLoadedVersion(version, now);
  return result;
};

const thisShipment = async (now: Date): Promise<Shipment> => {
  const { catalogueVersion, shippedStarterPrompts } = await import(
    '#shared/starter-prompts/shipped.ts'
  );
  return { version: catalogueVersion(), actions: shippedStarterPrompts(now) };
};

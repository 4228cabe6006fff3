import type { HelperAction } from '#shared/catalogue/schema.ts';
import { businessTypes } from '#shared/domain/choices.ts';
import { helperIds } from '#shared/domain/helpers.ts';
import {
  loadedVersion,
  noteLoaded,
  putAction,
  removeActions,
  storedActions,
} from '../tables/starter-prompts-table.ts';
import { planLoad } from '../services/plan-catalogue-load.ts';

type Shipment = { version: string; actions: readonly HelperAction[] };

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
      businessTypes.map(async (trade) => {
        const wanted = actions.filter(
          ({ helper_id, business_type }) => helper_id === helper && business_type === trade,
        );
        const plan = planLoad(await storedActions(helper, trade), wanted, now);
        await removeActions(plan.remove);
        await Promise.all(plan.put.map(putAction));
        result.written += plan.put.length;
        result.removed += plan.remove.length;
      }),
    );
  await noteLoaded(version, now);
  return result;
};

const thisShipment = async (now: Date): Promise<Shipment> => {
  const { catalogueVersion, shippedActions } = await import('#shared/catalogue/starter-prompts.ts');
  return { version: catalogueVersion(), actions: shippedActions(now) };
};

import * as z from 'zod';
import { HelperAction } from '#shared/catalogue/schema.ts';
import type { BusinessType } from '#shared/domain/choices.ts';
import type { HelperId } from '#shared/domain/helpers.ts';
import { conditionFailed, table } from '../lib/table.ts';
import type { StoredAction } from '../services/plan-catalogue-load.ts';

type Place = Pick<HelperAction, 'helper_id' | 'business_type'>;
const pk = ({ helper_id, business_type }: Place) => `ACTIONS#${helper_id}#${business_type}`;
/** Three digits keep the keys in the order of the numbers. */
const key = (action: StoredAction) => ({
  pk: pk(action),
  sk: `${String(action.order_index).padStart(3, '0')}#${action.id}`,
});
const versionKey = { pk: 'ACTIONS', sk: 'VERSION' };

const Shown = HelperAction.strip();
const Stored = Shown.extend({ edited: z.boolean().optional(), moved: z.boolean().optional() });

/** The starter prompts of a helper for a trade, in their order, as owners see them. */
export const actionsOf = async (helper_id: HelperId, business_type: BusinessType) =>
  (await itemsOf({ helper_id, business_type })).map((item): HelperAction => Shown.parse(item));

/** The same with what an admin did to them. */
export const storedActions = async (helper_id: HelperId, business_type: BusinessType) =>
  (await itemsOf({ helper_id, business_type })).map((item): StoredAction => Stored.parse(item));

const itemsOf = (place: Place) =>
  Array.fromAsync(
    table.each({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk(place) },
    }),
  );

/** Stores a starter prompt in its place. */
export const putAction = async (action: StoredAction) => {
  await table.put({ ...key(action), ...action });
};

/** Writes over the starter prompt that stands in this place; answers false when it is no longer the one that was `seen`. */
export const replaceAction = async (seen: StoredAction, action: StoredAction) => {
  try {
    await table.put(
      { ...key(seen), ...action },
      {
        ConditionExpression: 'updated_at = :seen',
        ExpressionAttributeValues: { ':seen': seen.updated_at },
      },
    );
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
};

/** Removes starter prompts from their places. */
export const removeActions = (actions: readonly StoredAction[]) =>
  table.removeMany(actions.map(key));

/** Moves starter prompts to other places in one write, at most 50 of them; answers false, and moves none, when one has changed since. */
export const moveActions = async (moves: readonly { from: StoredAction; to: StoredAction }[]) => {
  const changed = moves.filter(({ from, to }) => from.order_index !== to.order_index);
  if (!changed.length) return true;
  try {
    await table.transact(
      changed.flatMap(({ from, to }) => [
        {
          Delete: {
            TableName: table.name,
            Key: key(from),
            ConditionExpression: 'updated_at = :seen',
            ExpressionAttributeValues: { ':seen': from.updated_at },
          },
        },
        { Put: { TableName: table.name, Item: { ...key(to), ...to } } },
      ]),
    );
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'TransactionCanceledException') return false;
    throw error;
  }
};

/** Which set of shipped prompts was loaded last. */
export const loadedVersion = async () =>
  (await table.get(versionKey, { consistent: true }))?.version as string | undefined;

/** Notes which set of shipped prompts has been loaded. */
export const noteLoaded = (version: string, now: Date) =>
  table.put({ ...versionKey, version, loaded_at: now.toISOString() });

import * as z from 'zod';
import { StarterPrompt } from '#shared/catalogue/schema.ts';
import type { TradeName } from '#shared/domain/choices.ts';
import type { HelperId } from '#shared/domain/helpers.ts';
import { catalogueVersionKey, starterPromptKey, starterPromptsPartition } from '../lib/keys.ts';
import { conditionFailed, table } from '../lib/table.ts';

type Place = Pick<StarterPrompt, 'helper_id' | 'business_type'>;
const key = ({ helper_id, business_type, order_index, id }: StoredStarterPrompt) =>
  starterPromptKey(helper_id, business_type, order_index, id);

const Shown = StarterPrompt.strip();
const Stored = Shown.extend({ edited: z.boolean().optional(), moved: z.boolean().optional() });
/** A starter prompt as stored; `edited` once an admin rewrote it, `moved` once an admin changed its position. */
export type StoredStarterPrompt = z.infer<typeof Stored>;

/** The starter prompts of a helper for a trade, in their order, as owners see them. */
export const starterPromptsOf = async (helper_id: HelperId, business_type: TradeName) =>
  (await itemsOf({ helper_id, business_type })).map((item): StarterPrompt => Shown.parse(item));

/** The same with what an admin did to them. */
export const storedStarterPrompts = async (helper_id: HelperId, business_type: TradeName) =>
  (await itemsOf({ helper_id, business_type })).map(
    (item): StoredStarterPrompt => Stored.parse(item),
  );

const itemsOf = (place: Place) =>
  Array.fromAsync(
    table.each({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: {
        ':pk': starterPromptsPartition(place.helper_id, place.business_type),
      },
    }),
  );

/** Stores a starter prompt in its place. */
export const putStarterPrompt = async (action: StoredStarterPrompt) => {
  await table.put({ ...key(action), ...action });
};

/** Writes over the starter prompt that stands in this place; answers false when it is no longer the one that was `seen`. */
export const replaceStarterPrompt = async (
  seen: StoredStarterPrompt,
  action: StoredStarterPrompt,
) => {
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
export const removeStarterPrompts = (actions: readonly StoredStarterPrompt[]) =>
  table.removeMany(actions.map(key));

/** Moves starter prompts to other places in one write, at most 50 of them; answers false, and moves none, when one has changed since. */
export const moveStarterPrompts = async (
  moves: readonly { from: StoredStarterPrompt; to: StoredStarterPrompt }[],
) => {
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
  (await table.get(catalogueVersionKey, { consistent: true }))?.version as string | undefined;

/** Notes which set of shipped prompts has been loaded. */
export const saveLoadedVersion = (version: string, now: Date) =>
  table.put({ ...catalogueVersionKey, version, loaded_at: now.toISOString() });

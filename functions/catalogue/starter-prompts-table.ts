import * as z from 'zod';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { StarterPrompt } from '#shared/domain/catalogue/starter-prompt.ts';
import type { TradeName } from '#shared/domain/catalogue/trades/index.ts';
import {
  catalogueVersionKey,
  starterPromptKey,
  starterPromptsPartition,
} from '../lib/keys/prompt-keys.ts';
import { table } from '../lib/table.ts';
import { isWritten } from '../lib/writes/conditional-write.ts';

type PromptList = Pick<StarterPrompt, 'helper_id' | 'business_type'>;
const key = ({ helper_id, business_type, order_index, id }: StoredStarterPrompt) =>
  starterPromptKey(helper_id, business_type, order_index, id);

const Shown = StarterPrompt.strip();
export const StoredPrompt = Shown.extend({
  edited: z.boolean().optional(),
  /** When its text was last edited; absent for a text that was not. */
  edited_at: z.iso.datetime().optional(),
  moved: z.boolean().optional(),
});
/** A starter prompt as stored; `edited` once an admin rewrote it, `moved` once an admin changed its position. */
export type StoredStarterPrompt = z.infer<typeof StoredPrompt>;

/** The starter prompts of a helper for a trade, in their order, as owners see them. */
export const starterPromptsOf = async (helper_id: HelperId, business_type: TradeName) =>
  (await itemsOf({ helper_id, business_type })).map((item): StarterPrompt => Shown.parse(item));

/** The same with `edited` and `moved`. */
export const storedStarterPrompts = async (helper_id: HelperId, business_type: TradeName) =>
  (await itemsOf({ helper_id, business_type })).map(
    (item): StoredStarterPrompt => StoredPrompt.parse(item),
  );

const itemsOf = (list: PromptList) =>
  Array.fromAsync(
    table.each({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: {
        ':pk': starterPromptsPartition(list.helper_id, list.business_type),
      },
    }),
  );

/** Stores a starter prompt at its position. */
export const putStarterPrompt = async (action: StoredStarterPrompt) => {
  await table.put({ ...key(action), ...action });
};

/** Replaces the starter prompt `seen`; resolves to false if it has changed since it was read. */
export const replaceStarterPrompt = async (
  seen: StoredStarterPrompt,
  action: StoredStarterPrompt,
) => {
  return isWritten(
    table.put(
      { ...key(seen), ...action },
      {
        ConditionExpression: 'updated_at = :seen',
        ExpressionAttributeValues: { ':seen': seen.updated_at },
      },
    ),
  );
};

/** Removes the starter prompt `seen`; resolves to false if it has changed since it was read. */
export const removeStarterPrompt = async (seen: StoredStarterPrompt) => {
  return isWritten(
    table.remove(key(seen), {
      ConditionExpression: 'updated_at = :seen',
      ExpressionAttributeValues: { ':seen': seen.updated_at },
    }),
  );
};

/** Removes starter prompts. */
export const removeStarterPrompts = (actions: readonly StoredStarterPrompt[]) =>
  table.removeMany(actions.map(key));

/** Moves up to 50 starter prompts to other positions in one transaction; resolves to false, without a move, if one has changed since. */
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

/** The version of the shipped prompts that were stored last. */
export const savedCatalogueVersion = async () =>
  (await table.get(catalogueVersionKey, { consistent: true }))?.version as string | undefined;

/** Notes which version of the shipped prompts is stored. */
export const saveCatalogueVersion = (version: string, now: Date) =>
  table.put({ ...catalogueVersionKey, version, loaded_at: now.toISOString() });

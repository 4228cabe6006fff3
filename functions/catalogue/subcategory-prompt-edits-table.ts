import * as z from 'zod';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { Key } from '../lib/keys/key-and-item.ts';
import {
  editedPromptKey,
  editedPromptPrefix,
  subcategoryEditsPartition,
  subcategoryOrderKey,
} from '../lib/keys/prompt-keys.ts';
import { table } from '../lib/table.ts';
import { isWritten } from '../lib/writes/conditional-write.ts';
import { StoredPrompt } from './starter-prompts-table.ts';

/**
 * What admins changed inside subcategories. The prompts themselves ship with the app and are not in the table: an item
 * is there only for a prompt that was edited, and for a subcategory whose order was changed.
 */

const EditedPrompt = StoredPrompt.extend({ subcategory: z.string() });
/** An edited prompt of a subcategory. */
export type EditedPrompt = z.infer<typeof EditedPrompt>;

const Order = z.object({
  subcategory: z.string(),
  ids: z.array(z.string()),
  updated_at: z.iso.datetime(),
});
/** The order of a subcategory's prompts. */
export type SubcategoryOrder = z.infer<typeof Order>;

/** Everything that was changed in the subcategories written for a helper. */
export const subcategoryEditsOf = async (helper: HelperId) => {
  const items = await Array.fromAsync(
    table.each({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': subcategoryEditsPartition(helper) },
    }),
  );
  const isPrompt = ({ sk }: Key) => sk.startsWith(editedPromptPrefix);
  return {
    prompts: items.filter(isPrompt).map((item) => EditedPrompt.parse(item)),
    orders: items.filter((item) => !isPrompt(item)).map((item) => Order.parse(item)),
  };
};

/** The edited prompt with this id; undefined if it is as it ships. */
export const findEditedPrompt = async (helper: HelperId, id: string) => {
  const item = await table.get(editedPromptKey(helper, id));
  return item && EditedPrompt.parse(item);
};

/** Stores an edited prompt in the place of the version `seen`, undefined for the shipped one; false if it is another one by now. */
export const saveEditedPrompt = (prompt: EditedPrompt, seen: string | undefined) =>
  isWritten(
    table.put({ ...editedPromptKey(prompt.helper_id, prompt.id), ...prompt }, ifStill(seen)),
  );

/** Removes the edit `seen`, so that the shipped text counts again; false if it has changed since. */
export const removeEditedPrompt = ({ helper_id, id, updated_at }: EditedPrompt) =>
  isWritten(table.remove(editedPromptKey(helper_id, id), ifStill(updated_at)));

/** Stores the order of a subcategory in the place of the version `seen`, undefined for the shipped one; false if it is another one by now. */
export const saveSubcategoryOrder = (
  helper: HelperId,
  order: SubcategoryOrder,
  seen: string | undefined,
) =>
  isWritten(
    table.put({ ...subcategoryOrderKey(helper, order.subcategory), ...order }, ifStill(seen)),
  );

const ifStill = (seen: string | undefined) =>
  seen === undefined
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: 'updated_at = :seen',
        ExpressionAttributeValues: { ':seen': seen },
      };

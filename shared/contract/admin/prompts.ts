import * as z from 'zod';
import { helperIds } from '../../domain/catalogue/helper-ids.ts';
import { promptIcons } from '../../domain/catalogue/prompt-icons.ts';
import { StarterPrompt } from '../../domain/catalogue/starter-prompt.ts';
import { tradeNames } from '../../domain/catalogue/trades/index.ts';
import { route } from '../route.ts';

/** A stored starter prompt with how it differs from the one that ships with the product. */
const AdminPrompt = StarterPrompt.extend({
  /** An admin changed its text; new versions of the product leave it as it is. */
  edited: z.boolean(),
  /** An admin changed its place in the order. */
  moved: z.boolean(),
  /** It ships with the product, so its text can be restored. One that does not stays until it is removed. */
  shipped: z.boolean(),
  /** The subcategory that a card opens, or that a prompt stands in; null for others. */
  subcategory: z.string().nullable(),
  /** The number of the shipped text, or the moment of the edit. */
  text_version: z.string(),
}).meta({ id: 'AdminStarterPrompt' });

/** Which list of starter prompts: that of one helper for one trade, or that inside one of the helper's subcategories. */
export const PromptList = z.strictObject({
  helper_id: z.enum(helperIds),
  business_type: z.enum(tradeNames),
  subcategory: z.string().min(1).max(60).optional(),
});

/** What an admin may change of a starter prompt. */
export const PromptChange = StarterPrompt.pick({
  title: true,
  description: true,
  prompt_content: true,
  additional_inputs: true,
  defaultSpecificOutcome: true,
}).extend({
  icon: z
    .string()
    .regex(new RegExp(`^(?:${promptIcons.join('|')})$`), 'Choose an icon from the list'),
});

export const prompts = {
  listPrompts: route({
    summary: 'The starter prompts of one helper and trade, or inside a subcategory, in their order',
    method: 'GET',
    path: '/admin/actions',
    access: 'admin',
    input: PromptList,
    output: z.object({ items: z.array(AdminPrompt) }),
    problems: ['not-found'],
  }),
  updatePrompt: route({
    summary: 'Change a starter prompt',
    method: 'PUT',
    path: '/admin/actions/{id}',
    access: 'admin',
    input: PromptList.extend({
      id: z.string().min(1).max(160),
      ...PromptChange.shape,
      /** That of the prompt that was edited; if a newer one is stored, the answer is `conflict`. */
      updated_at: z.iso.datetime(),
    }),
    output: AdminPrompt,
    problems: ['not-found', 'conflict'],
  }),
  orderPrompts: route({
    summary: 'Put the starter prompts of a list into an order',
    method: 'PUT',
    path: '/admin/actions/order',
    access: 'admin',
    input: PromptList.extend({ ids: z.array(z.string()).min(1).max(50) }),
    output: z.object({ items: z.array(AdminPrompt) }),
    problems: ['not-found', 'conflict'],
  }),
  restorePrompt: route({
    summary: 'Put the shipped text of a starter prompt back; one that no longer ships is removed',
    method: 'POST',
    path: '/admin/actions/{id}/restore',
    access: 'admin',
    input: PromptList.extend({ id: z.string().min(1).max(160) }),
    output: AdminPrompt.nullable(),
    problems: ['not-found', 'conflict'],
  }),
};

import * as z from 'zod';
import { tradeNames } from '../../domain/choices.ts';
import { helperIds } from '../../domain/helper-ids.ts';
import { StarterPrompt } from '../../domain/starter-prompt.ts';
import { route } from '../route.ts';

/** A stored starter prompt with how it differs from the one that ships with the product. */
const AdminPrompt = StarterPrompt.extend({
  /** An admin changed its text; new versions of the product leave it as it is. */
  edited: z.boolean(),
  /** An admin changed its place in the order. */
  moved: z.boolean(),
  /** It ships with the product, so its text can be restored. */
  shipped: z.boolean(),
}).meta({ id: 'AdminStarterPrompt' });

/** Which list of starter prompts: that of one helper for one trade. */
const PromptList = z.strictObject({
  helper_id: z.enum(helperIds),
  business_type: z.enum(tradeNames),
});

export const prompts = {
  listPrompts: route({
    summary: 'The stored starter prompts of one helper and trade, in their order',
    method: 'GET',
    path: '/admin/actions',
    access: 'admin',
    input: PromptList,
    output: z.object({ items: z.array(AdminPrompt) }),
  }),
  updatePrompt: route({
    summary: 'Change a starter prompt',
    method: 'PUT',
    path: '/admin/actions/{id}',
    access: 'admin',
    input: PromptList.extend({
      id: z.string().min(1).max(160),
      ...StarterPrompt.pick({
        title: true,
        description: true,
        icon: true,
        prompt_content: true,
        additional_inputs: true,
        defaultSpecificOutcome: true,
        // The version that was edited; if a newer one is stored, the answer is `conflict`.
        updated_at: true,
      }).shape,
    }),
    output: AdminPrompt,
    problems: ['not-found', 'conflict'],
  }),
  orderPrompts: route({
    summary: 'Put the starter prompts of one helper and trade into an order',
    method: 'PUT',
    path: '/admin/actions/order',
    access: 'admin',
    input: PromptList.extend({ ids: z.array(z.string()).min(1).max(50) }),
    output: z.object({ items: z.array(AdminPrompt) }),
    problems: ['conflict'],
  }),
  restorePrompt: route({
    summary: 'Put the shipped text of a starter prompt back',
    method: 'POST',
    path: '/admin/actions/{id}/restore',
    access: 'admin',
    input: PromptList.extend({ id: z.string().min(1).max(160) }),
    output: AdminPrompt,
    problems: ['not-found', 'conflict'],
  }),
};

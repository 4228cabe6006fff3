import * as z from 'zod';
import { helperIds } from '../domain/catalogue/helper-ids.ts';
import { StarterPrompt } from '../domain/catalogue/starter-prompt.ts';
import { route } from './route.ts';

/** Prompts of subcategories that differ from those that ship, and the order of subcategories that differs. */
const SubcategoryPromptEdits = z.object({
  prompts: z.array(StarterPrompt.extend({ subcategory: z.string() })),
  orders: z.array(z.object({ subcategory: z.string(), ids: z.array(z.string()) })),
});

export const catalogue = {
  listPrompts: route({
    summary:
      'The starter prompts of a helper for a business type, in their order; Other where the type has none',
    method: 'GET',
    path: '/helpers/{helper_id}/actions',
    access: 'member',
    role: 'office',
    input: z.strictObject({
      helper_id: z.enum(helperIds),
      business_type: z.string().min(1).max(60),
    }),
    output: z.object({
      business_type: z.string(),
      items: z.array(StarterPrompt),
      /** What an admin changed inside subcategories, which ship with the app; with the prompts for every trade only. */
      edits: SubcategoryPromptEdits.optional(),
    }),
  }),
};

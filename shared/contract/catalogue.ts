import * as z from 'zod';
import { helperIds } from '../domain/helper-ids.ts';
import { StarterPrompt } from '../domain/starter-prompt.ts';
import { route } from './route.ts';

export const catalogue = {
  listPrompts: route({
    summary:
      'The starter prompts of a helper for a business type, in their order; Other where the type has none',
    method: 'GET',
    path: '/helpers/{helper_id}/actions',
    access: 'member',
    input: z.strictObject({
      helper_id: z.enum(helperIds),
      business_type: z.string().min(1).max(60),
    }),
    output: z.object({ business_type: z.string(), items: z.array(StarterPrompt) }),
  }),
};

import * as z from 'zod';
import { helperIds } from '../../domain/helper-ids.ts';
import { route } from '../route.ts';

const PromptRatings = z
  .object({
    /** null for questions in the owner's own words. */
    prompt_id: z.string().nullable(),
    title: z.string().nullable(),
    up: z.int(),
    down: z.int(),
    /** What owners wrote with a thumb down, newest first. */
    reasons: z.array(z.object({ reason: z.string(), created_at: z.iso.datetime() })),
  })
  .meta({ id: 'PromptRatings' });

export const ratings = {
  listRatings: route({
    summary: 'The thumbs of a helper’s answers per prompt, most thumbs down first',
    method: 'GET',
    path: '/admin/ratings',
    access: 'admin',
    input: z.strictObject({ helper_id: z.enum(helperIds) }),
    output: z.object({ items: z.array(PromptRatings) }),
  }),
};

import * as z from 'zod';
import { helperIds } from '../../domain/catalogue/helper-ids.ts';
import { route } from '../route.ts';

/** What owners wrote with a thumb down, newest first. */
export const DownReasons = z.array(z.object({ reason: z.string(), created_at: z.iso.datetime() }));

const Counts = {
  /** Forms of the prompt that were answered; 0 for questions in the owner's own words, which are not counted here. */
  asked: z.int(),
  /** Answers of which at least one draft is marked as sent. */
  sent: z.int(),
  /** Quotes that owners said they won or lost after it. */
  won: z.int(),
  lost: z.int(),
  up: z.int(),
  down: z.int(),
  reasons: DownReasons,
};

const PromptRatings = z
  .object({
    /** null for questions in the owner's own words. */
    prompt_id: z.string().nullable(),
    title: z.string().nullable(),
    ...Counts,
    /** The same for each text of the prompt, the newest first; null for questions in the owner's own words. */
    versions: z.array(z.object({ version: z.string().nullable(), ...Counts })),
  })
  .meta({ id: 'PromptRatings' });

export const promptRatings = {
  listRatings: route({
    summary:
      'What owners made of a helper’s answers, per prompt and version, most thumbs down first',
    method: 'GET',
    path: '/admin/ratings',
    access: 'admin',
    input: z.strictObject({ helper_id: z.enum(helperIds) }),
    output: z.object({ items: z.array(PromptRatings) }),
  }),
};

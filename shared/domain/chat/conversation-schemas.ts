import * as z from 'zod';
import { helperIds } from '../catalogue/helper-ids.ts';

/** The title that an owner gives a conversation. */
export const ChatTitle = z.string().trim().min(1).max(80);

/** The header of a saved conversation. */
export const Conversation = z
  .object({
    id: z.uuid(),
    business_id: z.uuid(),
    helper_id: z.enum(helperIds),
    /** Made from its first question, or given by its owner. */
    title: z.string(),
    /** Its owner keeps it at the top of the list. */
    pinned: z.literal(true).optional(),
    /** The person who shared it, of whose chat it is a copy. */
    shared_by: z.string().optional(),
    /** It was shared and not opened yet. */
    is_new: z.literal(true).optional(),
    message_count: z.int(),
    /** The start of the last reply, 150 characters at most and then "...". */
    preview: z.string(),
    session_goal: z.string().nullable(),
    specificOutcome: z.string().nullable(),
    constraints: z.string().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Chat' });
export type Conversation = z.infer<typeof Conversation>;

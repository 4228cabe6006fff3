/** The memory of a business as it is stored, sent and exported. */
import * as z from 'zod';
import { helperIds } from '../catalogue/helper-ids.ts';
import { MessageId } from '../chat/turn-schemas.ts';

const SourceTurn = z.object({ chat_id: z.uuid(), message_id: MessageId });

/** A fact or decision the helpers keep in mind for one business. */
export const MemoryEntry = z
  .object({
    id: z.ulid(),
    business_id: z.uuid(),
    kind: z.enum(['fact', 'decision']),
    /** Short name of a fact, for example "crew size"; empty for a decision. */
    key: z.string(),
    text: z.string(),
    /** The helper that noted it; null for one that the owner added. */
    helper_id: z.enum(helperIds).nullable(),
    /** The question it came from; null after the owner wrote or edited it. */
    source_turn: SourceTurn.nullable(),
    /** The owner's words it was taken from. */
    quote: z.string().max(200).optional(),
    /** What it took the place of, which undoing brings back. */
    replaced: z
      .object({
        text: z.string(),
        source_turn: SourceTurn.nullable(),
        quote: z.string().max(200).optional(),
        updated_at: z.iso.datetime(),
      })
      .optional(),
    paused: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'MemoryEntry' });

export type MemoryEntry = z.infer<typeof MemoryEntry>;

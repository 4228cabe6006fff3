import * as z from 'zod';
import { helperIds } from '../catalogue/helper-ids.ts';
import { answerLimits } from '../chat/answer-parts/answer-limits.ts';
import { draftChannels } from '../chat/answer-parts/draft-channels.ts';
import { DraftInSpanish } from '../chat/spanish/draft-in-spanish.ts';

const { draft } = answerLimits;

/** Most pieces of work kept for one business. */
export const savedWorkLimit = 100;

/** A name that the owner finds it by. */
export const WorkName = z.string().trim().min(1).max(draft.title);

/** What is kept of a draft: a copy of its own, with the places filled as they were. */
export const WorkContent = z.strictObject({
  name: WorkName,
  channel: z.enum(draftChannels),
  /** The subject of an email; null for everything else. */
  subject: z.string().max(draft.subject).nullable(),
  /** Plain text, or Markdown when it is a document. */
  body: z.string().max(draft.body).regex(/\S/),
  /** The same in Spanish, where its owner had it put in Spanish before it was saved. */
  spanish: DraftInSpanish.pick({ subject: true, body: true }).strict().optional(),
  /** The helper that wrote it. */
  helper_id: z.enum(helperIds),
});

/** A draft that the owner keeps under a name, apart from the conversation it came from. */
export const SavedWork = z
  .object({
    id: z.ulid(),
    business_id: z.uuid(),
    ...WorkContent.shape,
    /** The person who saved it. */
    by: z.string().optional(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'SavedWork' });
export type SavedWork = z.infer<typeof SavedWork>;

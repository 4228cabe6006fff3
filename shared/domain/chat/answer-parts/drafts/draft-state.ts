import * as z from 'zod';
import { answerLimits } from '../answer-limits.ts';

const { draft, parts, places } = answerLimits;

/** What an owner makes of a draft: words of their own, null for those of the answer, and whether it went out. */
export const DraftChange = z.strictObject({
  subject: z.string().trim().max(draft.subject).nullable().default(null),
  body: z.string().max(draft.body).regex(/\S/).nullable().default(null),
  sent: z.boolean().default(false),
});
export type DraftChange = z.infer<typeof DraftChange>;

/** The same as it is kept with the answer. */
export const DraftState = z
  .object({
    /** The place of the draft among the parts of the answer, from 0. */
    index: z
      .int()
      .min(0)
      .max(parts - 1),
    subject: z.string().max(draft.subject).nullable(),
    body: z.string().max(draft.body).nullable(),
    /** When it was first said to be sent. */
    sent_at: z.iso.datetime().nullable(),
    /** The person who said so; absent while it is not sent. */
    sent_by: z.string().optional(),
  })
  .meta({ id: 'DraftState' });
export type DraftState = z.infer<typeof DraftState>;

/** What an owner put into the open places of an answer's drafts, by the keys of the places; a blank value leaves a place open. */
export const FilledPlaces = z
  .record(z.string().min(1).max(places.key), z.string().max(places.value))
  .refine((filled) => Object.keys(filled).length <= places.count, 'Too many places');
export type FilledPlaces = z.infer<typeof FilledPlaces>;

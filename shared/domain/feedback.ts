import * as z from 'zod';
import { contactSubjects } from './choices.ts';

/** An idea from the suggestion box. */
export const Suggestion = z
  .object({
    id: z.ulid(),
    suggestion_text: z.string().trim().min(1).max(2000),
    user_id: z.string().nullable(),
    contact_email: z.email().max(200).nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof Suggestion>;

/** A message from the contact form; `done` after an admin has handled it. */
export const ContactMessage = z
  .object({
    id: z.ulid(),
    name: z.string().trim().min(1).max(120),
    email: z.email().max(200),
    subject: z.enum(contactSubjects),
    message: z.string().trim().min(1).max(4000),
    done: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.infer<typeof ContactMessage>;

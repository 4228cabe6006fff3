import * as z from 'zod';
import { planIds } from '../plan/plans.ts';
import { contactSubjects } from './contact-subjects.ts';

/** An idea from the suggestion box. */
export const Suggestion = z
  .object({
    id: z.ulid(),
    suggestion_text: z.string().trim().min(1).max(2000),
    user_id: z.string().nullable(),
    contact_email: z.email().max(200).nullable(),
    /** After an admin has answered it or put it aside. */
    done: z.boolean().default(false),
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
    /** The account it was sent from, and the plan it had then; null for a visitor. */
    user_id: z.string().nullable().default(null),
    plan: z.enum(planIds).nullable().default(null),
    /** Sent by an owner who pays: such messages are listed first. */
    priority: z.boolean().default(false),
    /** The admin who takes care of it. */
    assigned_to: z.string().nullable().default(null),
    /** Until when it is out of the open ones. */
    snoozed_until: z.iso.datetime().nullable().default(null),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.infer<typeof ContactMessage>;

/** What an admin answered to a contact message or a suggestion, as it was mailed. */
export const FeedbackReply = z
  .object({
    id: z.ulid(),
    text: z.string().trim().min(1).max(4000),
    admin_id: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'FeedbackReply' });
export type FeedbackReply = z.infer<typeof FeedbackReply>;

/** What an owner sent to the operator while signed in; it is in their export and leaves with their account. */
export const SentFeedback = z
  .object({
    kind: z.enum(['suggestion', 'message']),
    id: z.ulid(),
    text: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Sent' });
export type SentFeedback = z.infer<typeof SentFeedback>;

import * as z from 'zod';
import { ContactMessage, Suggestion } from '../domain/feedback/feedback-schemas.ts';
import { route } from './route.ts';

const Message = ContactMessage.pick({
  name: true,
  email: true,
  subject: true,
  message: true,
}).strict();
const Received = z.object({ id: z.ulid() });

/** The forms anyone may post, behind a Lambda that can read nothing. */
export const forms = {
  suggest: route({
    summary: 'Put an idea into the suggestion box, without signing in',
    method: 'POST',
    path: '/suggestions',
    access: 'anyone',
    throttle: { rate: 5, burst: 10 },
    input: z.strictObject({
      suggestion_text: Suggestion.shape.suggestion_text,
      contact_email: Suggestion.shape.contact_email.default(null),
    }),
    output: Received,
    problems: ['too-fast'],
  }),
  contact: route({
    summary: 'Send us a message',
    method: 'POST',
    path: '/contact',
    access: 'anyone',
    throttle: { rate: 5, burst: 10 },
    input: Message,
    output: Received,
    problems: ['too-fast'],
  }),
};

export const feedback = {
  suggestAsMember: route({
    summary: 'Put an idea into the suggestion box under your account',
    method: 'POST',
    path: '/account/suggestions',
    access: 'member',
    role: 'person',
    input: z.strictObject({ suggestion_text: Suggestion.shape.suggestion_text }),
    output: Received,
    problems: ['too-fast'],
  }),
  contactAsMember: route({
    summary: 'Send us a message from your account; those of paid plans are read first',
    method: 'POST',
    path: '/account/contact',
    access: 'member',
    role: 'person',
    input: Message,
    output: Received,
    problems: ['too-fast'],
  }),
};

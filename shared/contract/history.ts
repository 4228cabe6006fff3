import * as z from 'zod';
import { Conversation, Feedback, MessageId, Turn } from '../domain/chat.ts';
import { helperIds } from '../domain/helper-ids.ts';
import { route } from './route.ts';

const Id = z.strictObject({ id: z.uuid() });

export const history = {
  list: route({
    summary: 'Your saved conversations, last updated first',
    method: 'GET',
    path: '/chats',
    access: 'member',
    input: z.strictObject({
      limit: z.coerce.number<number>().int().min(1).max(50).default(20),
      after: z.string().max(500).optional(),
      business_id: z.uuid().optional(),
      helper_id: z.enum(helperIds).optional(),
      search: z.string().trim().max(100).optional(),
    }),
    output: z.object({ items: z.array(Conversation), next: z.string().nullable() }),
    problems: ['upgrade-needed'],
  }),
  get: route({
    summary:
      'One conversation: its header and a page of its turns, newest page first, oldest turn first within it',
    method: 'GET',
    path: '/chats/{id}',
    access: 'member',
    input: Id.extend({
      limit: z.coerce.number<number>().int().min(1).max(100).default(30),
      before: MessageId.optional(),
    }),
    output: z.object({ chat: Conversation, turns: z.array(Turn), earlier: MessageId.nullable() }),
    problems: ['not-found'],
  }),
  clear: route({
    summary: 'Empty a conversation and keep it',
    method: 'POST',
    path: '/chats/{id}/clear',
    access: 'member',
    input: Id,
    output: Conversation,
    problems: ['not-found'],
  }),
  remove: route({
    summary: 'Delete a conversation for good',
    method: 'DELETE',
    path: '/chats/{id}',
    access: 'member',
    input: Id,
    output: z.object({ id: z.uuid() }),
    problems: ['not-found'],
  }),
  rate: route({
    summary: 'Say whether an answer helped, and why',
    method: 'PUT',
    path: '/chats/{id}/turns/{message_id}/feedback',
    access: 'member',
    input: Id.extend({ message_id: MessageId, ...Feedback.shape }),
    output: Feedback,
    problems: ['not-found'],
  }),
};

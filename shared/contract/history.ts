import * as z from 'zod';
import { helperIds } from '../domain/catalogue/helper-ids.ts';
import { ChatTitle, Conversation } from '../domain/chat/conversation-schemas.ts';
import { KeptPhoto, MessageId, Turn } from '../domain/chat/turn-schemas.ts';
import { answerActions } from './answer-actions.ts';
import { route } from './route.ts';

const Id = z.strictObject({ id: z.uuid() });

const Wanted = z.strictObject({
  limit: z.coerce.number<number>().int().min(1).max(50).default(20),
  after: z.string().max(500).optional(),
  business_id: z.uuid().optional(),
  helper_id: z.enum(helperIds).optional(),
});
const Conversations = z.object({
  /** `found` is the passage that has the words, null when the title or the last reply has them. */
  items: z.array(Conversation.extend({ found: z.string().nullable().optional() })),
  next: z.string().nullable(),
});

export const history = {
  list: route({
    summary: 'Your saved conversations, last updated first',
    method: 'GET',
    path: '/chats',
    access: 'member',
    role: 'office',
    /** `pinned` takes only those that are. */
    input: Wanted.extend({ pinned: z.literal('yes').optional() }),
    output: Conversations,
    problems: ['upgrade-needed'],
  }),
  search: route({
    summary:
      'Your saved conversations that have some words, last updated first; looks into their newest turns too',
    // The words travel in the body, because addresses are logged on their way.
    method: 'POST',
    reads: true,
    path: '/chats/search',
    access: 'member',
    role: 'office',
    input: Wanted.extend({
      search: z.string().trim().min(1).max(100),
      // In a body a number is a number.
      limit: z.number().int().min(1).max(50).default(20),
    }),
    output: Conversations,
    problems: ['upgrade-needed'],
  }),
  get: route({
    summary:
      'One conversation: its header and a page of its turns, newest page first, oldest turn first within it',
    method: 'GET',
    path: '/chats/{id}',
    access: 'member',
    role: 'office',
    input: Id.extend({
      limit: z.coerce.number<number>().int().min(1).max(100).default(30),
      before: MessageId.optional(),
    }),
    output: z.object({ chat: Conversation, turns: z.array(Turn), earlier: MessageId.nullable() }),
    problems: ['not-found'],
  }),
  photo: route({
    summary: 'The thumbnail that is saved of the photo sent with a question',
    method: 'GET',
    path: '/chats/{id}/turns/{message_id}/photo',
    access: 'member',
    role: 'office',
    input: Id.extend({ message_id: MessageId }),
    output: KeptPhoto,
    problems: ['not-found'],
  }),
  rename: route({
    summary: 'Give a conversation a title of your own',
    method: 'PUT',
    path: '/chats/{id}/title',
    access: 'member',
    role: 'office',
    input: Id.extend({ title: ChatTitle }),
    output: Conversation,
    problems: ['not-found'],
  }),
  pin: route({
    summary: 'Keep a conversation at the top of the list, or no longer',
    method: 'PUT',
    path: '/chats/{id}/pin',
    access: 'member',
    role: 'office',
    input: Id.extend({ pinned: z.boolean() }),
    output: Conversation,
    problems: ['not-found'],
  }),
  share: route({
    summary:
      'Copy a conversation into the chats of another person of the account, once for each newest turn; the copy is theirs',
    method: 'POST',
    path: '/chats/{id}/share',
    access: 'member',
    role: 'office',
    input: Id.extend({ person_id: z.string().regex(/^[\w-]{1,64}$/) }),
    output: z.object({
      /** `already`: they have it as it is now. */
      outcome: z.enum(['shared', 'already']),
      /** Only its newest questions were copied. */
      is_cut: z.boolean(),
    }),
    problems: ['not-found'],
  }),
  clear: route({
    summary: 'Empty a conversation and keep it; null for one that is not in the history',
    method: 'POST',
    path: '/chats/{id}/clear',
    access: 'member',
    role: 'office',
    input: Id,
    output: Conversation.nullable(),
    problems: ['not-found'],
  }),
  remove: route({
    summary: 'Permanently delete a conversation',
    method: 'DELETE',
    path: '/chats/{id}',
    access: 'member',
    role: 'office',
    input: Id,
    output: z.object({ id: z.uuid() }),
    problems: ['not-found'],
  }),
  ...answerActions,
};

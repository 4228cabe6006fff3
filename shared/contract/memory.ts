import * as z from 'zod';
import { MessageId } from '../domain/chat/turn-schemas.ts';
import { MemoryEntry } from '../domain/memory/memory-schemas.ts';
import { route } from './route.ts';

const Id = z.strictObject({ business_id: z.uuid(), id: z.ulid() });

const Text = z.string().trim().min(1).max(200);

export const memory = {
  list: route({
    summary: 'The facts and decisions the helpers remember for a business',
    method: 'GET',
    path: '/businesses/{business_id}/memory',
    access: 'member',
    role: 'office',
    input: z.strictObject({ business_id: z.uuid() }),
    output: z.object({ items: z.array(MemoryEntry) }),
    problems: ['not-found'],
  }),
  add: route({
    summary: 'Add a fact in your own words; it replaces the one with the same name',
    method: 'POST',
    path: '/businesses/{business_id}/memory',
    access: 'member',
    role: 'office',
    input: z.strictObject({
      business_id: z.uuid(),
      key: z.string().trim().min(1).max(60),
      text: Text,
    }),
    output: MemoryEntry,
    problems: ['not-found', 'upgrade-needed'],
  }),
  undo: route({
    summary: 'Take back what an answer noted: what it replaced returns, else it is forgotten',
    method: 'POST',
    path: '/businesses/{business_id}/memory/{id}/undo',
    access: 'member',
    role: 'office',
    input: Id.extend({
      /** The question whose answer noted it; one that was changed since is not undone. */
      message_id: MessageId,
    }),
    output: z.object({ item: MemoryEntry.nullable() }),
    problems: ['not-found'],
  }),
  update: route({
    summary: 'Correct, pause or resume a fact or decision',
    method: 'PATCH',
    path: '/businesses/{business_id}/memory/{id}',
    access: 'member',
    role: 'office',
    input: Id.extend({
      text: Text.optional(),
      paused: z.boolean().optional(),
    }),
    output: MemoryEntry,
    problems: ['not-found'],
  }),
  remove: route({
    summary: 'Permanently delete a fact or decision',
    method: 'DELETE',
    path: '/businesses/{business_id}/memory/{id}',
    access: 'member',
    role: 'office',
    input: Id,
    output: z.object({ id: z.ulid() }),
    problems: ['not-found'],
  }),
};

import * as z from 'zod';
import { MemoryEntry } from '../domain/chat.ts';
import { route } from './route.ts';

const Id = z.strictObject({ business_id: z.uuid(), id: z.ulid() });

export const memory = {
  list: route({
    summary: 'The facts and decisions the helpers keep in mind for a business',
    method: 'GET',
    path: '/businesses/{business_id}/memory',
    access: 'member',
    input: z.strictObject({ business_id: z.uuid() }),
    output: z.object({ items: z.array(MemoryEntry) }),
    problems: ['not-found'],
  }),
  update: route({
    summary: 'Correct, pause or resume a fact or decision',
    method: 'PATCH',
    path: '/businesses/{business_id}/memory/{id}',
    access: 'member',
    input: Id.extend({
      text: z.string().trim().min(1).max(200).optional(),
      paused: z.boolean().optional(),
    }),
    output: MemoryEntry,
    problems: ['not-found'],
  }),
  remove: route({
    summary: 'Forget a fact or decision for good',
    method: 'DELETE',
    path: '/businesses/{business_id}/memory/{id}',
    access: 'member',
    input: Id,
    output: z.object({ id: z.ulid() }),
    problems: ['not-found'],
  }),
};

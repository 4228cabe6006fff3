import * as z from 'zod';
import { SavedWork, WorkContent, WorkName } from '../domain/drafts/saved-work.ts';
import { route } from './route.ts';

const Business = z.strictObject({ business_id: z.uuid() });
const Id = Business.extend({ id: z.ulid() });

export const savedWork = {
  list: route({
    summary: 'The drafts and documents that you saved for a business, newest first',
    method: 'GET',
    path: '/businesses/{business_id}/work',
    access: 'member',
    role: 'office',
    input: Business,
    output: z.object({ items: z.array(SavedWork) }),
    problems: ['not-found'],
  }),
  save: route({
    summary: 'Save a copy of a draft or document by name; a repeated id saves it once',
    method: 'POST',
    path: '/businesses/{business_id}/work',
    access: 'member',
    role: 'office',
    input: Business.extend({
      /** Created once per copy; sending it again returns the copy that is stored. */
      id: z.ulid(),
      ...WorkContent.shape,
    }),
    output: SavedWork,
    problems: ['not-found', 'conflict'],
  }),
  rename: route({
    summary: 'Give saved work another name',
    method: 'PATCH',
    path: '/businesses/{business_id}/work/{id}',
    access: 'member',
    role: 'office',
    input: Id.extend({ name: WorkName }),
    output: SavedWork,
    problems: ['not-found'],
  }),
  remove: route({
    summary: 'Permanently delete saved work',
    method: 'DELETE',
    path: '/businesses/{business_id}/work/{id}',
    access: 'member',
    role: 'office',
    input: Id,
    output: z.object({ id: z.ulid() }),
    problems: ['not-found'],
  }),
};

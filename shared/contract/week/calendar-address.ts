import * as z from 'zod';
import { route } from '../route.ts';

const Business = z.strictObject({ business_id: z.uuid() });

const made_at = z.iso.datetime().nullable();

export const calendar = {
  get: route({
    summary: 'When the calendar link of a business was made; null while it has none',
    method: 'GET',
    path: '/businesses/{business_id}/calendar',
    access: 'member',
    input: Business,
    output: z.object({ made_at }),
    problems: ['not-found'],
  }),
  make: route({
    summary: 'Make a calendar link for a business, shown this once; an earlier one ends',
    method: 'POST',
    path: '/businesses/{business_id}/calendar',
    access: 'member',
    input: Business,
    output: z.object({ made_at: z.iso.datetime(), address: z.url() }),
    problems: ['not-found'],
  }),
  remove: route({
    summary: 'Turn off the calendar link of a business',
    method: 'DELETE',
    path: '/businesses/{business_id}/calendar',
    access: 'member',
    input: Business,
    output: z.object({ made_at: z.null() }),
    problems: ['not-found'],
  }),
};

import * as z from 'zod';
import { route } from './route.ts';

const Business = z.strictObject({ business_id: z.uuid() });
const made_at = z.iso.datetime().nullable();

export const calendar = {
  get: route({
    summary: 'When the calendar address of a business was made; null while it has none',
    method: 'GET',
    path: '/businesses/{business_id}/calendar',
    access: 'member',
    input: Business,
    output: z.object({ made_at }),
    problems: ['not-found'],
  }),
  make: route({
    summary: 'Make a calendar address for a business, shown this once; an earlier one ends',
    method: 'POST',
    path: '/businesses/{business_id}/calendar',
    access: 'member',
    input: Business,
    output: z.object({ made_at: z.iso.datetime(), address: z.url() }),
    problems: ['not-found'],
  }),
  remove: route({
    summary: 'Switch the calendar address of a business off',
    method: 'DELETE',
    path: '/businesses/{business_id}/calendar',
    access: 'member',
    input: Business,
    output: z.object({ made_at: z.null() }),
    problems: ['not-found'],
  }),
  read: route({
    summary: 'The tasks of a business as a calendar, for calendar programs; limited per address',
    method: 'GET',
    path: '/calendar/{token}',
    access: 'anyone',
    input: z.strictObject({ token: z.string().max(200) }),
    output: z.string(),
    media: 'text/calendar; charset=utf-8',
    problems: ['not-found', 'too-fast'],
  }),
};

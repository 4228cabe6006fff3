import * as z from 'zod';
import { AccountView } from '../domain/account/account-view-schema.ts';
import { BusinessDetails } from '../domain/account/business.ts';
import { route } from './route.ts';

/** The name is that of the other routes below `/businesses`: API Gateway has one path variable in a place. */
const BusinessId = z.strictObject({ business_id: z.uuid() });

export const businesses = {
  add: route({
    summary: 'Add another business and make it the active one',
    method: 'POST',
    path: '/businesses',
    access: 'member',
    input: BusinessDetails.partial().required({ name: true, type: true }),
    output: AccountView,
    problems: ['conflict'],
  }),
  update: route({
    summary: 'Change what a business says about itself',
    method: 'PATCH',
    path: '/businesses/{business_id}',
    access: 'member',
    role: 'office',
    input: BusinessDetails.partial().extend(BusinessId.shape),
    output: AccountView,
    problems: ['not-found', 'conflict'],
  }),
  locate: route({
    summary: 'Guess country, currency, time zone and language of a business where they are unknown',
    method: 'POST',
    path: '/businesses/{business_id}/place',
    access: 'member',
    role: 'office',
    input: BusinessId.extend({
      time_zone: z.string().max(60).optional(),
      languages: z.array(z.string().max(35)).max(10).optional(),
    }),
    output: AccountView,
    problems: ['not-found'],
  }),
  switch: route({
    summary: 'Make a business the active one',
    method: 'POST',
    path: '/businesses/{business_id}/switch',
    access: 'member',
    role: 'office',
    input: BusinessId,
    output: AccountView,
    problems: ['not-found'],
  }),
  remove: route({
    summary: 'Delete a business with its chats and memory; the first remaining one becomes active',
    method: 'DELETE',
    path: '/businesses/{business_id}',
    access: 'member',
    input: BusinessId,
    output: AccountView,
    problems: ['not-found'],
  }),
};

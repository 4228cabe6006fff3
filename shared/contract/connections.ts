import * as z from 'zod';
import { BooksView, proposedNumberIds } from '../domain/connections/books/books-schemas.ts';
import {
  ConnectionView,
  ConnectOutcome,
  connectOrigins,
} from '../domain/connections/connection-schemas.ts';
import { ProviderPlace } from '../domain/connections/provider-place.ts';
import { scopeUses } from '../domain/connections/provider-types.ts';
import { providerIds } from '../domain/connections/providers.ts';
import { connectedCalendar } from './connections/connected-calendar.ts';
import { posts } from './connections/posts.ts';
import { receivables } from './connections/receivables.ts';
import { reviews } from './connections/reviews.ts';
import { route } from './route.ts';

const Business = z.strictObject({ business_id: z.uuid() });
/** An id that is none of these, and one that the operator has not set up, are both `not-found`. */
const OneProvider = z.strictObject({ provider: z.enum(providerIds) });
const OneConnection = Business.extend(OneProvider.shape);

export const connections = {
  ...reviews,
  ...connectedCalendar,
  ...posts,
  ...receivables,
  list: route({
    summary: 'What a business has connected and could connect; only what the operator has set up',
    method: 'GET',
    path: '/businesses/{business_id}/connections',
    access: 'member',
    role: 'office',
    input: Business,
    output: z.object({ connections: z.array(ConnectionView) }),
    problems: ['not-found'],
  }),
  start: route({
    summary: 'Begin to connect an account elsewhere; answers the address at which the owner agrees',
    method: 'POST',
    path: '/businesses/{business_id}/connections/{provider}/start',
    access: 'member',
    input: OneConnection.extend({
      from: z.enum(connectOrigins).default('connections'),
      /** `write` asks to write there too after a press, for an account that is connected already. */
      use: z.enum(scopeUses).default('read'),
    }),
    output: z.object({ url: z.url() }),
    problems: ['not-found', 'upgrade-needed', 'conflict', 'unavailable'],
  }),
  finish: route({
    summary:
      'Hand over what the provider sent back with the owner, once; stores nothing if refused',
    method: 'POST',
    path: '/connections/{provider}/finish',
    access: 'member',
    input: OneProvider.extend({
      /** The query of the address that the provider led back to, as it was: `code=…&state=…&realmId=…`. */
      query: z.string().max(4000),
    }),
    output: ConnectOutcome,
    problems: ['not-found', 'upgrade-needed'],
  }),
  choosePlace: route({
    summary: 'Choose which place of the account that was signed in to is read',
    method: 'PUT',
    path: '/businesses/{business_id}/connections/{provider}/place',
    access: 'member',
    input: OneConnection.extend({ remote: ProviderPlace.shape.remote }),
    output: ConnectionView,
    problems: ['not-found', 'upgrade-needed', 'conflict', 'unavailable'],
  }),
  sync: route({
    summary: 'Read a connected account now; at most once a minute',
    method: 'POST',
    path: '/businesses/{business_id}/connections/{provider}/sync',
    access: 'member',
    role: 'office',
    input: OneConnection,
    output: ConnectionView,
    problems: ['not-found', 'upgrade-needed', 'too-fast', 'unavailable'],
  }),
  disconnect: route({
    summary: 'End a connection there and delete here what was read from it',
    method: 'DELETE',
    path: '/businesses/{business_id}/connections/{provider}',
    access: 'member',
    input: OneConnection,
    output: ConnectionView,
    problems: ['not-found'],
  }),
  books: route({
    summary: 'Months and bank balance of connected books, and the numbers they offer',
    method: 'GET',
    path: '/businesses/{business_id}/books',
    access: 'member',
    role: 'office',
    input: Business,
    output: BooksView,
    problems: ['not-found'],
  }),
  acceptNumbers: route({
    summary: 'Keep numbers that connected books offer, now and after each later read',
    method: 'PUT',
    path: '/businesses/{business_id}/books/numbers',
    access: 'member',
    role: 'office',
    input: Business.extend({
      numbers: z
        .array(
          z.strictObject({
            id: z.enum(proposedNumberIds),
            /** The value that was shown. */
            value: z.string().max(20),
            /** The kept value that was shown beside it, if there was one. */
            replaces: z.string().max(32).nullable(),
          }),
        )
        .min(1)
        .max(proposedNumberIds.length),
    }),
    output: BooksView,
    problems: ['not-found', 'conflict'],
  }),
};

/** Calls of the providers themselves: a Lambda of its own, which reaches no owner's data. */
export const webhooks = {
  receive: route({
    summary: 'Events of a provider, signed by it: they say what to read again',
    method: 'POST',
    path: '/connections/{provider}/webhook',
    access: 'anyone',
    raw: true,
    input: z.object({ provider: z.enum(providerIds) }),
    output: z.object({ received: z.literal(true) }),
    problems: ['not-found', 'unavailable'],
  }),
  withdraw: route({
    summary:
      'Somebody took their consent back at a provider, or wants their data deleted; signed by it. Ends their connections',
    method: 'POST',
    path: '/connections/{provider}/withdrawal',
    access: 'anyone',
    raw: true,
    input: z.object({ provider: z.enum(providerIds) }),
    output: z.object({
      /** Where they see how far it is. */
      url: z.url(),
      confirmation_code: z.string(),
    }),
    problems: ['not-found', 'unavailable'],
  }),
  withdrawal: route({
    summary: 'The page that says whether everything is deleted that somebody took back',
    method: 'GET',
    path: '/connections/{provider}/withdrawal',
    access: 'anyone',
    input: z.strictObject({
      provider: z.enum(providerIds),
      code: z.string().regex(/^[0-9a-f]{64}[0-9a-z]{1,10}$/),
      /** Facebook adds it to addresses that its users open. */
      fbclid: z.string().max(500).optional(),
    }),
    output: z.string(),
    media: 'text/html; charset=utf-8',
    problems: ['not-found'],
  }),
};

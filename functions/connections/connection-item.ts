import * as z from 'zod';
import { BooksFigures } from '#shared/domain/connections/books/books-schemas.ts';
import { BookedTimes } from '#shared/domain/connections/calendar/booked-jobs-schemas.ts';
import { WorkingHours } from '#shared/domain/connections/calendar/working-hours-schema.ts';
import { attentionReasons } from '#shared/domain/connections/connection-problems.ts';
import type { ExportedConnection } from '#shared/domain/connections/connection-schemas.ts';
import { ProviderPlace } from '#shared/domain/connections/provider-place.ts';
import { providerIds } from '#shared/domain/connections/providers.ts';
import { Ratings } from '#shared/domain/connections/reviews/review.ts';
import type { Item } from '../lib/keys/key-and-item.ts';

/** A connected account of a business as it is stored. Its tokens are sealed; nothing but the worker opens them. */
const StoredConnection = z.object({
  /** New with every connection: what is written for an earlier one of the same place does not count. */
  id: z.ulid(),
  business_id: z.uuid(),
  provider: z.enum(providerIds),
  /** The id of the account at the provider. */
  remote: z.string(),
  remote_hash: z.string(),
  /** Its name there. */
  name: z.string(),
  /** The places of which the owner has to choose one; until then the account is empty and nothing is read. */
  places: z.array(ProviderPlace).optional(),
  /** Null for an account without money in it. */
  currency: z.string().length(3).nullable(),
  /** `dead`: nothing is asked of the provider until the owner signs in there again. `leaving`: being disconnected. */
  state: z.enum(['working', 'dead', 'leaving']),
  /** Set with `dead` until its owner was told by mail. */
  untold: z.boolean().optional(),
  /** What keeps it from being read, told to the owner. */
  problem: z.enum(attentionReasons).nullable(),
  sealed: z.string(),
  /** The scopes that its owner agreed to. */
  granted: z.array(z.string()).optional(),
  /** Grows with each change of the tokens. */
  version: z.int(),
  /** Who refreshes the tokens now, and until when nobody else may (epoch ms). */
  refresher: z.string().optional(),
  refreshing_until: z.number().optional(),
  refresh_ends: z.iso.datetime().nullable(),
  connected_at: z.iso.datetime(),
  updated_at: z.iso.datetime().nullable(),
  /** Everything before it is read; the next read asks for what changed since. */
  cursor: z.iso.datetime().nullable(),
  /** When all open invoices were read last. */
  read_all_at: z.iso.datetime().nullable(),
  /** Until when one worker reads (epoch ms). */
  syncing_until: z.number().optional(),
  /** When the owner asked for a read last (epoch ms). */
  asked_at: z.number().optional(),
  failures: z.int(),
  failing_since: z.iso.datetime().nullable(),
  /** When a plan without the provider began. */
  plan_ended_at: z.iso.datetime().nullable(),
  figures: BooksFigures.nullable(),
  /** What the reviews of the place come to. */
  ratings: Ratings.optional(),
  /** When its calendar is booked, without titles. */
  calendar: BookedTimes.optional(),
  /** When jobs are taken, where its owner said so. */
  hours: WorkingHours.optional(),
  /** The id of the calendar of our own there, on which tasks are put. */
  own_calendar: z.string().optional(),
  /** The newest press for a post here: of two at once, the second looks again at what the first one posts. */
  post_press: z.string().optional(),
  /** Until when one worker looks for it or makes it (epoch ms). */
  making_until: z.number().optional(),
  gsi1pk: z.string().optional(),
});
export type StoredConnection = z.infer<typeof StoredConnection>;

/** The connection of an item. */
export const storedConnection = (item: Item): StoredConnection => StoredConnection.parse(item);

/** The connection of an item as its owner takes it along, without tokens. */
export const exportedConnection = (item: Item): ExportedConnection => {
  const { business_id, provider, name, remote, connected_at, updated_at, figures, ...rest } =
    storedConnection(item);
  const { calendar, hours, ratings } = rest;
  return {
    business_id,
    provider,
    account: name,
    account_id: remote,
    connected_at,
    updated_at,
    figures,
    ...(calendar && { calendar }),
    ...(hours && { hours }),
    ...(ratings && { ratings }),
  };
};

/** A connection as its owner sees it. A provider that the operator has not set up is in no list. */
import * as z from 'zod';
import { planIds } from '../plan/plans.ts';
import { BooksFigures } from './books/books-schemas.ts';
import { BookedTimes } from './calendar/booked-jobs-schemas.ts';
import { WorkingHours } from './calendar/working-hours-schema.ts';
import { attentionReasons, attentionWays, connectRefusals } from './connection-problems.ts';
import { ProviderPlace } from './provider-place.ts';
import { scopeUses } from './provider-types.ts';
import { providerIds } from './providers.ts';
import { Ratings } from './reviews/review.ts';

const provider = z.enum(providerIds);
/** The name of the account at the provider, for example that of a company. */
const account = z.string();
const updated_at = z.iso.datetime().nullable();
/** Whether its owner allowed what is written there after a press, where that is asked for on its own. */
const may_write = z.boolean().exactOptional();

export const ConnectionView = z
  .discriminatedUnion('state', [
    /** The owner's plan does not have it; `plan` is the cheapest that does. */
    z.object({ provider, state: z.literal('not-in-plan'), plan: z.enum(planIds) }),
    z.object({ provider, state: z.literal('ready') }),
    /** Signed in there; the owner has to choose which place it is. */
    z.object({ provider, state: z.literal('choosing'), places: z.array(ProviderPlace) }),
    /** Signed in there; the first read is under way. Ask again every few seconds. */
    z.object({ provider, state: z.literal('connecting'), account, may_write }),
    z.object({
      provider,
      state: z.literal('connected'),
      account,
      updated_at,
      /** A read is asked for or under way. */
      updating: z.boolean(),
      /** When the sign-in there runs out whatever happens, if that is less than 14 days away. */
      ends_at: z.iso.datetime().nullable(),
      may_write,
    }),
    z.object({
      provider,
      state: z.literal('attention'),
      account,
      updated_at,
      reason: z.enum(attentionReasons),
      way: z.enum(attentionWays),
      /** Until when what was read can be read, where that ends. */
      readable_until: z.iso.datetime().nullable(),
    }),
    z.object({ provider, state: z.literal('disconnecting'), account }),
  ])
  .meta({ id: 'Connection' });
export type ConnectionView = z.infer<typeof ConnectionView>;

/** Where a sign-in is started from, and leads back to. */
export const connectOrigins = ['connections', 'today', 'money', 'onboarding', 'week'] as const;

/** What became of a sign-in at a provider. A refusal has a sentence in connection-problems.ts. */
export const ConnectOutcome = z
  .discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('connected'),
      business_id: z.uuid(),
      from: z.enum(connectOrigins),
      use: z.enum(scopeUses),
      connection: ConnectionView,
    }),
    z.object({
      outcome: z.literal('refused'),
      provider,
      reason: z.enum(connectRefusals),
      use: z.enum(scopeUses),
    }),
  ])
  .meta({ id: 'ConnectOutcome' });
export type ConnectOutcome = z.infer<typeof ConnectOutcome>;

/** A connection as its owner takes it along: everything that is kept but the keys to the account there. */
export const ExportedConnection = z
  .object({
    business_id: z.uuid(),
    provider,
    account,
    /** The id of the account at the provider. */
    account_id: z.string(),
    connected_at: z.iso.datetime(),
    updated_at,
    figures: BooksFigures.nullable(),
    /** When its calendar is booked, and when jobs are taken. */
    calendar: BookedTimes.optional(),
    hours: WorkingHours.optional(),
    /** What the reviews of its place come to. */
    ratings: Ratings.optional(),
  })
  .meta({ id: 'ExportedConnection' });
export type ExportedConnection = z.infer<typeof ExportedConnection>;

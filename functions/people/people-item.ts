import * as z from 'zod';
import { noPeople, type People } from '#shared/domain/people/people.ts';
import type { Item } from '../lib/keys/key-and-item.ts';

const businesses = z.array(z.string()).nullable();

const StoredPeople = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      businesses,
      joined_at: z.iso.datetime(),
      active_business_id: z.string().optional(),
      active_on: z.iso.date().optional(),
      removed_at: z.iso.datetime().optional(),
      left: z.literal(true).optional(),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      businesses,
      hash: z.string(),
      invited_at: z.iso.datetime(),
      ends_at: z.iso.datetime(),
    }),
  ),
  stays: z.array(z.string()),
  sent: z.array(z.iso.datetime()),
  handover: z
    .object({ to: z.string(), offered_at: z.iso.datetime(), ends_at: z.iso.datetime() })
    .optional(),
});

/** The people of an item; nobody without one. */
export const storedPeople = (item: Item | undefined): People =>
  item ? StoredPeople.parse(item) : noPeople;

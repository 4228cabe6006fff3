import * as z from 'zod';
import { providerIds } from '#shared/domain/connections/providers.ts';
import { ExportedPress, Press } from '#shared/domain/connections/reviews/review.ts';
import { isUnexpired } from '#shared/domain/lib/retention.ts';
import type { Item } from '../../lib/keys.ts';

/** What an owner pressed to have written at a provider, as it is stored with its words. */
const StoredPress = Press.extend({
  business_id: z.uuid(),
  provider: z.enum(providerIds),
  /** The account there for which it was pressed. */
  remote: z.string(),
  review_id: z.string(),
  /** The review's id there. */
  target: z.string(),
  /** What the owner had read: when the review was changed last, and the answer that stood under it. */
  seen: z.object({ changed_at: z.iso.datetime(), reply: z.string().nullable() }),
  /** Who pressed. */
  by: z.string(),
  tries: z.int(),
  /** Until when one worker sends it (epoch ms). */
  sending_until: z.number().optional(),
  ttl: z.int(),
});
export type StoredPress = z.infer<typeof StoredPress>;

/** The press of an item, or undefined when it has expired. */
export const storedPress = (item: Item, now: Date): StoredPress | undefined =>
  isUnexpired(item as { ttl?: number }, now) ? StoredPress.parse(item) : undefined;

/** What stays for longer than the words: that something was pressed, by whom, and what became of it. */
const PressRecord = z.object({
  id: z.ulid(),
  business_id: z.uuid(),
  provider: z.enum(providerIds),
  kind: Press.shape.kind,
  review_id: z.string(),
  state: Press.shape.state,
  pressed_at: z.iso.datetime(),
  by: z.string(),
  ttl: z.int(),
});
export type PressRecord = z.infer<typeof PressRecord>;

/** A press as its owner takes it along. */
export const exportedPress = (item: Item, now: Date): ExportedPress[] =>
  isUnexpired(item as { ttl?: number }, now) ? [ExportedPress.parse({ text: null, ...item })] : [];

import * as z from 'zod';
import { ExportedPress } from '#shared/domain/connections/exported-press.ts';
import { postProblemIds } from '#shared/domain/connections/posts/post-problems.ts';
import { pressProblemIds } from '#shared/domain/connections/press-problems.ts';
import { type PressKind, pressStates } from '#shared/domain/connections/press-rules.ts';
import { providerIds } from '#shared/domain/connections/providers.ts';
import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';

/** What an owner pressed to have written at a provider, as it is stored with its words. */
const common = {
  id: z.ulid(),
  business_id: z.uuid(),
  provider: z.enum(providerIds),
  /** The account there for which it was pressed. */
  remote: z.string(),
  /** What it is about here: the id of a review or of a post. */
  about: z.string(),
  /** The id there of what it is about; empty for what is not there yet. */
  target: z.string(),
  /** The exact words; empty for what is taken away. */
  text: z.string(),
  state: z.enum(pressStates),
  pressed_at: z.iso.datetime(),
  /** When it is sent, or was tried last. */
  goes_at: z.iso.datetime(),
  /** Who pressed. */
  by: z.string(),
  tries: z.int(),
  /** Until when one worker sends it (epoch ms). */
  sending_until: z.number().optional(),
  ttl: z.int(),
};

const AnswerPress = z.object({
  ...common,
  kind: z.enum(['reply', 'unreply']),
  problem: z.enum(pressProblemIds).nullable(),
  /** What the owner had read: when the review was changed last, and the answer that stood under it. */
  seen: z.object({ changed_at: z.iso.datetime(), reply: z.string().nullable() }),
});
export type AnswerPress = z.infer<typeof AnswerPress>;

const PostPress = z.object({
  ...common,
  kind: z.enum(['post', 'unpost']),
  problem: z.enum(postProblemIds).nullable(),
  /** Whether a button to call goes under the words. */
  call: z.boolean(),
  /** A hash of the photo that goes with them; null for none. */
  photo: z.string().nullable(),
  /** Since when it may stand there although no answer said so: it is looked up, and never sent again blindly. */
  unsure_since: z.iso.datetime().nullable(),
});
export type PostPress = z.infer<typeof PostPress>;

const StoredPress = z.discriminatedUnion('kind', [AnswerPress, PostPress]);
export type StoredPress = z.infer<typeof StoredPress>;

/** A press that is about an answer under a review, or undefined. */
export const asAnswerPress = (press: StoredPress | undefined): AnswerPress | undefined =>
  press?.kind === 'reply' || press?.kind === 'unreply' ? press : undefined;

/** A press that is about a post, or undefined. */
export const asPostPress = (press: StoredPress | undefined): PostPress | undefined =>
  press?.kind === 'post' || press?.kind === 'unpost' ? press : undefined;

/** The press of an item, or undefined when it has expired. */
export const storedPress = (item: Item, now: Date): StoredPress | undefined =>
  isUnexpired(item as { ttl?: number }, now) ? StoredPress.parse(item) : undefined;

/** What stays for longer than the words: that something was pressed, by whom, and what became of it. */
export type PressRecord = Pick<
  StoredPress,
  'id' | 'business_id' | 'provider' | 'about' | 'state' | 'pressed_at' | 'by'
> & { readonly kind: PressKind };

/** A press as its owner takes it along. */
export const exportedPress = (item: Item, now: Date): ExportedPress[] =>
  isUnexpired(item as { ttl?: number }, now) ? [ExportedPress.parse({ text: null, ...item })] : [];

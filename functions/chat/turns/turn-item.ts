/** A turn as an item of the table, and back. */
import type { Part } from '#shared/domain/answer-parts/part.ts';
import { fromStoredParts, toStoredParts } from '#shared/domain/answer-parts/stored-parts.ts';
import { Turn } from '#shared/domain/chat.ts';
import type { SumRequest } from '#shared/domain/sums/work-out.ts';
import type { Item } from '../lib/keys.ts';
import { turnIds } from '../lib/keys.ts';
import { draftAttributes, draftsOf, placesAttribute, placesOf } from './draft-attributes.ts';
import { pack, unpack } from './pack.ts';

/** A turn with the fields that only the server reads. */
export type StoredTurn = Turn & {
  business_id: string;
  /** The question as it was sent to the model, when it is more than `text`: a filled prompt, composed. */
  sent?: string | undefined;
  /** Which text of its prompt was sent, see `versionOf`; absent in turns of earlier releases. */
  prompt_version?: string | undefined;
  /** The question repeats one of another conversation and was not counted. */
  isTaken?: boolean | undefined;
  /** The earliest turn that this one hides, see `visibleTurns`. */
  replaces?: string | undefined;
  /** The sums that hold for the rest of its conversation, the newest last. */
  in_force?: SumRequest[] | undefined;
  /** How often the answer was continued after it had been cut. */
  continued?: number | undefined;
  /** Position of the turn in its conversation, from 1. */
  seq: number;
  ttl?: number | undefined;
};

/** The ids of a turn are stored in its key only. */
const idsOf = (item: Item) => {
  const { conversationId, messageId } = turnIds(item);
  return { chat_id: conversationId, id: messageId };
};

/**
 * The attributes of a turn. The fields that no query or condition uses are compressed to about half their size, without
 * the empty ones: the table is billed by the kilobyte.
 */
export const turnFields = ({
  business_id,
  seq,
  feedback,
  ttl,
  replaces,
  continued,
  parts = [],
  drafts,
  places,
  ...turn
}: StoredTurn) => {
  const { id: _, chat_id: __, ...content } = turn;
  const filled = Object.entries(content).filter(([, value]) => !isEmpty(value));
  return {
    business_id,
    seq,
    ttl,
    packed: pack({
      ...Object.fromEntries(filled),
      // Not as a text: JSON inside JSON is longer.
      ...(!isContent(parts, turn.content) && { parts: JSON.parse(toStoredParts(parts)) }),
    }),
    ...draftAttributes(drafts),
    ...placesAttribute(places),
    ...(feedback && { feedback }),
    ...(replaces && { replaces }),
    ...(continued && { continued }),
  };
};
/** One text part is read from `content` again; the releases before this one know `content` alone. */
const isContent = ([part, ...more]: readonly Part[], content: string) =>
  !part || (part.kind === 'text' && !more.length && !part.cut && part.markdown === content);
const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && !value.length);
/** The fields of a turn that `turnFields` leaves out when they are empty. */
const emptyFields = {
  helper_id: null,
  prompt: null,
  suggestedHelperId: null,
  facts: [],
  decisions: [],
  follow_up: null,
  feedback: null,
};

/** The turn of an item; only for items that are answered. */
export const storedTurn = (item: Item): StoredTurn => {
  const packed = unpack(item.packed) as Pick<
    StoredTurn,
    'content' | 'sent' | 'isTaken' | 'in_force' | 'prompt_version'
  > & { parts?: unknown };
  const { sent, isTaken, in_force, prompt_version, content } = packed;
  const drafts = draftsOf(item);
  const parts = fromStoredParts(packed.parts, content);
  return {
    ...Turn.parse({
      ...emptyFields,
      ...idsOf(item),
      ...packed,
      ...item,
      parts,
      places: placesOf(item),
    }),
    ...(drafts.length > 0 && { drafts }),
    ...(sent && { sent }),
    ...(isTaken && { isTaken }),
    ...(in_force && { in_force }),
    ...(prompt_version && { prompt_version }),
    business_id: String(item.business_id),
    replaces: item.replaces as string | undefined,
    continued: item.continued as number | undefined,
    seq: Number(item.seq ?? 1),
    ttl: item.ttl as number | undefined,
  };
};

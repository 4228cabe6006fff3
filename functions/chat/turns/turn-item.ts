/** A turn as an item of the table, and back. */

import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import { parseParts, toStoredParts } from '#shared/domain/chat/answer-parts/parse-part.ts';
import { Turn } from '#shared/domain/chat/turn-schemas.ts';
import type { CalculationRequest } from '#shared/domain/numbers/calculations/run-calculations.ts';
import {
  draftAttributes,
  draftsOf,
  placesAttribute,
  placesOf,
  spanishAttributes,
  spanishOf,
} from '../../drafts/draft-attributes.ts';
import { compress, decompress } from '../../lib/items/compression.ts';
import { chatIdOf } from '../../lib/keys/conversation-ids.ts';
import { turnIds } from '../../lib/keys/conversation-keys.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';

/** A turn with the fields that only the server reads. */
export type StoredTurn = Turn & {
  business_id: string;
  /** The question as it was sent to the model, when it is more than `text`: a filled prompt, composed. */
  sent?: string | undefined;
  /** Which text of its prompt was sent, see `versionOf`; absent for the owner's own words. */
  prompt_version?: string | undefined;
  /** The earliest turn that this one hides, see `turnsNotReplaced`. */
  replaces?: string | undefined;
  /** The sums that hold for the rest of its conversation, the newest last. */
  in_force?: CalculationRequest[] | undefined;
  /** How often the answer was continued after it had been cut. */
  continued?: number | undefined;
  /** When its owner first took a draft of it along. */
  used_at?: string | undefined;
  /** Position of the turn in its conversation, from 1. */
  seq: number;
  ttl?: number | undefined;
};

/** Whether an answer has a draft that its owner can take along. */
export const hasDraft = ({ parts }: Pick<StoredTurn, 'parts'>) =>
  parts.some(({ kind }) => kind === 'draft');

/** The turn as it goes out: the one place that names its fields, so that what is only stored stays here. */
export const toWireTurn = (turn: StoredTurn): Turn => ({
  id: turn.id,
  chat_id: turn.chat_id,
  helper_id: turn.helper_id,
  text: turn.text,
  prompt: turn.prompt,
  photo: turn.photo,
  content: turn.content,
  parts: turn.parts,
  drafts: turn.drafts,
  spanish: turn.spanish,
  places: turn.places,
  cut: turn.cut,
  sums: turn.sums,
  estimates: turn.estimates,
  suggestedHelperId: turn.suggestedHelperId,
  facts: turn.facts,
  decisions: turn.decisions,
  follow_up: turn.follow_up,
  feedback: turn.feedback,
  uncounted: turn.uncounted,
  stopped: turn.stopped,
  created_at: turn.created_at,
  answered_at: turn.answered_at,
});

/** The ids of a turn are stored in its key only. */
const idsOf = (item: Item) => {
  const { conversationId, messageId } = turnIds(item);
  return { chat_id: chatIdOf(conversationId), id: messageId };
};

/**
 * The attributes of a turn. The fields that no query or condition uses are compressed to about half their size, without
 * the empty ones and the answer's Markdown, which its parts make: the table is billed by the kilobyte.
 */
export const turnFields = ({
  business_id,
  seq,
  feedback,
  ttl,
  replaces,
  continued,
  used_at,
  parts,
  drafts,
  spanish,
  places,
  ...turn
}: StoredTurn) => {
  const { id: _, chat_id: __, content: ___, ...packed } = turn;
  const filled = Object.entries(packed).filter(([, value]) => !isEmpty(value));
  return {
    business_id,
    seq,
    ttl,
    packed: compress({
      ...Object.fromEntries(filled),
      parts: toStoredParts(parts),
    }),
    ...draftAttributes(drafts),
    ...spanishAttributes(spanish),
    ...placesAttribute(places),
    ...(feedback && { feedback }),
    ...(replaces && { replaces }),
    ...(continued && { continued }),
    ...(used_at && { used_at }),
  };
};
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
  const packed = decompress(item.packed) as Pick<
    StoredTurn,
    'sent' | 'in_force' | 'prompt_version'
  > & { parts?: unknown };
  const { sent, in_force, prompt_version } = packed;
  const drafts = draftsOf(item);
  const parts = parseParts(packed.parts);
  return {
    ...Turn.parse({
      ...emptyFields,
      ...idsOf(item),
      ...packed,
      ...item,
      parts,
      content: answerAsMarkdown(parts),
      places: placesOf(item),
      spanish: spanishOf(item),
    }),
    ...(drafts.length > 0 && { drafts }),
    ...(sent && { sent }),
    ...(in_force && { in_force }),
    ...(prompt_version && { prompt_version }),
    business_id: String(item.business_id),
    replaces: item.replaces as string | undefined,
    continued: item.continued as number | undefined,
    used_at: item.used_at as string | undefined,
    seq: Number(item.seq ?? 1),
    ttl: item.ttl as number | undefined,
  };
};

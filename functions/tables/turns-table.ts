import type { Part } from '#shared/domain/answer-parts/part.ts';
import { fromStoredParts, toStoredParts } from '#shared/domain/answer-parts/stored-parts.ts';
import { Turn } from '#shared/domain/chat.ts';
import { isUnexpired } from '#shared/domain/retention.ts';
import type { SumRequest } from '#shared/domain/sums/work-out.ts';
import { visibleTurns } from '#shared/domain/turns.ts';
import type { Item } from '../lib/keys.ts';
import { ownerPartition, turnIds, turnKey, turnPrefix } from '../lib/keys.ts';
import { table } from '../lib/table.ts';
import { attemptOf, isAnswered } from './codec.ts';
import { draftAttributes, draftsOf } from './draft-attributes.ts';
import { pack, unpack } from './pack.ts';

/** The ids of a turn: owner, conversation and message. */
export type TurnRef = { sub: string; conversationId: string; messageId: string };

/** A turn with the fields that only the server reads. */
export type StoredTurn = Turn & {
  business_id: string;
  /** The question as it was sent to the model, when it is more than `text`: a filled prompt, composed. */
  sent?: string | undefined;
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

/** The key of a turn's item. */
export const keyOf = ({ sub, conversationId, messageId }: TurnRef) =>
  turnKey(sub, conversationId, messageId);

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
      ...(!isContent(parts, turn.content) && { parts: toStoredParts(parts) }),
    }),
    ...draftAttributes(drafts),
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
    'content' | 'sent' | 'isTaken' | 'in_force'
  > & { parts?: unknown };
  const { sent, isTaken, in_force, content } = packed;
  const drafts = draftsOf(item);
  const parts = fromStoredParts(packed.parts, content);
  return {
    ...Turn.parse({ ...emptyFields, ...idsOf(item), ...packed, ...item, parts }),
    ...(drafts.length > 0 && { drafts }),
    ...(sent && { sent }),
    ...(isTaken && { isTaken }),
    ...(in_force && { in_force }),
    business_id: String(item.business_id),
    replaces: item.replaces as string | undefined,
    continued: item.continued as number | undefined,
    seq: Number(item.seq ?? 1),
    ttl: item.ttl as number | undefined,
  };
};

/** An answered turn, or undefined. */
export const findTurn = async (ref: TurnRef) => {
  const item = await table.get(keyOf(ref), { consistent: true });
  return isAnswered(item) ? storedTurn(item) : undefined;
};

type TurnRange = {
  /** Only turns before this id. */
  before?: string | undefined;
  /** How many to find at most. */
  limit: number;
  /** Whether `more` has to be known, which can take another request. */
  checkMore?: boolean;
  now: Date;
  consistent?: boolean;
};

/** The visible turns, newest first, and whether there are earlier ones (`more`). Reads few items more than it returns. */
export const turnsBefore = async (
  sub: string,
  conversationId: string,
  { before, limit, checkMore = true, now, consistent }: TurnRange,
) => {
  const found: StoredTurn[] = [];
  let bound = before;
  for (;;) {
    const page = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': ownerPartition(sub),
        ':first': turnPrefix(conversationId),
        ':last': `${turnPrefix(conversationId)}${bound ?? '~'}`,
      },
      ScanIndexForward: false,
      Limit: limit + 1,
      ...(consistent && { ConsistentRead: true }),
    });
    const answered = page.items
      .filter((item) => isAnswered(item) && isUnexpired(attemptOf(item), now))
      .map(storedTurn);
    const part = visibleTurns(answered, bound);
    found.push(...part.turns);
    if (found.length >= limit + (checkMore ? 1 : 0) || !page.next)
      return { turns: found.slice(0, limit), more: found.length > limit };
    const last = page.items.at(-1)?.sk.slice(turnPrefix(conversationId).length);
    bound = [part.bound, last].filter((id) => id !== undefined).sort()[0];
  }
};

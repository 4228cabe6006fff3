import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type Feedback, Turn } from '#shared/domain/chat.ts';
import { isUnexpired } from '#shared/domain/retention.ts';
import { visibleTurns } from '#shared/domain/turns.ts';
import type { Item } from '../lib/keys.ts';
import { ownerPartition, turnIds, turnKey, turnPrefix } from '../lib/keys.ts';
import { conditionFailed, table } from '../lib/table.ts';
import { attemptNames, attemptOf, isAnswered, stateCodes } from './codec.ts';

/** Where a question is kept: one item per question, under its owner and its conversation. */
export type TurnPlace = { sub: string; conversationId: string; messageId: string };

/** A question and its answer as stored. */
export type StoredTurn = Turn & {
  business_id: string;
  /** The first turn this one hides, see `visibleTurns`. */
  replaces?: string | undefined;
  /** How many turns of the conversation stand up to here, itself included. */
  seq: number;
  ttl?: number | undefined;
};

/** The key of the item of a question. */
export const keyOf = ({ sub, conversationId, messageId }: TurnPlace) =>
  turnKey(sub, conversationId, messageId);

/** The ids of a turn are in its key and nowhere else. */
const idsOf = (item: Item) => {
  const { conversationId, messageId } = turnIds(item);
  return { chat_id: conversationId, id: messageId };
};
/**
 * A turn as fields of its item. What is only ever shown is packed to about half its size, and what is empty left out:
 * the table is paid by the kilobyte.
 */
export const turnFields = ({ business_id, seq, feedback, ttl, replaces, ...shown }: StoredTurn) => {
  const { id: _, chat_id: __, ...words } = shown;
  const told = Object.entries(words).filter(([, value]) => !isEmpty(value));
  const packed = brotliCompressSync(JSON.stringify(Object.fromEntries(told)), { params: packing });
  return {
    business_id,
    seq,
    ttl,
    packed,
    ...(feedback && { feedback }),
    ...(replaces && { replaces }),
  };
};
const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && !value.length);
const empty = {
  helper_id: null,
  prompt: null,
  suggestedHelperId: null,
  facts: [],
  decisions: [],
  follow_up: null,
  feedback: null,
};
/** The quick half of what the format can do; the slow half would save another tenth. */
const packing = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const unpack = (packed: unknown): object =>
  packed instanceof Uint8Array ? JSON.parse(brotliDecompressSync(packed).toString()) : {};

/** A stored turn; only for items that are answered. */
export const storedTurn = (item: Item): StoredTurn => ({
  ...Turn.parse({ ...empty, ...idsOf(item), ...unpack(item.packed), ...item }),
  business_id: String(item.business_id),
  replaces: item.replaces as string | undefined,
  seq: Number(item.seq ?? 1),
  ttl: item.ttl as number | undefined,
});

/** The answer to a question as it stands now, or nothing. */
export const findTurn = async (place: TurnPlace) => {
  const item = await table.get(keyOf(place), { consistent: true });
  return isAnswered(item) ? storedTurn(item) : undefined;
};

type TurnRange = {
  /** Only turns before this id. */
  before?: string | undefined;
  /** How many to find. */
  wanted: number;
  /** Whether it matters that there are earlier ones: that can take another round. */
  peek?: boolean;
  now: Date;
  consistent?: boolean;
};

/** The answered turns that count, newest first, and whether there are earlier ones; reads a little more than it needs, never the whole. */
export const turnsBefore = async (
  sub: string,
  conversationId: string,
  { before, wanted, peek = true, now, consistent }: TurnRange,
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
      Limit: wanted + 1,
      ...(consistent && { ConsistentRead: true }),
    });
    const answered = page.items
      .filter((item) => isAnswered(item) && isUnexpired(attemptOf(item), now))
      .map(storedTurn);
    const part = visibleTurns(answered, bound);
    found.push(...part.turns);
    if (found.length >= wanted + (peek ? 1 : 0) || !page.next)
      return { turns: found.slice(0, wanted), more: found.length > wanted };
    const last = page.items.at(-1)?.sk.slice(turnPrefix(conversationId).length);
    bound = [part.bound, last].filter((id) => id !== undefined).sort()[0];
  }
};

/** Stores what an owner thinks of an answer; answers whether there is such an answer. */
export const rateTurn = async (place: TurnPlace, feedback: Feedback, now: Date) => {
  try {
    await table.update(keyOf(place), {
      UpdateExpression: 'SET feedback = :feedback',
      ConditionExpression: '#state = :answered AND (attribute_not_exists(#ttl) OR #ttl > :now)',
      ExpressionAttributeNames: { '#ttl': 'ttl', '#state': attemptNames.state },
      ExpressionAttributeValues: {
        ':feedback': feedback,
        ':answered': stateCodes.answered,
        ':now': Math.floor(now.getTime() / 1000),
      },
      ReturnValues: 'NONE',
    });
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
};

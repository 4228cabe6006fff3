import { decodeTime } from 'ulid';
import { isLive } from '#shared/domain/retention.ts';
import { chargedBy } from '#shared/domain/turns.ts';
import { claimOf, storedTurn, turnKey } from './turns-table.ts';
import { table } from '../lib/table.ts';

/** The questions behind charge ids, newest first; one whose chat was deleted or whose time is over has no text any more. At most 100, in one read. */
export const questionsBehind = async (sub: string, chargeIds: Iterable<string>, now: Date) => {
  const charges = new Map([...chargeIds].map((id) => [chargedBy(id).messageId, chargedBy(id)]));
  const keys = [...charges.values()].map((charge) => turnKey({ sub, ...charge }));
  const items = await table.getMany(keys);
  const turns = new Map(
    items
      .filter((item) => item.st === 'D' && isLive(claimOf(item), now))
      .map(storedTurn)
      .map((turn) => [turn.id, turn]),
  );
  return [...charges.keys()]
    .toSorted()
    .reverse()
    .map((message_id) => ({
      message_id,
      helper_id: turns.get(message_id)?.helper_id ?? null,
      text: turns.get(message_id)?.text ?? '',
      created_at:
        turns.get(message_id)?.created_at ?? new Date(decodeTime(message_id)).toISOString(),
    }));
};

import { dueHours } from '#shared/domain/connections/sync-schedule.ts';
import { queueSyncs } from '../../lib/connections/sync-queue.ts';
import type { ConnectionRef } from '../connections-table.ts';
import { pressesDueIn } from './presses-table.ts';
import { queueDelayOf, queueSoonMs } from './queue-press.ts';

const hourMs = 3_600_000;
/** As many messages as the queue takes at once. */
const together = 10;

/** What was pressed and goes soon, or should have gone: each connection once, with the moment of its first. */
const connectionsWith = async (now: Date) => {
  const first = new Map<string, { ref: ConnectionRef; at: number }>();
  const ahead = [1, 2].map((hours) => new Date(now.getTime() + hours * hourMs));
  for (const hour of [...dueHours(now), ...ahead])
    for await (const { goesAt, ...ref } of pressesDueIn(hour)) {
      const at = goesAt.getTime();
      if (at > now.getTime() + queueSoonMs) continue;
      const key = Object.values(ref).join('#');
      if ((first.get(key)?.at ?? Number.POSITIVE_INFINITY) > at) first.set(key, { ref, at });
    }
  return [...first.values()];
};

/** Asks the worker to send what was pressed and goes soon; answers for how many connections the queue took it. */
export const queueDuePresses = async (now: Date): Promise<number> => {
  const due = await connectionsWith(now);
  let queued = 0;
  for (let from = 0; from < due.length; from += together)
    queued += await queueSyncs(
      due.slice(from, from + together).map(({ ref, at }) => ({
        message: {
          account_id: ref.accountId,
          business_id: ref.businessId,
          provider: ref.provider,
          why: 'press' as const,
        },
        delay: queueDelayOf(at - now.getTime()),
      })),
    );
  return queued;
};

import { setTimeout as wait } from 'node:timers/promises';
import type { StoredConnection } from '../connection-item.ts';
import { type ConnectionRef, changeConnection, findConnection } from '../connections-table.ts';
import { NotConnected } from '../fresh-access-token.ts';
import type { CalendarEntryCalls } from '../providers/calendar-entry-calls.ts';
import { ProviderRefused } from '../providers/provider-refused-error.ts';
import type { RemoteAccount } from '../providers/remote-account.ts';
import { workerLeaseMs } from '../worker-times.ts';

/** How long others look again for what the worker that makes it stores, in ms. */
const waits = [0, 200, 400, 800, 1600, 3200];

/**
 * The calendar of our own of a connection: the one that is known, one that stands there from before, or a new one. Of
 * several workers one makes it. `without` is one that is gone.
 */
export const ensureAppCalendar = async (
  ref: ConnectionRef,
  account: RemoteAccount,
  calls: CalendarEntryCalls,
  without?: string,
): Promise<string> => {
  for (const pause of waits) {
    if (pause) await wait(pause);
    const connection = await findConnection(ref);
    if (!connection) throw new NotConnected();
    const { own_calendar, making_until } = connection;
    if (own_calendar !== undefined && own_calendar !== without) return own_calendar;
    if ((making_until ?? 0) > Date.now()) continue;
    const until = Date.now() + workerLeaseMs;
    const seen = { own_calendar, making_until };
    if (await changeConnection(ref, connection, { making_until: until }, seen))
      return makeOnce(ref, connection, until, () => calls.calendar(account, without));
  }
  throw new ProviderRefused('unavailable');
};

/** Finds or makes it while nobody else does, and lets the others have it. */
const makeOnce = async (
  ref: ConnectionRef,
  connection: Pick<StoredConnection, 'id'>,
  until: number,
  make: () => Promise<string>,
) => {
  const held = { making_until: until };
  try {
    const own_calendar = await make();
    await changeConnection(ref, connection, { making_until: undefined, own_calendar }, held);
    return own_calendar;
  } catch (error) {
    await changeConnection(ref, connection, { making_until: undefined }, held);
    throw error;
  }
};

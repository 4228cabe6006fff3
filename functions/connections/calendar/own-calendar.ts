import { leaseMs } from '../call-with-lease.ts';
import { type ConnectionRef, changeConnection, findConnection } from '../connections-table.ts';
import { NotConnected } from '../fresh-access.ts';
import { ProviderRefused, type RemoteAccount } from '../providers/adapter.ts';
import type { EntryCalls } from '../providers/entry-calls.ts';

/** Another worker makes it: so many seconds later it is there. */
const makingSeconds = 15;

/**
 * The calendar of our own of a connection: the one that is known, one that stands there from before, or a new one. Of
 * several workers one makes it. `without` is one that is gone.
 */
export const ownCalendar = async (
  ref: ConnectionRef,
  account: RemoteAccount,
  calls: EntryCalls,
  without?: string,
): Promise<string> => {
  const connection = await findConnection(ref);
  if (!connection) throw new NotConnected();
  const { own_calendar, making_until } = connection;
  if (own_calendar !== undefined && own_calendar !== without) return own_calendar;
  const until = Date.now() + leaseMs;
  const isFree = (making_until ?? 0) <= Date.now();
  const seen = { own_calendar, making_until };
  if (!isFree || !(await changeConnection(ref, connection, { making_until: until }, seen)))
    throw new ProviderRefused('throttled', { retrySeconds: makingSeconds });
  const given = { making_until: undefined };
  try {
    const found = await calls.calendar(account, without);
    await changeConnection(
      ref,
      connection,
      { ...given, own_calendar: found },
      { making_until: until },
    );
    return found;
  } catch (error) {
    await changeConnection(ref, connection, given, { making_until: until });
    throw error;
  }
};

import { decodeTime } from 'ulid';
import { hashed, log } from '../../lib/log.ts';
import { type ConnectionRef, findConnection } from '../connections-table.ts';
import { endConnection } from '../end-connection.ts';
import { isSince } from './withdrawal-code.ts';

/** Ends a connection whose person took their consent back at the provider, as a press on Disconnect does; one that was made since stays. */
export const endWithdrawnConnection = async (ref: ConnectionRef, at: number, now: Date) => {
  const connection = await findConnection(ref);
  if (!connection || isSince(decodeTime(connection.id), at)) return;
  const isGone = await endConnection(ref, now);
  log.info('consent taken back', {
    account: hashed(ref.accountId),
    provider: ref.provider,
    isGone,
  });
};

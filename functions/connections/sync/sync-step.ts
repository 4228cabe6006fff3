import type { StoredBusiness } from '#shared/domain/account/business.ts';
import type { StoredConnection } from '../connection-item.ts';
import type { ConnectionRef } from '../connections-table.ts';
import type { Adapter } from '../providers/adapter.ts';
import type { RemoteAccount } from '../providers/remote-account.ts';

/** One read of a connection. */
export type OneRead = {
  readonly ref: ConnectionRef;
  readonly connection: StoredConnection;
  readonly business: StoredBusiness;
  readonly account: RemoteAccount;
  /** What changed since then is enough; undefined when everything is to be read. */
  readonly since: Date | undefined;
  readonly now: Date;
  /** The day of the business. */
  readonly today: string;
};

/** What one read learned of a connection, to be stored with it. */
export type Learned = Partial<Pick<StoredConnection, 'figures' | 'ratings' | 'calendar'>>;

/**
 * Reads one part of an account and stores what changed; nothing for an adapter without that part. It may be done again
 * after an interruption.
 */
export type SyncStep = (adapter: Adapter, read: OneRead) => Promise<Learned>;

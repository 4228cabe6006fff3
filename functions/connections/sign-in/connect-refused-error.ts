import type { ConnectRefusal } from '#shared/domain/connections/connection-problems.ts';

/** Why a sign-in does not become a connection. */
export class ConnectRefused extends Error {
  readonly reason: ConnectRefusal;
  constructor(reason: ConnectRefusal, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

import { connectionStoppedMail } from '#shared/domain/connections/connection-stopped-mail.ts';
import { findAccount } from '../account/account-table.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { config } from '../lib/config.ts';
import { sendAccountMail } from '../lib/mail/send-account-mail.ts';
import { count } from '../lib/metrics.ts';
import { type ConnectionRef, changeConnection, findConnection } from './connections-table.ts';

/** Tells the owner of a connection by mail that they have to sign in again, whatever met that; of several workers one does. */
export const tellConnectionStopped = async (ref: ConnectionRef) => {
  const connection = await findConnection(ref);
  if (connection?.state !== 'dead' || !connection.untold) return;
  const told = { untold: undefined, syncing_until: undefined };
  if (!(await changeConnection(ref, connection, told, { untold: true }))) return;
  const [account, business] = await Promise.all([
    findAccount(ref.accountId, { consistent: true }),
    findBusiness(ref.accountId, ref.businessId),
  ]);
  if (!account || !business || account.deletion_requested_at) return;
  count('ConnectionStopped');
  await sendAccountMail(account, connectionStoppedMail(ref.provider, business, config.APP_ORIGIN));
};

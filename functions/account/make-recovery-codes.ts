import { account as routes } from '#shared/contract/account.ts';
import { makeRecoveryCodes } from '../auth/recovery-codes-table.ts';
import { bearerToken } from '../lib/caller/request-headers.ts';
import { handle } from '../lib/http-handler.ts';
import { requireOpenSession } from '../lib/user-pool.ts';

/** Codes for who loses the app. A session that began without the second factor has ended when there is one, also where its token is still good. */
export const makeCodes = handle(routes.makeRecoveryCodes, async (_, { personId, headers }) => {
  await requireOpenSession(personId, bearerToken(headers));
  return { codes: await makeRecoveryCodes(personId) };
});

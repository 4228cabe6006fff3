import { Problem } from '#shared/contract/problem.ts';
import { updateAccount } from '../../account/account-table.ts';
import { updateAdSignup } from '../../lib/stats/ad-signups-table.ts';
import { audited } from '../audited-operation.ts';
import { userRow } from './user-row.ts';

/** Excludes an account from the statistics or includes it again; the counters are updated. */
export const markTestAccount = audited('markTest', async ({ id, is_test }, now) => {
  const changed = await updateAccount(id, { is_test, updated_at: now.toISOString() });
  if (!changed) throw new Problem('not-found');
  await updateAdSignup(changed.after);
  return userRow(changed.after, now);
});

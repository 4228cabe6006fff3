import type { TableRestoreState } from '#shared/domain/account/table-restore-state.ts';
import { applyDeletionLedger } from './apply-deletion-ledger.ts';
import { endRestoredConnectionsAndApps } from './end-restored-connections-and-apps.ts';
import { offerTransfers } from './offer-transfers.ts';
import { saveRestoreState } from './restore-state-table.ts';

/**
 * Prepares a restored table for a stage to read from: repeats the deletions of the ledger, has accounts at providers whose
 * tokens were replaced since connected again, and with a new user pool lets accounts wait for their addresses. Notes that it is done, last; may be run again.
 */
export const prepareRestoredData = async (
  { restoredTo, newPool }: { restoredTo: Date; newPool: boolean },
  now: Date,
): Promise<TableRestoreState> => {
  const { deleted } = await applyDeletionLedger(restoredTo, now);
  await endRestoredConnectionsAndApps(now);
  const state = {
    restored_to: restoredTo.toISOString(),
    ledger_applied_at: now.toISOString(),
    deleted,
    transfers: newPool ? await offerTransfers(now) : null,
  };
  await saveRestoreState(state);
  return state;
};

import type { TableRestoreState } from '#shared/domain/account/table-restore-state.ts';
import { tableRestoreStateKey } from '#shared/domain/account/table-restore-state.ts';
import { table } from '../../lib/table.ts';

/** Notes in a restored table what was done with it. */
export const saveRestoreState = (state: TableRestoreState) =>
  table.put({ ...tableRestoreStateKey, ...state });

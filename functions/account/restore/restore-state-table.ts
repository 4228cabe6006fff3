import type { RestoreState } from '#shared/domain/account/restore-state.ts';
import { restoreStateKey } from '#shared/domain/account/restore-state.ts';
import { table } from '../../lib/table.ts';

/** Notes in a restored table what was done with it. */
export const saveRestoreState = (state: RestoreState) =>
  table.put({ ...restoreStateKey, ...state });

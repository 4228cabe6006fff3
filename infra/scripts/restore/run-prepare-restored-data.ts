import type { TableRestoreState } from '#shared/domain/account/table-restore-state.ts';
import type { RestoreOptions } from './options.ts';

/**
 * Runs the product's own code over a new table, with the settings of the stage, before the stage reads from it: deletions
 * of the ledger are repeated, and accounts wait for their addresses if the user pool is a new one.
 */
export const runPrepareRestoredData = async (
  environment: Readonly<Record<string, string>>,
  region: string,
  { target, source, newPool }: RestoreOptions,
): Promise<TableRestoreState> => {
  Object.assign(process.env, environment, {
    TABLE_NAME: target,
    AWS_REGION: region,
    POWERTOOLS_METRICS_DISABLED: 'true',
    POWERTOOLS_LOG_LEVEL: process.env.POWERTOOLS_LOG_LEVEL ?? 'WARN',
    POWERTOOLS_SERVICE_NAME: 'restore',
  });
  // Imported now, because it reads the environment as it loads.
  const { prepareRestoredData } = await import(
    '#functions/account/restore/prepare-restored-data.ts'
  );
  return prepareRestoredData({ restoredTo: source.at, newPool }, new Date());
};

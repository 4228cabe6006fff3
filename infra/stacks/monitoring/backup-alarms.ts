import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Duration } from 'aws-cdk-lib/core';
import type { Settings } from '../../settings-of-stage.ts';
import { copyVaultOf, vaultOf } from '../data/weekly-backups.ts';
import type { AlarmDefinition } from './alarm-definition.ts';
import { sumOfMetrics } from './sum-of-metrics.ts';

const jobs = (metricName: string, BackupVaultName: string) =>
  new Metric({
    namespace: 'AWS/Backup',
    metricName,
    dimensionsMap: { BackupVaultName },
    period: Duration.minutes(5),
    statistic: Stats.SUM,
  });

/**
 * Rings when a weekly backup of the table, or its copy to the other region, was not made. AWS does not say to which of the
 * two vaults it counts a copy, so both are watched.
 */
export const backupsFail = (settings: Settings): AlarmDefinition => ({
  name: 'backups-fail',
  lost: 'The weekly backup of the table, or its copy in another region, was not made.',
  metric: sumOfMetrics(
    [
      jobs('NumberOfBackupJobsFailed', vaultOf(settings)),
      jobs('NumberOfBackupJobsAborted', vaultOf(settings)),
      jobs('NumberOfBackupJobsExpired', vaultOf(settings)),
      jobs('NumberOfCopyJobsFailed', vaultOf(settings)),
      jobs('NumberOfCopyJobsFailed', copyVaultOf(settings)),
    ],
    'Backups and copies that failed',
  ),
  above: 0,
});

import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupVault,
  type IBackupVault,
} from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ArnFormat, Duration, type Stack } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { Settings } from '../../settings-of-stage.ts';

/** Within the 35 days for which the privacy page says that backups are kept. */
const keptDays = { here: 7, there: 28 } as const;

/** The vault of a stage in its own region. */
export const vaultOf = ({ stage }: Pick<Settings, 'stage'>) => `sevenhands-${stage}`;

/** The vault of a stage in the region of its copies. */
export const copyVaultOf = ({ stage }: Pick<Settings, 'stage'>) => `sevenhands-${stage}-copies`;

/** A backup of the table every week, copied to another region: what is left when this region or its backups are lost. */
export class WeeklyBackups extends Construct {
  readonly plan: BackupPlan;

  constructor(
    scope: Stack,
    id: string,
    {
      settings,
      copyRegion,
      tableArn,
    }: { settings: Settings; copyRegion: string; tableArn: string },
  ) {
    super(scope, id);
    const vault = new BackupVault(this, 'Vault', {
      backupVaultName: vaultOf(settings),
      blockRecoveryPointDeletion: true,
    });
    this.plan = new BackupPlan(this, 'Plan', {
      backupPlanName: `sevenhands-${settings.stage}-weekly`,
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'weekly',
          // The quietest hours of the week in the United States.
          scheduleExpression: Schedule.cron({ weekDay: 'SUN', hour: '9', minute: '0' }),
          startWindow: Duration.hours(1),
          completionWindow: Duration.hours(12),
          deleteAfter: Duration.days(keptDays.here),
          copyActions: [
            {
              destinationBackupVault: this.copyVault(scope, settings, copyRegion),
              deleteAfter: Duration.days(keptDays.there),
            },
          ],
        }),
      ],
    });
    this.plan.addSelection('Table', { resources: [BackupResource.fromArn(tableArn)] });
  }

  private copyVault(stack: Stack, settings: Settings, region: string): IBackupVault {
    const resourceName = copyVaultOf(settings);
    const arnFormat = ArnFormat.COLON_RESOURCE_NAME;
    return BackupVault.fromBackupVaultArn(
      this,
      'CopyVault',
      stack.formatArn({
        service: 'backup',
        resource: 'backup-vault',
        region,
        resourceName,
        arnFormat,
      }),
    );
  }
}

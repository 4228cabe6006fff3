import { BackupVault } from 'aws-cdk-lib/aws-backup';
import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { Settings } from '../settings-of-stage.ts';
import { copyVaultOf } from './data/weekly-backups.ts';

/** The vault in another region to which the weekly backups of the table are copied. It outlives its stack. */
export class BackupCopiesStack extends Stack {
  constructor(scope: Construct, id: string, settings: Settings, props: StackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    new BackupVault(this, 'Vault', {
      backupVaultName: copyVaultOf(settings),
      blockRecoveryPointDeletion: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}

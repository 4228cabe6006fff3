import { AttributeType, Billing, type ITableV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { Settings } from '../settings-of-stage.ts';
import { tableDefinition } from '../table-definition.ts';
import { ledgerBucket } from './data/deletion-ledger.ts';
import { DeletionQueue } from './data/deletion-queue.ts';
import { MailSender } from './data/mail-sender.ts';
import { type SecretName, stageSecrets } from './data/stage-secrets.ts';
import { SyncQueue } from './data/sync-queue.ts';
import { WeeklyBackups } from './data/weekly-backups.ts';

const { partitionKey, sortKey, index, ttl } = tableDefinition;
const key = (name: string) => ({ name, type: AttributeType.STRING });

/** What must never be lost: the table, the ledger of deletions and the queue that leads to it, and the secrets. */
export class DataStack extends Stack {
  /** The table of the stage: its own, or a restored one. */
  readonly table: ITableV2;
  readonly secrets: Readonly<Record<SecretName, Secret>>;
  readonly deletions: DeletionQueue;
  readonly syncs: SyncQueue;
  /** Seals the tokens of connected accounts. */
  readonly connectionsKey: Key;
  readonly ledger: Bucket;
  readonly weeklyBackups: WeeklyBackups | undefined;

  constructor(scope: Construct, id: string, settings: Settings, props: StackProps) {
    super(scope, id, { ...props, terminationProtection: settings.keepsData });
    const removalPolicy = settings.keepsData
      ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE
      : RemovalPolicy.DESTROY;

    const own = new TableV2(this, 'Table', {
      partitionKey: key(partitionKey),
      sortKey: key(sortKey),
      globalSecondaryIndexes: [
        {
          indexName: index.name,
          partitionKey: key(index.partitionKey),
          sortKey: key(index.sortKey),
        },
      ],
      timeToLiveAttribute: ttl,
      // The ceiling is what a runaway loop could cost, far above honest use.
      billing: Billing.onDemand({ maxReadRequestUnits: 2000, maxWriteRequestUnits: 1000 }),
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: settings.keepsData ? 35 : 1,
      },
      deletionProtection: settings.keepsData,
      removalPolicy,
    });
    this.table = settings.restoredTable ? this.restored(settings.restoredTable) : own;

    this.secrets = stageSecrets(this, settings, removalPolicy);
    this.deletions = new DeletionQueue(this, 'Deletions', settings.stage);
    this.syncs = new SyncQueue(this, 'Syncs', settings.stage);
    this.connectionsKey = new Key(this, 'ConnectionsKey', {
      alias: `sevenhands-${settings.stage}-connections`,
      description: `Seals the tokens of accounts that owners of ${settings.stage} connected`,
      enableKeyRotation: true,
      removalPolicy,
    });
    this.ledger = ledgerBucket(this, settings);
    const { copyRegion } = settings;
    const { tableArn } = this.table;
    if (copyRegion)
      this.weeklyBackups = new WeeklyBackups(this, 'Weekly', { settings, copyRegion, tableArn });
    if (settings.mailFrom) new MailSender(this, 'Mail', settings);
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'LedgerBucket', { value: this.ledger.bucketName });
  }

  /** A table that `npm run restore` made. The stage's own stays as it is: nothing reads it, and nobody deletes it by mistake. */
  private restored(tableName: string) {
    return TableV2.fromTableAttributes(this, 'RestoredTable', {
      tableName,
      globalIndexes: [index.name],
    });
  }
}

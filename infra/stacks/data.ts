import { AttributeType, Billing, type ITableV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { type CfnSecret, Secret, type SecretProps } from 'aws-cdk-lib/aws-secretsmanager';

import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { secretFieldsOf } from '#shared/domain/connections/connection-secrets.ts';
import { providerIds } from '#shared/domain/connections/providers.ts';
import type { Settings } from '../settings-of-stage.ts';
import { tableDefinition } from '../table-definition.ts';
import { ledgerBucket } from './data/deletion-ledger.ts';
import { DeletionQueue } from './data/deletion-queue.ts';
import { MailSender } from './data/mail-sender.ts';
import { SyncQueue } from './data/sync-queue.ts';
import { WeeklyBackups } from './data/weekly-backups.ts';

const { partitionKey, sortKey, index, ttl } = tableDefinition;
const key = (name: string) => ({ name, type: AttributeType.STRING });

/** The name under which a stage keeps a secret. */
export const secretIdOf = ({ stage }: Pick<Settings, 'stage'>, name: SecretName) =>
  `sevenhands/${stage}/${name}`;
/** What the secret of connections holds of each provider. */
const secretShapes = providerIds.map(
  (id) => `"${id}":{${secretFieldsOf(id).map((field) => `"${field}"`)}}`,
);
type SecretName = 'openai' | 'stripe' | 'hash' | 'connections';

/**
 * What must never be lost: the table, the ledger of deletions and the queue that leads to it, and the secrets. The keys of
 * other companies are created empty and filled by hand.
 */
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

    this.secrets = this.keys(settings, removalPolicy);
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

  private keys(settings: Settings, removalPolicy: RemovalPolicy) {
    const secret = (name: SecretName, description: string, own: Partial<SecretProps> = {}) =>
      new Secret(this, `${name}-secret`, {
        secretName: secretIdOf(settings, name),
        description,
        removalPolicy,
        ...own,
      });
    const empty = (name: 'openai' | 'stripe' | 'connections', description: string) => {
      const created = secret(name, description);
      // Empty until npm run secrets fills it: a made-up value would look like a key.
      (created.node.defaultChild as CfnSecret).generateSecretString = undefined;
      return created;
    };
    return {
      openai: empty('openai', 'The AI provider: {"apiKey"}'),
      stripe: empty('stripe', 'The payment provider: {"apiKey","webhookSecret"}'),
      connections: empty('connections', `Providers that owners connect: {${secretShapes.join()}}`),
      // Never changed: what was hashed with another key is found by nobody, and earlier messages would read differently to the model.
      hash: secret(
        'hash',
        'Key of the hashes that stand for people and of the codes of data blocks; generated',
        {
          generateSecretString: {
            secretStringTemplate: '{}',
            generateStringKey: 'key',
            passwordLength: 64,
            excludePunctuation: true,
          },
        },
      ),
    };
  }

  /** A table that `npm run restore` made. The stage's own stays as it is: nothing reads it, and nobody deletes it by mistake. */
  private restored(tableName: string) {
    return TableV2.fromTableAttributes(this, 'RestoredTable', {
      tableName,
      globalIndexes: [index.name],
    });
  }
}

import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { queueNamesOf } from '#shared/domain/lib/queue-names.ts';
import { syncQueue } from '../../sync-queue-settings.ts';

/** The connections that wait to be read, and those whose reading failed unforeseen. */
export class SyncQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, stage: string) {
    super(scope, id);
    const common = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.deadLetters = new Queue(this, 'DeadLetters', {
      ...common,
      queueName: queueNamesOf(stage).syncsFailed,
      retentionPeriod: Duration.days(14),
    });
    this.queue = new Queue(this, 'Queue', {
      ...common,
      queueName: queueNamesOf(stage).syncs,
      // The clock asks again each day, so an older message is of no use.
      retentionPeriod: Duration.days(1),
      visibilityTimeout: Duration.seconds(syncQueue.visibilitySeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: syncQueue.maxReceives },
    });
  }
}

import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { queueNamesOf } from '#shared/domain/lib/queue-names.ts';
import { deletionQueue } from '../../deletion-queue-settings.ts';

/** The accounts that wait for their deletion, and those whose deletion failed too often. */
export class DeletionQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, stage: string) {
    super(scope, id);
    const common = {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    };
    this.deadLetters = new Queue(this, 'DeadLetters', {
      ...common,
      queueName: queueNamesOf(stage).deletionsFailed,
    });
    this.queue = new Queue(this, 'Queue', {
      ...common,
      queueName: queueNamesOf(stage).deletions,
      visibilityTimeout: Duration.seconds(deletionQueue.visibilitySeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: deletionQueue.maxReceives },
    });
  }
}

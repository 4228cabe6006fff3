import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { deletionQueue } from '../../deletion-queue.ts';

/** The accounts that wait for their deletion, and those whose deletion failed too often. */
export class Deletions extends Construct {
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
      queueName: `sevenhands-${stage}-deletions-failed`,
    });
    this.queue = new Queue(this, 'Queue', {
      ...common,
      queueName: `sevenhands-${stage}-deletions`,
      visibilityTimeout: Duration.seconds(deletionQueue.visibilitySeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: deletionQueue.maxReceives },
    });
  }
}

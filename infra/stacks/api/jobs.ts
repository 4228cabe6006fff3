import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { type CfnResource, Duration, Stack } from 'aws-cdk-lib/core';
import { Trigger } from 'aws-cdk-lib/triggers';
import { Construct } from 'constructs';
import { deletionQueue } from '../../deletion-queue.ts';
import type { Settings } from '../../stages.ts';
import type { AppFunction } from '../app-function.ts';
import { helperLog } from '../helper-log.ts';

/** What happens by the clock, in UTC. */
export const schedules = {
  'on-reconcile': {
    does: 'Compares customers with the payment provider, those with events and a part of the others',
    at: Schedule.cron({ hour: '4', minute: '10' }),
    limit: Duration.minutes(15),
  },
  'on-trial-reminders': {
    does: 'Tells owners whose trial is about to end',
    // Several hours in a row, because a run sends only as many mails as its time allows.
    at: Schedule.cron({ hour: '14-21', minute: '0' }),
    limit: Duration.minutes(15),
  },
  'on-check-ins': {
    does: 'Sends the weekly check-in to owners whose hour has come',
    // An hour's mails may take longer than one run lasts, and some time zones differ by quarters of an hour.
    at: Schedule.cron({ minute: '0/15' }),
    limit: Duration.minutes(15),
  },
  'on-reap': {
    does: 'Gives back questions whose answer never came',
    at: Schedule.rate(Duration.hours(1)),
    limit: Duration.minutes(15),
  },
};
export type JobName = keyof typeof schedules;

type Props = {
  readonly settings: Settings;
  readonly make: (
    name: JobName | 'on-load' | 'on-deletion',
    description: string,
    own: object,
  ) => AppFunction;
  /** The queue of accounts to delete. */
  readonly deletions: IQueue;
};

/** What runs without a caller: the jobs of the clock, the loader that brings the catalogue in with each deployment, and the deletion of accounts. */
export class Jobs extends Construct {
  readonly deadLetters: Queue;
  readonly lambdas: Readonly<Record<JobName | 'on-load' | 'on-deletion', AppFunction>>;

  constructor(scope: Construct, id: string, { settings, make, deletions }: Props) {
    super(scope, id);
    this.deadLetters = new Queue(this, 'DeadLetters', {
      queueName: `sevenhands-${settings.stage}-dead-letters`,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    this.lambdas = {
      'on-reconcile': this.job('on-reconcile', make),
      'on-trial-reminders': this.job('on-trial-reminders', make),
      'on-check-ins': this.job('on-check-ins', make),
      'on-reap': this.job('on-reap', make),
      'on-load': this.loader(make, settings),
      'on-deletion': this.deletion(make, deletions),
    };
  }

  private job(name: JobName, make: Props['make']) {
    const { does, at, limit } = schedules[name];
    const { deadLetters: deadLetterQueue } = this;
    const fn = make(name, does, { timeout: limit, deadLetterQueue });
    new Rule(this, `${name}-clock`, {
      description: does,
      schedule: at,
      targets: [new LambdaFunction(fn, { deadLetterQueue, retryAttempts: 2 })],
    });
    return fn;
  }

  /** One account at a time and few at once; the queue tries again and keeps what failed too often. */
  private deletion(make: Props['make'], deletions: IQueue) {
    const fn = make('on-deletion', 'Deletes the accounts whose owners have asked for it', {
      timeout: Duration.seconds(deletionQueue.runSeconds),
    });
    fn.addEventSource(
      new SqsEventSource(deletions, { batchSize: 1, maxConcurrency: deletionQueue.abreast }),
    );
    return fn;
  }

  /** The catalogue is inside the bundle, so the bundle's hash is the catalogue's: a new one runs once, at its deployment. */
  private loader(make: Props['make'], settings: Settings) {
    const timeout = Duration.minutes(5);
    const fn = make('on-load', 'Brings the catalogue into the table', {
      timeout,
      deadLetterQueue: this.deadLetters,
    });
    new Trigger(this, 'LoadCatalogue', { handler: fn, timeout });
    this.logTriggers(settings);
    return fn;
  }

  /** Gives the Lambda with which CDK calls triggers its own log; CDK has no option for it. */
  private logTriggers(settings: Settings) {
    const stack = Stack.of(this);
    const handler = stack.node
      .findChild('AWSCDK.TriggerCustomResourceProviderCustomResourceProvider')
      .node.findChild('Handler') as CfnResource;
    const { logGroupName } = helperLog(stack, 'triggers', settings);
    handler.addPropertyOverride('LoggingConfig', { LogGroup: logGroupName });
  }
}

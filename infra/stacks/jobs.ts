import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { type CfnResource, Duration, Stack, type StackProps } from 'aws-cdk-lib/core';
import { Trigger } from 'aws-cdk-lib/triggers';
import type { Construct } from 'constructs';
import { queueNamesOf } from '#shared/domain/lib/queue-names.ts';
import { deletionQueue } from '../deletion-queue-settings.ts';
import type { Settings } from '../settings-of-stage.ts';
import { syncQueue } from '../sync-queue-settings.ts';
import type { ApiStack } from './api.ts';
import type { AuthStack } from './auth.ts';
import { cdkLambdaLog } from './cdk-lambda-log.ts';
import type { DataStack } from './data.ts';
import { lambdaMaker } from './lambda-maker.ts';
import { mailKinds, mailSetNameOf } from './mail-configuration-set-names.ts';
import type { ProductLambda } from './product-lambda.ts';

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
  'on-connections-due': {
    does: 'Puts the connected accounts that are due into the queue of those to read',
    at: Schedule.cron({ minute: '7' }),
    limit: Duration.minutes(10),
  },
  'on-second-factor-resets': {
    does: 'Turns two-step sign-in off where an admin asked for it and nobody stopped that in 72 hours',
    at: Schedule.cron({ minute: '22' }),
    limit: Duration.minutes(5),
  },
  'on-reap': {
    does: 'Gives back questions whose answer never came, and removes the chats of people who are gone for good',
    at: Schedule.rate(Duration.hours(1)),
    limit: Duration.minutes(15),
  },
};
export type JobName = keyof typeof schedules;
/** Jobs behind a queue or an event, and the loader of a deployment. */
type QueueJob = 'on-deploy' | 'on-deletion' | 'on-sync' | 'on-mail-event';

type Props = StackProps & {
  readonly data: DataStack;
  readonly auth: AuthStack;
  readonly api: ApiStack;
  readonly bundles: string;
};
type Make = ReturnType<typeof lambdaMaker>;

/**
 * What runs without a caller: the jobs of the clock, the loader that brings the catalogue in with each deployment, the deletion
 * of accounts, and what is sent to, read from and ended at connected ones. They know the product's address, so they come after the API.
 */
export class JobsStack extends Stack {
  readonly deadLetters: Queue;
  readonly lambdas: Readonly<Record<JobName | QueueJob, ProductLambda>>;

  constructor(
    scope: Construct,
    id: string,
    settings: Settings,
    { data, auth, api, bundles, ...props }: Props,
  ) {
    super(scope, id, props);
    const { origin } = api.distribution;
    const make = lambdaMaker(this, settings, { data, auth, origin, bundles });
    this.deadLetters = new Queue(this, 'DeadLetters', {
      queueName: queueNamesOf(settings.stage).jobsFailed,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    this.lambdas = {
      'on-reconcile': this.job('on-reconcile', make),
      'on-trial-reminders': this.job('on-trial-reminders', make),
      'on-check-ins': this.job('on-check-ins', make),
      'on-second-factor-resets': this.job('on-second-factor-resets', make),
      'on-reap': this.job('on-reap', make),
      'on-deploy': this.loader(make, settings),
      'on-deletion': this.deletion(make, data.deletions.queue),
      'on-connections-due': this.job('on-connections-due', make),
      'on-sync': this.sync(make, data.syncs.queue),
      'on-mail-event': this.mailEvents(make, settings),
    };
  }

  private job(name: JobName, make: Make) {
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
  private deletion(make: Make, deletions: IQueue) {
    const fn = make('on-deletion', 'Deletes the accounts whose owners have asked for it', {
      timeout: Duration.seconds(deletionQueue.runSeconds),
    });
    fn.addEventSource(
      new SqsEventSource(deletions, { batchSize: 1, maxConcurrency: deletionQueue.abreast }),
    );
    return fn;
  }

  /** A few connections at the same time, so that neither the provider nor the table is asked too much at once. */
  private sync(make: Make, syncs: IQueue) {
    const fn = make(
      'on-sync',
      'Sends what was pressed, reads the accounts that owners have connected, and ends those whose consent is gone',
      { timeout: Duration.seconds(syncQueue.runSeconds) },
    );
    fn.addEventSource(
      new SqsEventSource(syncs, { batchSize: 1, maxConcurrency: syncQueue.abreast }),
    );
    return fn;
  }

  /** What the mail service reports of the mails of this stage; a report that cannot be counted is tried again twice. */
  private mailEvents(make: Make, settings: Settings) {
    const { deadLetters: deadLetterQueue } = this;
    const does = 'Counts the mails that were sent, came back or were marked as unwanted';
    const fn = make('on-mail-event', does, { deadLetterQueue });
    new Rule(this, 'mail-events', {
      description: does,
      eventPattern: {
        source: ['aws.ses'],
        detail: {
          mail: {
            tags: {
              'ses:configuration-set': mailKinds.map((kind) => mailSetNameOf(settings, kind)),
            },
          },
        },
      },
      targets: [new LambdaFunction(fn, { deadLetterQueue, retryAttempts: 2 })],
    });
    return fn;
  }

  /** The catalogue is inside the bundle, so the bundle's hash is the catalogue's: a new one runs once, at its deployment. */
  private loader(make: Make, settings: Settings) {
    const timeout = Duration.minutes(5);
    const fn = make('on-deploy', 'Brings the catalogue into the table', {
      timeout,
      deadLetterQueue: this.deadLetters,
    });
    new Trigger(this, 'LoadCatalogue', { handler: fn, timeout });
    this.logTriggers(settings);
    return fn;
  }

  /** Gives the Lambda with which CDK calls triggers its own log; CDK has no option for it. */
  private logTriggers(settings: Settings) {
    const handler = this.node
      .findChild('AWSCDK.TriggerCustomResourceProviderCustomResourceProvider')
      .node.findChild('Handler') as CfnResource;
    const { logGroupName } = cdkLambdaLog(this, 'triggers', settings);
    handler.addPropertyOverride('LoggingConfig', { LogGroup: logGroupName });
  }
}

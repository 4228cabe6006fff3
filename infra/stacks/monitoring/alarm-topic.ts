import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { ArnFormat, Stack } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { Settings } from '../../settings-of-stage.ts';
import type { AlarmDefinition } from './alarm-definition.ts';

/** Who is told of the alarms in one region, by mail. */
export class AlarmTopic extends Construct {
  private readonly notify: SnsAction;
  private readonly stage: string;

  constructor(scope: Construct, id: string, { stage, alarmEmail }: Settings) {
    super(scope, id);
    this.stage = stage;
    const topic = new Topic(scope, `${id}Topic`, { enforceSSL: true, displayName: 'Sevenhands' });
    topic.addSubscription(new EmailSubscription(alarmEmail));
    // A topic with a policy of its own loses the default one, which lets the account's alarms publish.
    const stack = Stack.of(scope);
    topic.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AlarmsMayPublish',
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: {
          StringEquals: { 'aws:SourceAccount': stack.account },
          ArnLike: {
            'aws:SourceArn': stack.formatArn({
              service: 'cloudwatch',
              resource: 'alarm',
              resourceName: `sevenhands-${stage}-*`,
              arnFormat: ArnFormat.COLON_RESOURCE_NAME,
            }),
          },
        },
      }),
    );
    this.notify = new SnsAction(topic);
  }

  /** Adds an alarm whose mail names its runbook. */
  alarm({ name, lost, metric, above, below, times }: AlarmDefinition) {
    const alarm = new Alarm(Stack.of(this), name, {
      alarmName: `sevenhands-${this.stage}-${name}`,
      alarmDescription: `${lost} What to do: docs/runbooks/${name}.md`,
      metric,
      threshold: above ?? below ?? 0,
      comparisonOperator:
        below === undefined
          ? ComparisonOperator.GREATER_THAN_THRESHOLD
          : ComparisonOperator.LESS_THAN_THRESHOLD,
      evaluationPeriods: times ?? 1,
      // No data is fine for a count of failures, and bad for a job that must run.
      treatMissingData:
        below === undefined ? TreatMissingData.NOT_BREACHING : TreatMissingData.BREACHING,
    });
    alarm.addAlarmAction(this.notify);
    alarm.addOkAction(this.notify);
  }
}

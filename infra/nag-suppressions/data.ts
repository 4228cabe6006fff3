import { ledgerPrefix } from '#shared/domain/account/deletion-ledger.ts';
import type { Stage } from '../create-stage-stacks.ts';
import { managedPolicy, type Suppression } from './suppression.ts';

/** Suppressed findings about what is kept and deleted: the deletion queue, its job, the ledger, the weekly backups. */
export const dataSuppressions = ({ data, api, jobs }: Stage): readonly Suppression[] => [
  {
    pack: 'AwsSolutions',
    rules: ['S1'],
    constructs: [data.ledger],
    reason: 'Only the names of its objects say anything, and those are keyed hashes.',
  },
  ...[api, jobs].map(
    (stack): Suppression => ({
      pack: 'AwsSolutions',
      rules: [
        `IAM5[Resource::${JSON.stringify(stack.resolve(data.ledger.bucketArn))}/${ledgerPrefix}*]`,
      ],
      constructs: [stack],
      reason: 'Each deletion is an object of its own under this prefix.',
    }),
  ),
  {
    pack: 'AwsSolutions',
    rules: [`IAM4[Policy::${managedPolicy('AWSBackupServiceRolePolicyForBackup')}]`],
    constructs: data.weeklyBackups ? [data.weeklyBackups.plan] : [],
    reason: 'AWS Backup needs what this policy lists to back the table up and copy it.',
  },
  {
    pack: 'Serverless',
    rules: ['SQSRedrivePolicy'],
    constructs: [data.deletions.deadLetters, data.syncs.deadLetters],
    reason: 'This is the dead-letter queue; a message in it raises an alarm.',
  },
  {
    pack: 'Serverless',
    rules: ['LambdaDLQ', 'LambdaEventSourceMappingDestination'],
    constructs: [jobs.lambdas['on-deletion'], jobs.lambdas['on-sync']],
    reason: 'The queue keeps a message that fails, and moves it to dead letters at last.',
  },
];

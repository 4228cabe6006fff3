import { found, rightsIn, type Templates, unless } from './found.ts';

/** The allowed rights to the deletion queue and the ledger; all others are refused. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  account: ['sqs:SendMessage'],
  admin: ['sqs:SendMessage'],
  'on-deletion': [
    'sqs:SendMessage',
    'sqs:ChangeMessageVisibility',
    'sqs:ReceiveMessage',
    'sqs:DeleteMessage',
    'sqs:GetQueueAttributes',
    'sqs:GetQueueUrl',
    's3:PutObject',
  ],
};
const backupDays = 35;

/** A requested deletion is carried out, and repeated after a restore. */
export const deletionComplaints = (templates: Templates, keepsData: boolean) => [
  ...queueComplaints(templates),
  ...workerComplaints(templates),
  ...ledgerComplaints(templates, keepsData),
  ...hashComplaints(templates, keepsData),
  ...accessComplaints(templates),
];

const queueNamed = (templates: Templates, end: string) =>
  found(templates, 'AWS::SQS::Queue').find(({ properties }) =>
    String(properties.QueueName).endsWith(end),
  );

const queueComplaints = (templates: Templates) => {
  const queue = queueNamed(templates, '-deletions');
  const failed = queueNamed(templates, '-deletions-failed');
  const { RedrivePolicy, VisibilityTimeout } = queue?.properties ?? {};
  const alarms = found(templates, 'AWS::CloudWatch::Alarm');
  return [
    ...unless(RedrivePolicy, 'a deletion that fails goes nowhere'),
    ...unless(RedrivePolicy?.maxReceiveCount >= 15, 'a deletion gives up within a day'),
    ...unless(
      VisibilityTimeout >= 6 * (worker(templates)?.properties.Timeout ?? 900),
      'a message of a deletion comes back while a worker has it',
    ),
    ...unless(
      failed?.properties.MessageRetentionPeriod === 14 * 86_400,
      'a failed deletion expires before anybody has read the mail about it',
    ),
    ...unless(
      alarms.some(({ properties }) => /-deletion-stuck$/.test(properties.AlarmName)),
      'nobody hears of a deletion that failed',
    ),
  ];
};

const worker = (templates: Templates) =>
  found(templates, 'AWS::Lambda::Function').find(({ properties }) =>
    /-on-deletion$/.test(properties.FunctionName),
  );

const workerComplaints = (templates: Templates) => {
  const id = worker(templates)?.id;
  const [source] = found(templates, 'AWS::Lambda::EventSourceMapping').filter(
    ({ properties }) => properties.FunctionName?.Ref === id,
  );
  const { Enabled = true, BatchSize, ScalingConfig } = source?.properties ?? {};
  return [
    ...unless(source && Enabled, 'nobody reads the queue of deletions'),
    ...unless(BatchSize === 1, 'one failing deletion repeats those beside it'),
    ...unless(ScalingConfig?.MaximumConcurrency <= 5, 'deletions are not limited'),
  ];
};

const ledgerComplaints = (templates: Templates, keepsData: boolean) =>
  found({ data: templates.data } as Templates, 'AWS::S3::Bucket').flatMap(
    ({ properties, resource }) => {
      const [rule = {}] = properties.LifecycleConfiguration?.Rules ?? [];
      return [
        ...unless(
          properties.VersioningConfiguration?.Status === 'Enabled',
          'an entry of the ledger can be overwritten',
        ),
        ...unless(
          rule.ExpirationInDays > backupDays,
          'a backup may be older than the ledger remembers',
        ),
        ...unless(
          !keepsData || resource.DeletionPolicy?.startsWith('Retain'),
          'the ledger goes with its stack',
        ),
      ];
    },
  );

const hashComplaints = (templates: Templates, keepsData: boolean) =>
  found(templates, 'AWS::SecretsManager::Secret')
    .filter(({ properties }) => /\/hash$/.test(properties.Name))
    .flatMap(({ resource }) =>
      unless(
        !keepsData || resource.DeletionPolicy?.startsWith('Retain'),
        'the key of the hashes goes with its stack',
      ),
    );

const accessComplaints = (templates: Templates) =>
  rightsIn({ api: templates.api, jobs: templates.jobs } as Templates).flatMap(
    ({ roles, statements }) =>
      statements.flatMap(({ Action, Resource }) => {
        const actions = [Action].flat().filter((action: string) => /^(sqs|s3):/.test(action));
        if (!/Deletions|Ledger/.test(JSON.stringify(Resource)) || actions.length === 0) return [];
        const role = roles.join();
        const name = Object.keys(allowed).find((each) =>
          new RegExp(`^${each.replaceAll('-', '')}role`).test(role),
        );
        return actions
          .filter((action: string) => name === undefined || !allowed[name]?.includes(action))
          .map((action: string) => `${role} may do ${action}`);
      }),
  );

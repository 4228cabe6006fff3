import { found, type Properties, type Templates, unless } from './found.ts';

/** Customer data is retained and can be restored. */
export const tableComplaints = (templates: Templates, keepsData: boolean) =>
  found(templates, 'AWS::DynamoDB::GlobalTable').flatMap(({ resource, properties }) => {
    const [replica = {}] = properties.Replicas;
    return [
      ...unless(
        replica.PointInTimeRecoverySpecification?.PointInTimeRecoveryEnabled,
        'the table cannot be restored to an earlier moment',
      ),
      ...unless(
        !keepsData || replica.DeletionProtectionEnabled,
        'the table of a stage with customers can be deleted',
      ),
      ...unless(
        !keepsData || resource.DeletionPolicy?.startsWith('Retain'),
        'the table of a stage with customers goes with its stack',
      ),
      ...unless(properties.TimeToLiveSpecification?.Enabled, 'nothing in the table ever expires'),
    ];
  });

/** What AWS Backup counts of jobs that made no backup or no copy. */
const failedJobs = [
  'NumberOfBackupJobsFailed',
  'NumberOfBackupJobsAborted',
  'NumberOfBackupJobsExpired',
  'NumberOfCopyJobsFailed',
];

/** A backup of the table leaves the region every week, and nothing is kept longer than the privacy page says. */
export const copyComplaints = (templates: Templates, keepsData: boolean) => {
  const rules = found(templates, 'AWS::Backup::BackupPlan').flatMap(
    ({ properties }): Properties[] => properties.BackupPlan.BackupPlanRule,
  );
  const selected = found(templates, 'AWS::Backup::BackupSelection').flatMap(
    ({ properties }) => properties.BackupSelection.Resources,
  );
  const vaults = found(templates, 'AWS::Backup::BackupVault');
  const watched = JSON.stringify(
    found(templates, 'AWS::CloudWatch::Alarm').map(({ properties }) => properties.Metrics),
  );
  return [
    ...unless(
      !keepsData ||
        rules.some(
          ({ ScheduleExpression, CopyActions = [] }) =>
            /SUN/.test(ScheduleExpression) &&
            JSON.stringify(CopyActions).includes(':us-west-2:') &&
            vaults.some(({ properties }) =>
              JSON.stringify(CopyActions).includes(`backup-vault:${properties.BackupVaultName}`),
            ),
        ),
      'no copy of the table leaves its region every week',
    ),
    ...unless(!keepsData || selected.length === 1, 'the weekly backup is of something else'),
    ...unless(
      !keepsData || failedJobs.every((job) => watched.includes(job)),
      'nobody is told that a backup failed',
    ),
    ...rules.flatMap(({ Lifecycle, CopyActions = [] }) =>
      [Lifecycle, ...CopyActions.map((copy: Properties) => copy.Lifecycle)].flatMap((life) =>
        unless(
          life?.DeleteAfterDays <= 35,
          'a weekly backup is kept longer than the privacy page says',
        ),
      ),
    ),
    ...vaults.flatMap(({ id, resource, properties }) =>
      unless(
        resource.DeletionPolicy === 'Retain' &&
          JSON.stringify(properties.AccessPolicy ?? '').includes('backup:DeleteRecoveryPoint'),
        `the backups of ${id} can be deleted`,
      ),
    ),
  ];
};

/** Our files cannot be read except through CloudFront. */
export const bucketComplaints = (templates: Templates) =>
  found(templates, 'AWS::S3::Bucket').flatMap(({ id, properties }) => {
    const block = Object.values(properties.PublicAccessBlockConfiguration ?? {});
    return unless(block.length === 4 && block.every((on) => on === true), `bucket ${id} is public`);
  });

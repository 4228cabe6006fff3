import { found, type Templates, unless } from './found.ts';

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

/** Our files cannot be read except through CloudFront. */
export const bucketComplaints = (templates: Templates) =>
  found(templates, 'AWS::S3::Bucket').flatMap(({ id, properties }) => {
    const block = Object.values(properties.PublicAccessBlockConfiguration ?? {});
    return unless(block.length === 4 && block.every((on) => on === true), `bucket ${id} is public`);
  });

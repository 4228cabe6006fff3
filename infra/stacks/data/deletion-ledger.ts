import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Duration, RemovalPolicy } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { Settings } from '../../settings-of-stage.ts';

/** Five times as long as the table can be restored to an earlier moment. */
const keptDays = 180;

/**
 * The ledger of deletions: an object for each, whose name holds the day and two keyed hashes. It is outside the
 * table, so a restored table can be told who has left.
 */
export const ledgerBucket = (scope: Construct, { keepsData }: Settings) =>
  new Bucket(scope, 'Ledger', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    versioned: true,
    lifecycleRules: [
      {
        expiration: Duration.days(keptDays),
        noncurrentVersionExpiration: Duration.days(30),
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
    ],
    removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });

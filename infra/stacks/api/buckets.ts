import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Duration, RemovalPolicy } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { Settings } from '../../stages.ts';

const closed = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
};

/** What visitors asked for, kept as long as the stage keeps its logs. */
export const logBucket = (scope: Construct, { logDays, keepsData }: Settings) =>
  new Bucket(scope, 'Logs', {
    ...closed,
    // CloudFront delivers its logs with an ACL.
    objectOwnership: ObjectOwnership.OBJECT_WRITER,
    lifecycleRules: [{ expiration: Duration.days(logDays) }],
    removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });

/** The files of the web app. */
export const fileBucket = (scope: Construct, { keepsData }: Settings, logs: Bucket) =>
  new Bucket(scope, 'Files', {
    ...closed,
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'files/',
    // Everything in it comes from a build, and old chunks stay for open tabs.
    lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });

import { CfnMethod, type CfnStage } from 'aws-cdk-lib/aws-apigateway';
import type { CfnBackupPlan } from 'aws-cdk-lib/aws-backup';
import type { CfnDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { CfnAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import type { CfnUserPool, CfnUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { CfnGlobalTable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnEventSourceMapping, CfnFunction } from 'aws-cdk-lib/aws-lambda';
import type { CfnLogGroup } from 'aws-cdk-lib/aws-logs';
import type { CfnBucket } from 'aws-cdk-lib/aws-s3';
import type { CfnTopicPolicy } from 'aws-cdk-lib/aws-sns';
import { CfnQueue } from 'aws-cdk-lib/aws-sqs';
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { type CfnResource, RemovalPolicy } from 'aws-cdk-lib/core';
import { expect, test } from 'vitest';
import type { Stage } from '#infra/create-stage-stacks.ts';
import { complaintsAbout, inside } from './mutants.ts';

const sourceOf = ({ node }: Stage['jobs']) =>
  node.findAll().find((child) => child instanceof CfnEventSourceMapping) as CfnEventSourceMapping;

/**
 * Possible faults, each applied alone to a healthy prod, which stacks.test.ts (our own rules) and policy.test.ts (the
 * rule packs) find without errors.
 */
const faults: Record<string, (stage: Stage) => void> = {
  'the bucket is public': ({ api }) => {
    inside<CfnBucket>(api, 'Distribution/Files/Resource').publicAccessBlockConfiguration =
      undefined;
  },
  'a Lambda has all rights to the table': ({ api, data }) => {
    api.lambdas.history.addToRolePolicy(
      new PolicyStatement({ actions: ['dynamodb:*'], resources: [data.table.tableArn] }),
    );
  },
  'a Lambda has rights to every user pool': ({ api }) => {
    api.lambdas.history.addToRolePolicy(
      new PolicyStatement({ actions: ['cognito-idp:AdminDeleteUser'], resources: ['*'] }),
    );
  },
  'the table cannot be restored': ({ data }) => {
    const table = inside<CfnGlobalTable>(data, 'Table/Resource');
    table.addPropertyOverride('Replicas.0.PointInTimeRecoverySpecification', undefined);
  },
  'the table can be deleted': ({ data }) => {
    const table = inside<CfnGlobalTable>(data, 'Table/Resource');
    table.addPropertyOverride('Replicas.0.DeletionProtectionEnabled', false);
  },
  'the weekly backup is copied to no other region': ({ data }) => {
    const plan = inside<CfnBackupPlan>(data, 'Weekly/Plan/Resource');
    plan.addPropertyDeletionOverride('BackupPlan.BackupPlanRule.0.CopyActions');
  },
  'a copy of the table is kept for a year': ({ data }) => {
    inside<CfnBackupPlan>(data, 'Weekly/Plan/Resource').addPropertyOverride(
      'BackupPlan.BackupPlanRule.0.CopyActions.0.Lifecycle.DeleteAfterDays',
      365,
    );
  },
  'the copies of the table can be deleted': ({ copies }) => {
    const vault = copies && inside<CfnResource>(copies, 'Vault/Resource');
    vault?.addPropertyDeletionOverride('AccessPolicy');
  },
  'pages are served without TLS': ({ api }) => {
    inside<CfnDistribution>(api, 'Distribution/Distribution/Resource').addPropertyOverride(
      'DistributionConfig.DefaultCacheBehavior.ViewerProtocolPolicy',
      'allow-all',
    );
  },
  'an error is cached': ({ api }) => {
    inside<CfnDistribution>(api, 'Distribution/Distribution/Resource').addPropertyOverride(
      'DistributionConfig.CustomErrorResponses',
      [],
    );
  },
  'a response of the API is cached': ({ api }) => {
    inside<CfnDistribution>(api, 'Distribution/Distribution/Resource').addPropertyOverride(
      'DistributionConfig.CacheBehaviors.1.CachePolicyId',
      '658327ea-f89d-4fab-a63d-7e88639e58f6',
    );
  },
  'the user pool has no firewall': ({ auth }) => {
    auth.node.tryRemoveChild('PoolFirewallAssociation');
  },
  'one address may send any number of requests': ({ edge }) => {
    const firewall = edge && inside<CfnWebACL>(edge, '/Firewall');
    firewall?.addPropertyDeletionOverride('Rules.2');
  },
  'files of a page count as requests of the API': ({ edge }) => {
    const firewall = edge && inside<CfnWebACL>(edge, '/Firewall');
    firewall?.addPropertyDeletionOverride(
      'Rules.2.Statement.RateBasedStatement.ScopeDownStatement',
    );
  },
  'the firewall answers as if a right were missing': ({ edge }) => {
    const firewall = edge && inside<CfnWebACL>(edge, '/Firewall');
    firewall?.addPropertyOverride('Rules.2.Action', { Block: {} });
  },
  'a route responds without the distribution': ({ api }) => {
    for (const child of api.rest.node.findAll())
      if (child instanceof CfnMethod) child.apiKeyRequired = false;
  },
  'the key of the distribution is in the template': ({ api }) => {
    const path = 'DistributionConfig.Origins.1.OriginCustomHeaders.0.HeaderValue';
    inside<CfnDistribution>(api, 'Distribution/Distribution/Resource').addPropertyOverride(
      path,
      'not-a-secret',
    );
  },
  'a release is deployed to all owners at once': ({ api }) => {
    inside<CfnResource>(api, 'chat-release/Group/Resource').addPropertyOverride(
      'DeploymentConfigName',
      'CodeDeployDefault.LambdaAllAtOnce',
    );
  },
  'a failing release is not rolled back': ({ api }) => {
    inside<CfnResource>(api, 'billing-release/Group/Resource').addPropertyOverride(
      'AlarmConfiguration.Enabled',
      false,
    );
  },
  'a release that answers every question with an error is not rolled back': ({ api }) => {
    inside<CfnAlarm>(api, 'chat-release/Errors/Resource').addPropertyOverride(
      'Metrics.2.MetricStat.Metric.MetricName',
      'LimitReached',
    );
    inside<CfnAlarm>(api, 'chat-release/Errors/Resource').addPropertyOverride(
      'Metrics.2.MetricStat.Metric.Namespace',
      'Sevenhands/dev',
    );
  },
  'a release is rolled back because of failures of the version before it': ({ api }) => {
    inside<CfnAlarm>(api, 'chat-release/Errors/Resource').addPropertyOverride(
      'Metrics.2.MetricStat.Metric.Dimensions',
      [],
    );
  },
  'two path variables are at the same position': ({ api }) => {
    api.rest.root.resourceForPath('api/businesses').addResource('{id}').addMethod('GET');
  },
  'a route needs no token': ({ api }) => {
    const method = inside<CfnMethod>(api, '/api/account/GET/Resource');
    method.authorizationType = 'NONE';
    method.authorizerId = undefined;
  },
  'a route accepts ID tokens': ({ api }) => {
    inside<CfnMethod>(api, '/api/account/GET/Resource').authorizationScopes = undefined;
  },
  'answers are not streamed': ({ api }) => {
    inside<CfnMethod>(api, '/api/chat/POST/Resource').addPropertyOverride(
      'Integration.ResponseTransferMode',
      'BUFFERED',
    );
  },
  'a log is kept forever': ({ data }) => {
    inside<CfnLogGroup>(data, 'chat-log/Resource').retentionInDays = undefined;
  },
  'a Lambda writes to a log without a configuration': ({ api }) => {
    inside<CfnFunction>(api, 'Api/chat/Resource').loggingConfig = undefined;
  },
  'the service worker is published before the pages': ({ web }) => {
    inside<CfnResource>(web, 'ServiceWorker/CustomResource-512MiB/Default').addOverride(
      'DependsOn',
      [],
    );
  },
  'no service worker is published': ({ web }) => {
    web.node.tryRemoveChild('ServiceWorker');
  },
  'a helper of CDK writes to a log without a configuration': ({ web }) => {
    const helper = web.node.findAll().find((child) => child instanceof CfnFunction);
    helper?.addPropertyDeletionOverride('LoggingConfig');
  },
  'requests are not logged': ({ api }) => {
    inside<CfnStage>(api, 'Rest/DeploymentStage.prod/Resource').accessLogSetting = undefined;
  },
  'sign-in reveals which accounts exist': ({ auth }) => {
    inside<CfnUserPoolClient>(auth, 'Users/Browser/Resource').preventUserExistenceErrors = 'LEGACY';
  },
  'a token is valid for a day': ({ auth }) => {
    inside<CfnUserPoolClient>(auth, 'Users/Browser/Resource').accessTokenValidity = 1440;
  },
  'a second factor cannot be set up': ({ auth }) => {
    inside<CfnUserPool>(auth, 'Users/Resource').mfaConfiguration = 'OFF';
  },
  'a password can be sent in plain text': ({ auth }) => {
    inside<CfnUserPoolClient>(auth, 'Users/Browser/Resource').explicitAuthFlows = [
      'ALLOW_ADMIN_USER_PASSWORD_AUTH',
      'ALLOW_USER_SRP_AUTH',
      'ALLOW_USER_AUTH',
    ];
  },
  'a passkey works without user verification': ({ auth }) => {
    const pool = inside<CfnUserPool>(auth, 'Users/Resource');
    pool.policies = { signInPolicy: { allowedFirstAuthFactors: ['PASSWORD', 'WEB_AUTHN'] } };
    pool.webAuthnRelyingPartyId = 'app.sevenhands.example';
    pool.webAuthnUserVerification = 'preferred';
    inside<CfnUserPoolClient>(auth, 'Users/Browser/Resource').explicitAuthFlows = [
      'ALLOW_ADMIN_USER_PASSWORD_AUTH',
      'ALLOW_USER_SRP_AUTH',
      'ALLOW_USER_AUTH',
    ];
  },
  'a password alone gives access to the admin area': ({ api }) => {
    inside<CfnFunction>(api, 'Api/admin/Resource').addPropertyOverride(
      'Environment.Variables.ADMIN_SECOND_FACTOR',
      'optional',
    );
  },
  'no alarm may publish to its topic': ({ monitoring }) => {
    const policy = inside<CfnTopicPolicy>(monitoring, 'Alarms/Policy/Resource');
    const { Statement } = monitoring.resolve(policy.policyDocument);
    policy.policyDocument = {
      Statement: Statement.filter(({ Effect }: { Effect: string }) => Effect === 'Deny'),
    };
  },
  'only the alarms of another stage may publish': ({ monitoring }) => {
    const policy = inside<CfnTopicPolicy>(monitoring, 'Alarms/Policy/Resource');
    const text = JSON.stringify(monitoring.resolve(policy.policyDocument));
    policy.policyDocument = JSON.parse(text.replace('sevenhands-prod-', 'sevenhands-dev-'));
  },
  'an alarm notifies no one': ({ monitoring }) => {
    inside<CfnAlarm>(monitoring, 'chat-fails/Resource').alarmActions = [];
  },
  'a failed deletion is not retried': ({ data }) => {
    inside<CfnQueue>(data, 'Deletions/Queue/Resource').redrivePolicy = undefined;
  },
  'a deletion gives up before the payment provider is back': ({ data }) => {
    const queue = inside<CfnQueue>(data, 'Deletions/Queue/Resource');
    queue.addPropertyOverride('RedrivePolicy.maxReceiveCount', 3);
  },
  'two workers get the same deletion': ({ data }) => {
    inside<CfnQueue>(data, 'Deletions/Queue/Resource').visibilityTimeout = 60;
  },
  'a deletion in the dead-letter queue expires early': ({ data }) => {
    inside<CfnQueue>(data, 'Deletions/DeadLetters/Resource').messageRetentionPeriod = 3600;
  },
  'the alarm about failed deletions is missing': ({ monitoring }) => {
    monitoring.node.tryRemoveChild('deletion-stuck');
  },
  'no Lambda reads the queue of deletions': ({ jobs }) => {
    sourceOf(jobs).enabled = false;
  },
  'all deletions of a day run at once': ({ jobs }) => {
    sourceOf(jobs).scalingConfig = undefined;
  },
  'a Lambda for requests may read the queue of deletions': ({ api, data }) => {
    api.lambdas.history.addToRolePolicy(
      new PolicyStatement({
        actions: ['sqs:ReceiveMessage'],
        resources: [data.deletions.queue.queueArn],
      }),
    );
  },
  'a Lambda may change the ledger': ({ api, data }) => {
    api.lambdas.account.addToRolePolicy(
      new PolicyStatement({
        actions: ['s3:DeleteObject'],
        resources: [data.ledger.arnForObjects('deletions/*')],
      }),
    );
  },
  'an entry of the ledger can be overwritten': ({ data }) => {
    inside<CfnBucket>(data, 'Ledger/Resource').versioningConfiguration = undefined;
  },
  'the ledger keeps entries for a shorter time than the backups': ({ data }) => {
    inside<CfnBucket>(data, 'Ledger/Resource').addPropertyOverride(
      'LifecycleConfiguration.Rules.0.ExpirationInDays',
      7,
    );
  },
  'the ledger is deleted with its stack': ({ data }) => {
    inside<CfnBucket>(data, 'Ledger/Resource').applyRemovalPolicy(RemovalPolicy.DESTROY);
  },
  'the key of the hashes is deleted with its stack': ({ data }) => {
    inside<CfnResource>(data, 'hash-secret/Resource').applyRemovalPolicy(RemovalPolicy.DESTROY);
  },
  'a queue accepts messages without TLS': ({ api }) => {
    new CfnQueue(api, 'Another', { sqsManagedSseEnabled: true });
  },
  'a Lambda has too little memory': ({ api }) => {
    inside<CfnFunction>(api, 'Api/chat/Resource').memorySize = 64;
  },
  'a Lambda uses a retired runtime': ({ api }) => {
    inside<CfnFunction>(api, 'Api/chat/Resource').runtime = 'nodejs16.x';
  },
};

test.each(Object.entries(faults))('a fault is detected when %s', { tags: 'night' }, (_, plant) => {
  expect(complaintsAbout(plant)).not.toEqual([]);
});

import { CfnMethod, type CfnStage } from 'aws-cdk-lib/aws-apigateway';
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
import type { Stage } from '#infra/build-stage.ts';
import { everyNth } from '#test/support/tries.ts';
import { complaintsAbout, inside } from './mutants.ts';

const sourceOf = ({ node }: Stage['api']) =>
  node.findAll().find((child) => child instanceof CfnEventSourceMapping) as CfnEventSourceMapping;

/**
 * Faults somebody might make, each planted alone into an otherwise healthy prod, of which stacks.test.ts (our own rules)
 * and policy.test.ts (the rule packs) say that it rings no bell.
 */
const faults: Record<string, (stage: Stage) => void> = {
  'the bucket is public': ({ api }) => {
    inside<CfnBucket>(api, 'Distribution/Files/Resource').publicAccessBlockConfiguration =
      undefined;
  },
  'a Lambda may do everything to the table': ({ api, data }) => {
    api.lambdas.history.addToRolePolicy(
      new PolicyStatement({ actions: ['dynamodb:*'], resources: [data.table.tableArn] }),
    );
  },
  'a Lambda may touch every user pool': ({ api }) => {
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
  'an answer of the API is cached': ({ api }) => {
    inside<CfnDistribution>(api, 'Distribution/Distribution/Resource').addPropertyOverride(
      'DistributionConfig.CacheBehaviors.1.CachePolicyId',
      '658327ea-f89d-4fab-a63d-7e88639e58f6',
    );
  },
  'nothing filters what is sent to the user pool': ({ auth }) => {
    auth.node.tryRemoveChild('PoolFirewallAssociation');
  },
  'one address may send all requests of the stage': ({ edge }) => {
    const firewall = edge && inside<CfnWebACL>(edge, '/Firewall');
    firewall?.addPropertyDeletionOverride('Rules.2');
  },
  'a route answers past the distribution': ({ api }) => {
    for (const child of api.rest.node.findAll())
      if (child instanceof CfnMethod) child.apiKeyRequired = false;
  },
  'the distribution shows a key that stands in the template': ({ api }) => {
    const path = 'DistributionConfig.Origins.1.OriginCustomHeaders.0.HeaderValue';
    inside<CfnDistribution>(api, 'Distribution/Distribution/Resource').addPropertyOverride(
      path,
      'not-a-secret',
    );
  },
  'a release reaches every owner at once': ({ api }) => {
    inside<CfnResource>(api, 'chat-release/Group/Resource').addPropertyOverride(
      'DeploymentConfigName',
      'CodeDeployDefault.LambdaAllAtOnce',
    );
  },
  'a failing release stays': ({ api }) => {
    inside<CfnResource>(api, 'billing-release/Group/Resource').addPropertyOverride(
      'AlarmConfiguration.Enabled',
      false,
    );
  },
  'a release that answers every question with an error stays': ({ api }) => {
    inside<CfnAlarm>(api, 'chat-release/Errors/Resource').addPropertyOverride(
      'Metrics.2.MetricStat.Metric.MetricName',
      'LimitReached',
    );
    inside<CfnAlarm>(api, 'chat-release/Errors/Resource').addPropertyOverride(
      'Metrics.2.MetricStat.Metric.Namespace',
      'Sevenhands/dev',
    );
  },
  'two path variables stand side by side': ({ api }) => {
    api.rest.root.resourceForPath('api/businesses').addResource('{id}').addMethod('GET');
  },
  'a route asks for no token': ({ api }) => {
    const method = inside<CfnMethod>(api, '/api/account/GET/Resource');
    method.authorizationType = 'NONE';
    method.authorizerId = undefined;
  },
  'a route takes ID tokens': ({ api }) => {
    inside<CfnMethod>(api, '/api/account/GET/Resource').authorizationScopes = undefined;
  },
  'answers no longer stream': ({ api }) => {
    inside<CfnMethod>(api, '/api/chat/POST/Resource').addPropertyOverride(
      'Integration.ResponseTransferMode',
      'BUFFERED',
    );
  },
  'a log is kept for ever': ({ api }) => {
    inside<CfnLogGroup>(api, 'chat-log/Resource').retentionInDays = undefined;
  },
  'a Lambda writes to a log nobody configured': ({ api }) => {
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
  'a helper of CDK writes to a log nobody configured': ({ web }) => {
    const helper = web.node.findAll().find((child) => child instanceof CfnFunction);
    helper?.addPropertyDeletionOverride('LoggingConfig');
  },
  'requests leave no trace': ({ api }) => {
    inside<CfnStage>(api, 'Rest/DeploymentStage.prod/Resource').accessLogSetting = undefined;
  },
  'signing in tells who has an account': ({ auth }) => {
    inside<CfnUserPoolClient>(auth, 'Users/Browser/Resource').preventUserExistenceErrors = 'LEGACY';
  },
  'a token works for a day': ({ auth }) => {
    inside<CfnUserPoolClient>(auth, 'Users/Browser/Resource').accessTokenValidity = 1440;
  },
  'nobody can set up a second factor': ({ auth }) => {
    inside<CfnUserPool>(auth, 'Users/Resource').mfaConfiguration = 'OFF';
  },
  'a password can be sent as it is': ({ auth }) => {
    inside<CfnUserPoolClient>(auth, 'Users/Browser/Resource').explicitAuthFlows = [
      'ALLOW_USER_SRP_AUTH',
      'ALLOW_USER_AUTH',
    ];
  },
  'a passkey works on a device nobody unlocked': ({ auth }) => {
    const pool = inside<CfnUserPool>(auth, 'Users/Resource');
    pool.policies = { signInPolicy: { allowedFirstAuthFactors: ['PASSWORD', 'WEB_AUTHN'] } };
    pool.webAuthnRelyingPartyId = 'app.sevenhands.example';
    pool.webAuthnUserVerification = 'preferred';
    inside<CfnUserPoolClient>(auth, 'Users/Browser/Resource').explicitAuthFlows = [
      'ALLOW_USER_SRP_AUTH',
      'ALLOW_USER_AUTH',
    ];
  },
  'a password alone opens the admin area': ({ api }) => {
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
  'an alarm notifies nobody': ({ monitoring }) => {
    inside<CfnAlarm>(monitoring, 'chat-fails/Resource').alarmActions = [];
  },
  'a deletion that fails is tried once and forgotten': ({ data }) => {
    inside<CfnQueue>(data, 'Deletions/Queue/Resource').redrivePolicy = undefined;
  },
  'a deletion gives up before the payment provider is back': ({ data }) => {
    const queue = inside<CfnQueue>(data, 'Deletions/Queue/Resource');
    queue.addPropertyOverride('RedrivePolicy.maxReceiveCount', 3);
  },
  'two workers get the same deletion': ({ data }) => {
    inside<CfnQueue>(data, 'Deletions/Queue/Resource').visibilityTimeout = 60;
  },
  'a deletion that waits for its owner’s operator expires': ({ data }) => {
    inside<CfnQueue>(data, 'Deletions/DeadLetters/Resource').messageRetentionPeriod = 3600;
  },
  'nobody hears that an account could not be deleted': ({ monitoring }) => {
    monitoring.node.tryRemoveChild('deletion-stuck');
  },
  'nothing takes accounts out of the queue': ({ api }) => {
    sourceOf(api).enabled = false;
  },
  'all deletions of a day run at once': ({ api }) => {
    sourceOf(api).scalingConfig = undefined;
  },
  'a Lambda of requests may read the queue of deletions': ({ api, data }) => {
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
  'an entry of the ledger can be overwritten for good': ({ data }) => {
    inside<CfnBucket>(data, 'Ledger/Resource').versioningConfiguration = undefined;
  },
  'the ledger forgets before the backups do': ({ data }) => {
    inside<CfnBucket>(data, 'Ledger/Resource').addPropertyOverride(
      'LifecycleConfiguration.Rules.0.ExpirationInDays',
      7,
    );
  },
  'the ledger goes with its stack': ({ data }) => {
    inside<CfnBucket>(data, 'Ledger/Resource').applyRemovalPolicy(RemovalPolicy.DESTROY);
  },
  'the key of the hashes goes with its stack': ({ data }) => {
    inside<CfnResource>(data, 'hash-secret/Resource').applyRemovalPolicy(RemovalPolicy.DESTROY);
  },
  'a queue takes messages without TLS': ({ api }) => {
    new CfnQueue(api, 'Another', { sqsManagedSseEnabled: true });
  },
  'a Lambda has less memory than there is': ({ api }) => {
    inside<CfnFunction>(api, 'Api/chat/Resource').memorySize = 64;
  },
  'a Lambda runs on a runtime that is gone': ({ api }) => {
    inside<CfnFunction>(api, 'Api/chat/Resource').runtime = 'nodejs16.x';
  },
};

test.each(everyNth(Object.entries(faults), 8))('it is noticed when %s', (_, plant) => {
  expect(complaintsAbout(plant)).not.toEqual([]);
});

import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Stack } from 'aws-cdk-lib/core';
import { ledgerPrefix } from '#shared/domain/account/deletion-ledger.ts';
import { queueNamesOf } from '#shared/domain/lib/queue-names.ts';
import type { LambdaName } from '../lambda-names.ts';
import type { Reach } from '../permission-types.ts';
import { lambdaPermissions } from '../permissions.ts';
import type { Settings } from '../settings-of-stage.ts';
import { tableDefinition } from '../table-definition.ts';
import type { DataStack } from './data.ts';
import { mailSetNameOf } from './mail-configuration-set-names.ts';
import type { ProductLambda } from './product-lambda.ts';

type Things = {
  readonly settings: Settings;
  readonly data: DataStack;
  readonly pool: IUserPool;
};

/** Gives a Lambda the rights that infra/permissions.ts lists under its name. */
export const grantPermissions = (
  fn: ProductLambda,
  name: LambdaName,
  { settings, data, pool }: Things,
) => {
  const {
    index,
    pool: poolActions = [],
    secrets = [],
    mail,
    mailQuota,
    queue = [],
    ledger,
    syncQueue,
    queueDepths,
    tokens = [],
  } = lambdaPermissions[name];
  const { tableArn } = data.table;
  grantTablePermissions(fn, name, tableArn);
  if (index) fn.may('dynamodb', ['Query'], [`${tableArn}/index/${tableDefinition.index.name}`]);
  fn.may('cognito-idp', poolActions, [pool.userPoolArn]);
  for (const secret of secrets)
    fn.may('secretsmanager', ['GetSecretValue'], [data.secrets[secret].secretArn]);
  fn.may('sqs', queue, [data.deletions.queue.queueArn]);
  if (syncQueue) fn.may('sqs', ['SendMessage'], [data.syncs.queue.queueArn]);
  if (queueDepths)
    fn.may(
      'sqs',
      ['GetQueueAttributes'],
      Object.values(queueNamesOf(settings.stage)).map((resource) =>
        Stack.of(fn).formatArn({ service: 'sqs', resource }),
      ),
    );
  fn.may('kms', tokens, [data.connectionsKey.keyArn]);
  if (ledger) fn.may('s3', ['PutObject'], [data.ledger.arnForObjects(`${ledgerPrefix}*`)]);
  if (mail && settings.mailFrom)
    fn.may(
      'ses',
      ['SendEmail'],
      [
        ...identities(Stack.of(fn), settings.mailFrom),
        Stack.of(fn).formatArn({
          service: 'ses',
          resource: 'configuration-set',
          resourceName: mailSetNameOf(settings, 'product'),
        }),
      ],
    );
  // The account has no name to limit it by.
  if (mailQuota) fn.may('ses', ['GetAccount'], ['*']);
};

/** Gives a Lambda its rights to the table, on named partitions where the list names them. */
export const grantTablePermissions = (fn: ProductLambda, name: LambdaName, tableArn: string) => {
  const { table, reach } = lambdaPermissions[name];
  if (reach) for (const part of reach) fn.addToRolePolicy(reaching(part, tableArn));
  else fn.may('dynamodb', table, [tableArn]);
};

/**
 * Actions on items of some partitions and, if named, on some of their attributes: then a read has to name what it reads, and
 * a write returns nothing else. A condition on several values holds where there are none, so their presence is demanded.
 */
const reaching = ({ actions, partitions, attributes }: Reach, tableArn: string) =>
  new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [tableArn],
    conditions: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
      ...(attributes && {
        'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes },
        StringEqualsIfExists: {
          'dynamodb:Select': 'SPECIFIC_ATTRIBUTES',
          'dynamodb:ReturnValues': ['NONE', 'UPDATED_OLD', 'UPDATED_NEW'],
        },
      }),
      Null: {
        'dynamodb:LeadingKeys': 'false',
        ...(attributes && { 'dynamodb:Attributes': 'false' }),
      },
    },
  });

/** A sender is verified as an address or through its domain; either identity may be the one SES checks. */
const identities = (stack: Stack, from: string) =>
  [from, from.slice(from.indexOf('@') + 1)].map((resourceName) =>
    stack.formatArn({ service: 'ses', resource: 'identity', resourceName }),
  );

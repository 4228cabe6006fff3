import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import { Stack } from 'aws-cdk-lib/core';
import { ledgerPrefix } from '#shared/domain/account/ledger.ts';
import { type LambdaName, permissions } from '../../permissions.ts';
import type { Settings } from '../../stages.ts';
import { tableDefinition } from '../../table.ts';
import type { AppFunction } from '../app-function.ts';
import type { DataStack } from '../data.ts';

type Things = {
  readonly settings: Settings;
  readonly data: DataStack;
  readonly pool: IUserPool;
};

/** Gives a Lambda the rights that infra/permissions.ts lists under its name. */
export const grant = (fn: AppFunction, name: LambdaName, { settings, data, pool }: Things) => {
  const {
    table,
    index,
    pool: poolActions = [],
    secrets = [],
    mail,
    queue = [],
    ledger,
  } = permissions[name];
  const { tableArn } = data.table;
  fn.may('dynamodb', table, [tableArn]);
  if (index) fn.may('dynamodb', ['Query'], [`${tableArn}/index/${tableDefinition.index.name}`]);
  fn.may('cognito-idp', poolActions, [pool.userPoolArn]);
  for (const secret of secrets)
    fn.may('secretsmanager', ['GetSecretValue'], [data.secrets[secret].secretArn]);
  fn.may('sqs', queue, [data.deletions.queue.queueArn]);
  if (ledger) fn.may('s3', ['PutObject'], [data.ledger.arnForObjects(`${ledgerPrefix}*`)]);
  if (mail && settings.mailFrom)
    fn.may('ses', ['SendEmail'], identities(Stack.of(fn), settings.mailFrom));
};

/** A sender is verified as an address or through its domain; either identity may be the one SES checks. */
const identities = (stack: Stack, from: string) =>
  [from, from.slice(from.indexOf('@') + 1)].map((resourceName) =>
    stack.formatArn({ service: 'ses', resource: 'identity', resourceName }),
  );

import { resetAttributes } from '#shared/domain/auth/second-factor-reset.ts';
import { linksLambdaAllowedAttributes } from '#shared/domain/week/links-lambda-allowed-attributes.ts';
import { aiAppPermissions } from './ai-app-permissions.ts';
import type { LambdaName } from './lambda-names.ts';
import type { Permissions } from './permission-types.ts';

/** What a Lambda does that reads, writes and removes items, one by one and many at once. */
const itemActions = [
  'GetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchWriteItem',
] as const;
/** The same for items of all kinds, of which some are written only while others are there. */
const ownerActions = [...itemActions, 'ConditionCheckItem'] as const;

/** A Lambda that only changes items of some partitions. */
const updating = (partition: string): Permissions => ({
  table: ['UpdateItem'],
  reach: [{ actions: ['UpdateItem'], partitions: [partition] }],
});

/** The permissions of each Lambda. A test compares them with the calls in the code of its bundle. */
export const lambdaPermissions: Readonly<Record<LambdaName, Permissions>> = {
  account: {
    table: [...ownerActions, 'BatchGetItem'],
    index: true,
    pool: [
      'AdminGetUser',
      'AdminListGroupsForUser',
      'AdminRemoveUserFromGroup',
      'AdminUserGlobalSignOut',
    ],
    secrets: ['hash'],
    queue: ['SendMessage'],
    mail: true,
  },
  businesses: {
    table: ownerActions,
    pool: ['AdminGetUser', 'AdminListGroupsForUser'],
    secrets: ['connections', 'hash'],
    tokens: ['Decrypt'],
  },
  catalogue: { table: ['GetItem', 'Query'] },
  chat: {
    table: [
      'GetItem',
      'BatchGetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'BatchWriteItem',
      'ConditionCheckItem',
    ],
    pool: ['AdminListGroupsForUser'],
    secrets: ['hash', 'openai'],
  },
  speech: { table: ['GetItem', 'UpdateItem'], secrets: ['openai'] },
  history: {
    table: ownerActions,
    index: true,
    pool: ['AdminGetUser', 'AdminListGroupsForUser'],
    secrets: ['hash'],
  },
  memory: { table: itemActions },
  numbers: { table: ['GetItem', 'Query', 'PutItem', 'DeleteItem', 'ConditionCheckItem'] },
  connections: {
    table: ownerActions,
    secrets: ['connections', 'hash'],
    syncQueue: true,
    tokens: ['Encrypt', 'Decrypt'],
  },
  webhooks: {
    table: ['Query', 'UpdateItem'],
    reach: [{ actions: ['Query', 'UpdateItem'], partitions: ['ACCOUNTOF#*'] }],
    secrets: ['connections', 'hash'],
    syncQueue: true,
  },
  drafts: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
  },
  results: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
  },
  week: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
    index: true,
    syncQueue: true,
  },
  calendar: { table: ['GetItem', 'PutItem', 'DeleteItem', 'ConditionCheckItem'] },
  checkIn: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
  },
  links: {
    table: ['GetItem', 'Query', 'UpdateItem'],
    reach: [
      { actions: ['GetItem'], partitions: ['FEED#*', 'INVITATION#*', 'MOVED#*'] },
      {
        actions: ['GetItem', 'Query'],
        partitions: ['USER#*'],
        attributes: [...new Set(Object.values(linksLambdaAllowedAttributes).flat())],
      },
      {
        actions: ['UpdateItem'],
        partitions: ['USER#*'],
        attributes: [...linksLambdaAllowedAttributes.keys, ...linksLambdaAllowedAttributes.stop],
      },
      { actions: ['UpdateItem'], partitions: ['THROTTLE#*'] },
    ],
  },
  ...aiAppPermissions,
  billing: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    secrets: ['stripe'],
    mail: true,
  },
  feedback: { table: ['GetItem', 'PutItem', 'UpdateItem'], secrets: ['hash'], mail: true },
  forms: {
    table: ['PutItem', 'UpdateItem'],
    reach: [
      { actions: ['PutItem'], partitions: ['INBOX#*', 'SENDER#*'] },
      { actions: ['UpdateItem'], partitions: ['STATS#*', 'THROTTLE#*'] },
    ],
    secrets: ['hash'],
    mail: true,
  },
  codes: {
    table: ['GetItem', 'UpdateItem'],
    reach: [
      { actions: ['UpdateItem'], partitions: ['THROTTLE#*'] },
      {
        actions: ['UpdateItem'],
        partitions: ['USER#*'],
        attributes: ['recovery_codes', ...resetAttributes],
      },
      { actions: ['GetItem'], partitions: ['USER#*'], attributes: resetAttributes },
    ],
    pool: [
      'AdminGetUser',
      'AdminInitiateAuth',
      'AdminSetUserMFAPreference',
      'AdminUserGlobalSignOut',
    ],
    secrets: ['hash'],
    mail: true,
  },
  admin: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    index: true,
    pool: [
      'AdminGetUser',
      'AdminListGroupsForUser',
      'AdminRemoveUserFromGroup',
      'AdminUserGlobalSignOut',
    ],
    secrets: ['hash', 'stripe'],
    queue: ['SendMessage'],
    queueDepths: true,
    mail: true,
  },
  health: { table: [] },
  'on-custom-message': { ...updating('THROTTLE#*'), secrets: ['hash'] },
  'on-pre-sign-up': {
    ...updating('THROTTLE#*'),
    pool: [
      'AdminCreateUser',
      'AdminDeleteUser',
      'AdminGetUser',
      'AdminLinkProviderForUser',
      'AdminListGroupsForUser',
      'AdminSetUserPassword',
    ],
    secrets: ['hash'],
  },
  'on-pre-token': {
    table: ['GetItem'],
    pool: ['AdminGetUser', 'AdminListGroupsForUser', 'AdminUpdateUserAttributes'],
  },
  'on-post-confirmation': {
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    pool: ['AdminAddUserToGroup'],
    secrets: ['hash'],
  },
  'on-reconcile': {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    index: true,
    secrets: ['stripe'],
    mail: true,
  },
  'on-trial-reminders': { table: ['BatchGetItem', 'Query', 'UpdateItem'], mail: true },
  'on-check-ins': {
    table: ['BatchGetItem', 'Query', 'UpdateItem'],
    index: true,
    mail: true,
    mailQuota: true,
  },
  'on-connections-due': { table: ['Query', 'UpdateItem'], index: true, syncQueue: true },
  'on-sync': {
    table: ownerActions,
    secrets: ['connections', 'hash'],
    syncQueue: true,
    tokens: ['Encrypt', 'Decrypt'],
    mail: true,
  },
  'on-second-factor-resets': {
    table: ['GetItem', 'Query', 'UpdateItem'],
    index: true,
    pool: [
      'AdminGetUser',
      'AdminListGroupsForUser',
      'AdminSetUserMFAPreference',
      'AdminUserGlobalSignOut',
    ],
    mail: true,
  },
  'on-reap': { table: itemActions, index: true },
  'on-deploy': { table: ['GetItem', 'Query', 'PutItem', 'BatchWriteItem'] },
  'on-mail-event': updating('STATS#*'),
  'on-deletion': {
    table: ownerActions,
    pool: ['AdminDeleteUser', 'AdminGetUser', 'AdminRemoveUserFromGroup', 'AdminUserGlobalSignOut'],
    secrets: ['connections', 'hash', 'stripe'],
    tokens: ['Decrypt'],
    queue: ['SendMessage', 'ChangeMessageVisibility'],
    ledger: true,
    mail: true,
  },
};

import { oauthLambdaAllowedAttributes } from '#shared/domain/apps/oauth-lambda-allowed-attributes.ts';
import type { Permissions } from './permission-types.ts';

/** The permissions of the Lambdas that let AI apps in and answer them. */
export const aiAppPermissions = {
  apps: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    secrets: ['hash'],
  },
  oauth: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    reach: [
      { actions: ['DeleteItem'], partitions: ['APPCODE#*'] },
      { actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], partitions: ['APPOF#*'] },
      {
        actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
        partitions: ['USER#*'],
        attributes: [...oauthLambdaAllowedAttributes, 'business_ids'],
      },
    ],
    secrets: ['hash'],
  },
  mcp: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
    reach: [
      { actions: ['GetItem'], partitions: ['APPOF#*'] },
      {
        actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
        partitions: ['USER#*'],
      },
      { actions: ['UpdateItem'], partitions: ['THROTTLE#*', 'STATS#*'] },
    ],
    secrets: ['hash'],
  },
} satisfies Record<string, Permissions>;

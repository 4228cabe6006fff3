import type { Construct } from 'constructs';
import type { LambdaName } from '../lambda-names.ts';
import type { Settings } from '../settings-of-stage.ts';
import type { AuthStack } from './auth.ts';
import type { DataStack } from './data.ts';
import { grantPermissions } from './grant-permissions.ts';
import { environmentOf } from './lambda-environment.ts';
import { ProductLambda } from './product-lambda.ts';

type Parts = {
  readonly data: DataStack;
  readonly auth: AuthStack;
  /** The address of the product. */
  readonly origin: string;
  readonly bundles: string;
  /** The stack for the logs, where that of the Lambdas has no room. */
  readonly logs?: Construct;
};

/** What makes the Lambdas of a stack: each with the whole environment, and with the rights that infra/permissions.ts lists under its name. */
export const lambdaMaker = (
  scope: Construct,
  settings: Settings,
  { data, auth, origin, bundles, logs }: Parts,
) => {
  const environment = environmentOf(settings, data, {
    APP_ORIGIN: origin,
    USER_POOL_ID: auth.pool.userPoolId,
    USER_POOL_CLIENT_ID: auth.client.userPoolClientId,
  });
  return (name: LambdaName, description: string, own: object = {}) => {
    const fn = new ProductLambda(scope, name, {
      settings,
      bundles,
      description,
      environment,
      ...(logs && { logs }),
      ...own,
    });
    grantPermissions(fn, name, { settings, data, pool: auth.pool });
    return fn;
  };
};

import {
  AuthorizationType,
  CognitoUserPoolsAuthorizer,
  LambdaIntegration,
  ResponseTransferMode,
  ResponseType,
  type RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Duration } from 'aws-cdk-lib/core';
import { addresses, type Feature } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { gatewayResponses } from '../../gateway-throttle-and-error-responses.ts';
import { siblingPathVariables } from '../../sibling-path-variables.ts';

/** The gateway waits longer for a stream than the Lambda behind it lives, so that the Lambda has the last word. */
const streaming = {
  responseTransferMode: ResponseTransferMode.STREAM,
  timeout: Duration.minutes(5),
};

/** Only access tokens carry this scope; an ID token is refused. */
const accessTokenScope = 'aws.cognito.signin.user.admin';

/**
 * Puts every route on the API, those of the contract under /api, in front of the Lambda of its feature. Every method demands the
 * key that only the distribution has.
 */
export const addRoutes = (
  api: RestApi,
  pool: IUserPool,
  lambdas: Readonly<Record<Feature, IFunction>>,
) => {
  const siblings = siblingPathVariables(addresses.map(({ address }) => address));
  if (siblings.length) throw new Error(`API Gateway refuses these routes: ${siblings.join('; ')}`);
  const signedIn = {
    authorizer: new CognitoUserPoolsAuthorizer(api, 'SignedIn', { cognitoUserPools: [pool] }),
    authorizationType: AuthorizationType.COGNITO,
    authorizationScopes: [accessTokenScope],
  };
  const anyone = { authorizationType: AuthorizationType.NONE };
  for (const { feature, route, address } of addresses)
    api.root.resourceForPath(address.slice(1)).addMethod(
      route.method,
      new LambdaIntegration(lambdas[feature], {
        // One permission for the API instead of one per route: the policy of a Lambda has a size limit.
        scopePermissionToMethod: false,
        ...(route.events && streaming),
      }),
      { ...(route.access === 'anyone' ? anyone : signedIn), apiKeyRequired: true },
    );
};

/** The limits of routes that name their own, as the stage wants them: `/api/chat/POST`. */
export const routeThrottles = () =>
  Object.fromEntries(
    addresses.flatMap(({ address, route: { method, throttle } }) =>
      throttle
        ? [
            [
              `${address}/${method}`,
              { throttlingRateLimit: throttle.rate, throttlingBurstLimit: throttle.burst },
            ],
          ]
        : [],
    ),
  );

/** Lets the gateway refuse in the words and shape of the contract's problems. */
export const addGatewayRefusals = (api: RestApi) => {
  for (const [name, { type, status, code }] of Object.entries(gatewayResponses)) {
    const { message: title, retryable } = new Problem(code);
    const body = { code, title, retryable, requestId: '$context.requestId' };
    api.addGatewayResponse(name, {
      type: ResponseType.of(type),
      statusCode: String(status),
      responseHeaders: {
        'content-type': "'application/problem+json'",
        'cache-control': "'no-store'",
      },
      templates: { 'application/json': JSON.stringify(body) },
    });
  }
};

import { operations } from './contract/index.ts';
import { operationObject } from './openapi/operation.ts';
import { ProblemSchema } from './openapi/problems.ts';
import { namedSchemas } from './openapi/schemas.ts';

/** The address of any stage, for the document that no stage serves. */
const anyStage = {
  url: 'https://{domain}/api',
  description: 'A stage, at the domain that its operator has set up',
  variables: { domain: { default: 'app.sevenhands.example' } },
};

const signIn = `The access token (not the ID token) of the stage's Cognito user pool.

1. GET /config.json at the domain, without a token, says \`region\`, \`userPoolId\` and \`userPoolClientId\`.
2. Sign in at the pool: InitiateAuth with the flow USER_SRP_AUTH, as the Amplify libraries do; password and code never go to this API. An owner signs up in the app.
3. Send \`Authorization: Bearer <AccessToken>\`. It is good for 15 minutes; the refresh token gives another one, and a new refresh token with it, for 30 days.

A problem \`signed-out\` (401) asks for a new token. Routes of admins need an account in the group \`admin\` that signed in with a second factor.`;

/** The contract as an OpenAPI 3.1 document: of the API at this address, else of any stage. */
export const openapi = (address?: string) => {
  const paths = pathsOf();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sevenhands API',
      version: '1',
      description:
        'Made from shared/contract by `npm run openapi`. Do not edit by hand. What is not named here is refused, in a body and in a query.',
    },
    servers: [address === undefined ? anyStage : { url: address }],
    components: {
      schemas: { Problem: ProblemSchema, ...namedSchemas },
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: signIn,
        },
      },
    },
    paths,
  };
};

const pathsOf = () =>
  Object.fromEntries(
    [...Map.groupBy(operations, ({ route }) => route.path)].map(([path, ofPath]) => [
      path,
      Object.fromEntries(
        ofPath.map(({ feature, operation, route }) => [
          route.method.toLowerCase(),
          operationObject(feature, operation, route),
        ]),
      ),
    ]),
  );

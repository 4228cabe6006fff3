import { operations } from './contract/index.ts';
import { operationObject } from './openapi/operation.ts';
import { ProblemSchema } from './openapi/problems.ts';
import { namedSchemas } from './openapi/schemas.ts';

/** The contract as an OpenAPI 3.1 document; paths are relative to the server `/api`. */
export const openapi = () => {
  const paths = pathsOf();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sevenhands API',
      version: '1',
      description:
        'Made from shared/contract by `npm run openapi`. Do not edit by hand. What is not named here is refused, in a body and in a query.',
    },
    servers: [{ url: '/api' }],
    components: {
      schemas: { Problem: ProblemSchema, ...namedSchemas },
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token (not the ID token) of the user pool',
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

import { operations } from '#shared/contract/index.ts';
import { found, type Templates, unless } from './found.ts';

/** Every route of the contract stands, for those it is for. */
export const routeComplaints = (templates: Templates) => {
  const methods = routesOf(templates);
  return operations.flatMap(({ route: { method, path, access, events } }) => {
    const known = methods.get(`${method} /api${path}`);
    if (!known) return [`${method} ${path} does not exist`];
    const signedIn =
      known.AuthorizationType === 'COGNITO_USER_POOLS' &&
      known.AuthorizerId &&
      known.AuthorizationScopes?.join() === 'aws.cognito.signin.user.admin';
    const streams = known.Integration.ResponseTransferMode === 'STREAM';
    return [
      ...unless(access === 'anyone' || signedIn, `${method} ${path} asks for no access token`),
      ...unless(
        access !== 'anyone' || known.AuthorizationType === 'NONE',
        `${method} ${path} is closed to people it is for`,
      ),
      ...unless(
        Boolean(events) === streams,
        `${method} ${path} streams, or not, against the contract`,
      ),
    ];
  });
};

/** The methods of the API by `GET /api/chats/{id}`. */
export const routesOf = (templates: Templates) => {
  const resources = new Map(found(templates, 'AWS::ApiGateway::Resource').map((r) => [r.id, r]));
  const pathOf = (ref?: string): string => {
    const one = ref ? resources.get(ref) : undefined;
    return one ? `${pathOf(one.properties.ParentId.Ref)}/${one.properties.PathPart}` : '';
  };
  return new Map(
    found(templates, 'AWS::ApiGateway::Method').map(({ properties }) => [
      `${properties.HttpMethod} ${pathOf(properties.ResourceId.Ref)}`,
      properties,
    ]),
  );
};

import { addresses } from '#shared/contract/index.ts';
import { found, type Templates, unless } from './found.ts';

/** Every route of the contract exists with its access, and API Gateway accepts all routes. */
export const routeComplaints = (templates: Templates) => [
  ...variableComplaints(templates),
  ...methodComplaints(templates),
  ...keyComplaints(templates),
];

/** The key that every method demands is valid for the deployed stage of the API. */
const keyComplaints = (templates: Templates) => {
  const plans = found(templates, 'AWS::ApiGateway::UsagePlan');
  const keys = found(templates, 'AWS::ApiGateway::UsagePlanKey');
  return found(templates, 'AWS::ApiGateway::Stage').flatMap(({ id }) =>
    unless(
      plans.some(
        (plan) =>
          JSON.stringify(plan.properties.ApiStages ?? []).includes(`{"Ref":"${id}"}`) &&
          keys.some(({ properties }) => properties.UsagePlanId?.Ref === plan.id),
      ),
      'the API takes no key, so the distribution cannot call it',
    ),
  );
};

/** API Gateway refuses a second path variable below the same parent. */
const variableComplaints = (templates: Templates) => {
  const variables = found(templates, 'AWS::ApiGateway::Resource').filter(({ properties }) =>
    properties.PathPart.startsWith('{'),
  );
  return variables.flatMap(({ properties: { ParentId, PathPart } }) =>
    unless(
      variables.every(
        ({ properties: other }) =>
          JSON.stringify(other.ParentId) !== JSON.stringify(ParentId) ||
          other.PathPart === PathPart,
      ),
      `${PathPart} is a second path variable in its place`,
    ),
  );
};

const methodComplaints = (templates: Templates) => {
  const methods = routesOf(templates);
  return addresses.flatMap(({ address: path, route: { method, access, events } }) => {
    const known = methods.get(`${method} ${path}`);
    if (!known) return [`${method} ${path} does not exist`];
    const signedIn =
      known.AuthorizationType === 'COGNITO_USER_POOLS' &&
      known.AuthorizerId &&
      known.AuthorizationScopes?.join() === 'aws.cognito.signin.user.admin';
    const streams = known.Integration.ResponseTransferMode === 'STREAM';
    return [
      ...unless(known.ApiKeyRequired, `${method} ${path} answers past the distribution`),
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

/** The methods of the API by key, like `GET /api/chats/{id}`. */
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

import { gatewayResponses } from '#infra/gateway-throttle-and-error-responses.ts';
import { stageSettings } from '#infra/stages.ts';
import { addresses } from '#shared/contract/index.ts';
import { type Template, writtenStage } from '#test/infra/synth.ts';
import { control, guarantee, type Tally } from './support/guarantee.ts';

/**
 * Compares the API in the CloudFormation template with the contract: no additional route, none without its authorizer.
 */
const templates = Object.fromEntries(
  (Object.keys(stageSettings) as (keyof typeof stageSettings)[]).map((stage) => {
    return [stage, writtenStage(stage).templates.api];
  }),
);

type Properties = Record<string, unknown> & {
  PathPart: string;
  ParentId: { Ref?: string };
  ResourceId: { Ref?: string };
  HttpMethod: string;
  AuthorizationType: string;
  AuthorizationScopes?: string[];
  AuthorizerId?: { Ref: string };
  ApiKeyRequired?: boolean;
  MethodSettings?: Record<string, unknown>[];
};
const ofType = ({ Resources }: Template, type: string) =>
  Object.entries(Resources)
    .filter(([, { Type }]) => Type === type)
    .map(([id, resource]) => ({ id, properties: resource.Properties }));

/** The path and method of every route that responds. */
const methodsOf = (template: Template) => {
  const parts = new Map(
    ofType(template, 'AWS::ApiGateway::Resource').map(({ id, properties }) => [id, properties]),
  );
  const pathOf = (id: string | undefined): string => {
    const part = parts.get(id ?? '');
    return part ? `${pathOf(part.ParentId.Ref)}/${part.PathPart}` : '';
  };
  return new Map(
    ofType(template, 'AWS::ApiGateway::Method').map(({ properties }) => [
      `${properties.HttpMethod} ${pathOf(properties.ResourceId.Ref)}`,
      properties,
    ]),
  );
};

const matches = (tally: Tally, label: string, template: Template) => {
  const methods = methodsOf(template);
  const authorizers = ofType(template, 'AWS::ApiGateway::Authorizer');
  const known = new Set(addresses.map(({ address, route }) => `${route.method} ${address}`));
  for (const { address, route, feature, operation } of addresses) {
    const name = `${feature}.${operation}`;
    const method = methods.get(`${route.method} ${address}`);
    const open = route.access === 'anyone';
    tally.check(`${label}: ${name} is there`, method !== undefined);
    tally.check(
      `${label}: ${name} asks for a token of the pool`,
      method?.AuthorizationType === (open ? 'NONE' : 'COGNITO_USER_POOLS'),
    );
    tally.check(
      `${label}: ${name} takes access tokens only`,
      open || method?.AuthorizationScopes?.join() === 'aws.cognito.signin.user.admin',
    );
    tally.check(
      `${label}: ${name} is checked by our authorizer`,
      open || authorizers.some(({ id }) => id === method?.AuthorizerId?.Ref),
    );
  }
  for (const name of methods.keys())
    tally.check(`${label}: nothing else answers: ${name}`, known.has(name));
  tally.check(`${label}: one authorizer`, authorizers.length === 1);
  for (const { properties } of authorizers) {
    tally.check(`${label}: it asks one pool`, (properties.ProviderARNs as unknown[]).length === 1);
    tally.check(
      `${label}: it reads the Authorization header`,
      properties.IdentitySource === 'method.request.header.Authorization',
    );
  }
  for (const { properties } of ofType(template, 'AWS::ApiGateway::GatewayResponse')) {
    const headers = JSON.stringify(properties.ResponseParameters ?? {});
    const type = String(properties.ResponseType);
    tally.check(`${label}: ${type} is not cached`, headers.includes("'no-store'"));
    tally.check(`${label}: ${type} opens no other origin`, !/access-control/i.test(headers));
  }
  const settings = ofType(template, 'AWS::ApiGateway::Stage').flatMap(
    ({ properties }) => properties.MethodSettings ?? [],
  );
  tally.check(`${label}: every method has a limit`, settings.some(isWholeStage));
  for (const { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst, ResourcePath } of settings)
    tally.check(`${label}: ${ResourcePath} has a limit`, Number(rate) > 0 && Number(burst) > 0);
};
const isWholeStage = ({ ResourcePath, HttpMethod }: Record<string, unknown>) =>
  ResourcePath === '/*' && HttpMethod === '*';

guarantee('the deployed API has the routes of the contract, each with its authorizer', (tally) => {
  for (const [stage, template] of Object.entries(templates)) matches(tally, stage, template);
  tally.check(
    'every refusal of the gateway has a body of ours',
    Object.keys(gatewayResponses).length >= 10,
  );
});

type Break = (
  resources: { properties: Properties; type: string }[],
  add: (id: string, resource: object) => void,
) => void;
const broken = (change: Break): Template => {
  const copy = JSON.parse(JSON.stringify(templates.dev)) as {
    Resources: Record<string, { Type: string; Properties: Properties }>;
  };
  const all = Object.values(copy.Resources).map(({ Type, Properties }) => ({
    type: Type,
    properties: Properties,
  }));
  change(all, (id, resource) => Object.assign(copy.Resources, { [id]: resource }));
  return copy;
};
const first = (all: Parameters<Break>[0], type: string) =>
  all.find((one) => one.type === type && one.properties.AuthorizationType !== 'NONE')
    ?.properties as Properties;
const method = 'AWS::ApiGateway::Method';
const breaks: Record<string, Break> = {
  'a route without its lock': (all) => {
    first(all, method).AuthorizationType = 'NONE';
  },
  'a route that takes ID tokens': (all) => {
    delete first(all, method).AuthorizationScopes;
  },
  'a route nobody knows of': (all, add) => {
    add('Extra', { Type: method, Properties: { ...first(all, method), HttpMethod: 'OPTIONS' } });
  },
  'a second authorizer': (all, add) => {
    const properties = first(all, 'AWS::ApiGateway::Authorizer');
    add('Second', { Type: 'AWS::ApiGateway::Authorizer', Properties: properties });
  },
  'a refusal that may be cached': (all) => {
    first(all, 'AWS::ApiGateway::GatewayResponse').ResponseParameters = {};
  },
};
for (const [name, change] of Object.entries(breaks))
  control(name, (tally) => matches(tally, name, broken(change)));

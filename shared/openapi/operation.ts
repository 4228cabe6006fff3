import { accountHeader, pathKeys, type Route, sendsBody } from '../contract/route.ts';
import { capitalized } from '../domain/lib/capitalized.ts';
import { failures } from './problems.ts';
import { content, referTo, type Schema, schemaOf } from './schemas.ts';

/** "WeekGet": what the schemas of an operation are named by. */
const nameOf = (feature: string, operation: string) =>
  capitalized(feature) + capitalized(operation);

/** The successful response: the answer in its media type, and the events of a streaming route. */
const success = (route: Route, name: string) => ({
  description: 'Done',
  content: {
    ...content(
      referTo(`${name}Answer`, schemaOf(route.output, 'output')),
      route.media?.split(';')[0],
    ),
    ...(route.events && {
      'text/event-stream': {
        schema: referTo(`${name}Stream`, {
          type: 'string',
          description: `Server-sent events: ${Object.keys(route.events).join(', ')}`,
        }),
        'x-events': Object.fromEntries(
          Object.entries(route.events).map(([event, schema]) => [
            event,
            referTo(`${name}${capitalized(event)}Event`, schemaOf(schema, 'output')),
          ]),
        ),
      },
    }),
  },
});

/** The JSON body with the given `keys` of the input; a raw body is any JSON, which its sender has signed. */
const bodyOf = (route: Route, body: Schema, keys: string[]): Schema => {
  if (route.raw) return { description: 'What its sender has signed, as it was sent.' };
  const {
    properties = {},
    required = [],
    ...rest
  } = body as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return {
    ...rest,
    properties: Object.fromEntries(keys.map((key) => [key, properties[key]])),
    required: required.filter((key) => keys.includes(key)),
  };
};

/** The account a person works in, where it is not their own. */
const accountParameter = {
  name: accountHeader,
  in: 'header',
  required: false,
  description: 'The id of the account to work in. Left out: your own account.',
  schema: { type: 'string' },
};

/** One operation of the document; `feature` and `operation` are its names in the contract. */
export const operationObject = (feature: string, operation: string, route: Route) => {
  const input = schemaOf(route.input, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  const name = nameOf(feature, operation);
  const inPath = pathKeys(route);
  const bodyOrQuery = Object.keys(input.properties ?? {}).filter((key) => !inPath.includes(key));
  const parameter = (key: string, where: 'path' | 'query') => ({
    name: key,
    in: where,
    required: where === 'path' || (input.required ?? []).includes(key),
    schema: input.properties?.[key] ?? {},
  });
  return {
    operationId: `${feature}.${operation}`,
    summary: route.summary,
    tags: [feature],
    ...(route.access === 'member' && { 'x-role': route.role ?? 'owner' }),
    security: route.access === 'anyone' ? [] : [{ accessToken: [] }],
    parameters: [
      ...(route.access === 'member' && route.role !== 'person' ? [accountParameter] : []),
      ...inPath.map((key) => parameter(key, 'path')),
      ...(sendsBody(route) ? [] : bodyOrQuery.map((key) => parameter(key, 'query'))),
    ],
    ...(sendsBody(route) && {
      requestBody: {
        required: true,
        content: content(referTo(`${name}Body`, bodyOf(route, input, bodyOrQuery))),
      },
    }),
    responses: { 200: success(route, name), ...failures(route) },
  };
};

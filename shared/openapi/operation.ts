import { pathKeys, type Route, sendsBody } from '../contract/route.ts';
import { failures } from './problems.ts';
import { content, type Schema, schemaOf } from './schemas.ts';

/** The successful response: the answer in its media type, and the events of a streaming route. */
const success = (route: Route) => ({
  description: 'Done',
  content: {
    ...content(schemaOf(route.output, 'output'), route.media?.split(';')[0]),
    ...(route.events && {
      'text/event-stream': {
        schema: {
          type: 'string',
          description: `Server-sent events: ${Object.keys(route.events).join(', ')}`,
        },
        'x-events': Object.fromEntries(
          Object.entries(route.events).map(([name, event]) => [name, schemaOf(event, 'output')]),
        ),
      },
    }),
  },
});

/** The JSON body with the given `keys` of the input; a raw body is any JSON, which its sender has signed. */
const requestBody = (route: Route, body: Schema, keys: string[]) => {
  if (route.raw) return { required: true, content: content({}) };
  const {
    properties = {},
    required = [],
    ...rest
  } = body as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return {
    required: true,
    content: content({
      ...rest,
      properties: Object.fromEntries(keys.map((key) => [key, properties[key]])),
      required: required.filter((key) => keys.includes(key)),
    }),
  };
};

/** One operation of the document; `feature` and `operation` are its names in the contract. */
export const operationObject = (feature: string, operation: string, route: Route) => {
  const input = schemaOf(route.input, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
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
    security: route.access === 'anyone' ? [] : [{ accessToken: [] }],
    parameters: [
      ...inPath.map((key) => parameter(key, 'path')),
      ...(sendsBody(route) ? [] : bodyOrQuery.map((key) => parameter(key, 'query'))),
    ],
    ...(sendsBody(route) && { requestBody: requestBody(route, input, bodyOrQuery) }),
    responses: { 200: success(route), ...failures(route) },
  };
};

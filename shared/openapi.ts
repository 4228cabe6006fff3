import * as z from 'zod';
import { operations } from './contract/index.ts';
import { type ProblemCode, problems } from './contract/problem.ts';
import { pathKeys, type Route, sendsBody } from './contract/route.ts';

type Schema = Record<string, unknown>;

/** Entities with a name of their own (`.meta({ id })`) stand once, under components. */
const named: Record<string, Schema> = {};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const whole = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    ...(io === 'input' && { override: noBlanks }),
  });
  const {
    $schema: _,
    $defs = {},
    ...body
  } = JSON.parse(JSON.stringify(whole).replaceAll('#/$defs/', '#/components/schemas/'));
  if (whole.id) delete body.id;
  for (const [name, { id: __, ...entity }] of Object.entries<Schema>($defs)) named[name] = entity;
  return body;
};

/** A text that is trimmed before it is measured needs more than blanks. */
const noBlanks = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: Schema;
}) => {
  const { def } = zodSchema._zod;
  const isTrimmed =
    def.type === 'string' && def.checks?.some(({ _zod }) => _zod.def.check === 'overwrite');
  if (isTrimmed && Number(jsonSchema.minLength) > 0) jsonSchema.pattern ??= '\\S';
};

const content = (schema: Schema, type = 'application/json') => ({ [type]: { schema } });

const ProblemSchema = {
  type: 'object',
  required: ['code', 'title', 'retryable'],
  properties: {
    code: { type: 'string', enum: Object.keys(problems) },
    title: { type: 'string' },
    retryable: { type: 'boolean' },
    requestId: { type: 'string' },
    data: {},
  },
};

/** The problems a route may answer: its own, and those every route of its kind shares. */
export const problemsOf = (route: Route): ProblemCode[] => [
  'invalid',
  ...(route.access === 'anyone' ? [] : (['signed-out'] as const)),
  ...(route.access === 'admin' ? (['forbidden', 'second-factor-needed'] as const) : []),
  ...(route.access !== 'anyone' && route.method !== 'GET' ? (['previewing'] as const) : []),
  ...(sendsBody(route) ? (['too-large'] as const) : []),
  'too-fast',
  'unexpected',
  'unavailable',
  ...(route.problems ?? []),
];

const problemWith = (codes: readonly ProblemCode[]) => ({
  allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
});

/** Codes may share a status, so each status lists every code it can stand for. */
const failures = (route: Route) => {
  const codes = [...new Set(problemsOf(route))];
  const byStatus = Map.groupBy(codes, (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, shared]) => [
      status,
      {
        description: shared.map((code) => `\`${code}\`: ${problems[code].title}`).join(' · '),
        content: content(problemWith(shared), 'application/problem+json'),
      },
    ]),
  );
};

const success = (route: Route) => ({
  description: 'Done',
  content: {
    ...content(schemaOf(route.output, 'output')),
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

const requestBody = (route: Route, body: Schema, own: string[]) => {
  if (route.raw) return { required: true, content: content({ type: 'object' }) };
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
      properties: Object.fromEntries(own.map((key) => [key, properties[key]])),
      required: required.filter((key) => own.includes(key)),
    }),
  };
};

const operationObject = (feature: string, operation: string, route: Route) => {
  const input = schemaOf(route.input, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  const inPath = pathKeys(route);
  const own = Object.keys(input.properties ?? {}).filter((key) => !inPath.includes(key));
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
      ...(sendsBody(route) ? [] : own.map((key) => parameter(key, 'query'))),
    ],
    ...(sendsBody(route) && { requestBody: requestBody(route, input, own) }),
    responses: { 200: success(route), ...failures(route) },
  };
};

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
      schemas: { Problem: ProblemSchema, ...named },
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

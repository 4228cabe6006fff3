import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { openapi } from '#shared/openapi.ts';

type Operation = {
  operationId: string;
  responses: Record<string, { content: Record<string, unknown> }>;
  requestBody?: object;
  parameters: {
    name: string;
    in: 'path' | 'query';
    required: boolean;
    schema: { type?: string };
  }[];
};
const { paths, ...rest } = openapi();
const operations = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      path,
      operation,
      matches: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      blanks: path.split('{').length,
    })),
);
operations.sort((a, b) => a.blanks - b.blanks);

const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } });
formats.default(ajv);
ajv.addFormat('ulid', /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
ajv.addSchema({ $id: 'api', paths, ...rest });

const pointer = (...words: string[]) =>
  words
    .map((word) => encodeURIComponent(word.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');

/** Describes in words why a value does not match a schema of the document; empty when it does. */
const differences = (where: string, value: unknown) => {
  const validate = ajv.getSchema(`api#/${where}`) ?? ajv.compile({ $ref: `api#/${where}` });
  return validate(value) ? [] : [`${where}: ${ajv.errorsText(validate.errors)}`];
};

/** A query or path value with its type from the document, because parameters are text. */
const typed = (text: string, { type }: { type?: string }) =>
  (type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;

/** Describes why a request does not match the document; empty when it does. */
export const objections = (request: { method: string; path: string; body?: string }) => {
  const { pathname, searchParams } = new URL(request.path, 'http://api.example');
  const known = operations.find(
    ({ method, matches }) => method === request.method.toLowerCase() && matches.test(pathname),
  );
  if (!known) return ['no such operation'];
  const { parameters, requestBody } = known.operation;
  const at = ['paths', known.path, known.method] as const;
  const words = known.path.split('/');
  const inPath = (name: string) =>
    decodeURIComponent(pathname.split('/')[words.indexOf(`{${name}}`)] ?? '');
  const found: string[] = [];
  for (const [nth, { name, in: where, required, schema }] of parameters.entries()) {
    const text = where === 'path' ? inPath(name) : searchParams.get(name);
    if (text !== null)
      found.push(
        ...differences(pointer(...at, 'parameters', String(nth), 'schema'), typed(text, schema)),
      );
    else if (required) found.push(`${name} is missing`);
  }
  for (const name of searchParams.keys())
    if (!parameters.some((one) => one.in === 'query' && one.name === name))
      found.push(`${name} is not in the document`);
  if (requestBody)
    found.push(
      ...differences(
        pointer(...at, 'requestBody', 'content', 'application/json', 'schema'),
        JSON.parse(request.body ?? '{}'),
      ),
    );
  return found;
};

export const documented = operations.map(({ operation }) => operation.operationId);

/**
 * Compares all requests and responses of an API with the document, with a validator independent of our code. `done`
 * restores everything and returns the operations that returned 200 and the mismatches.
 */
export const openapiValidator = (apiUrl: string) => {
  const real = globalThis.fetch;
  const complaints: string[] = [];
  const answered = new Set<string>();
  const checks: Promise<void>[] = [];

  const compare = async (request: Request, body: string, response: Response) => {
    const path = new URL(request.url).pathname.replace(new URL(apiUrl).pathname, '');
    const known = operations.find(
      ({ method, matches }) => method === request.method.toLowerCase() && matches.test(path),
    );
    if (!known) return void complaints.push(`${request.method} ${path} is not in the document`);
    const { operationId, responses, requestBody } = known.operation;
    const status = String(response.status);
    if (response.status === 200) answered.add(operationId);
    const at = ['paths', known.path, known.method] as const;
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    if (!responses[status]?.content[type])
      return void complaints.push(`${operationId}: ${status} ${type} is not in the document`);
    // What is signed may be a form, of which the document says nothing.
    const isForm = request.headers.get('content-type')?.includes('form') ?? false;
    if (requestBody && !isForm && response.status === 200 && operationId !== 'billing.webhook')
      complaints.push(
        ...differences(
          pointer(...at, 'requestBody', 'content', 'application/json', 'schema'),
          JSON.parse(body || '{}'),
        ),
      );
    const text = await response.text();
    if (type !== 'text/event-stream')
      complaints.push(
        ...differences(
          pointer(...at, 'responses', status, 'content', type, 'schema'),
          type.includes('json') ? JSON.parse(text) : text,
        ),
      );
    else
      for (const [, event = '', data = ''] of text.matchAll(/^event: (\w+)\ndata: (.*)$/gm))
        complaints.push(
          ...differences(
            pointer(...at, 'responses', status, 'content', type, 'x-events', event),
            JSON.parse(data),
          ),
        );
  };

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(apiUrl)) return real(input, init);
    const body = await request.clone().text();
    const response = await real(input, init);
    checks.push(compare(request, body, response.clone()));
    return response;
  };
  return {
    done: async () => {
      globalThis.fetch = real;
      await Promise.all(checks);
      return { complaints, answered };
    },
  };
};

import * as z from 'zod';

export type Schema = Record<string, unknown>;

/** The schemas that have a name (`.meta({ id })`), filled by `schemaOf`: the document lists them once, under components. */
export const namedSchemas: Record<string, Schema> = {};

/** The JSON Schema of a zod schema; named schemas inside it become references. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const whole = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    ...(io === 'input' && { override: requireVisibleText }),
  });
  const {
    $schema: _,
    $defs = {},
    ...body
  } = JSON.parse(JSON.stringify(whole).replaceAll('#/$defs/', '#/components/schemas/'));
  if (whole.id) delete body.id;
  for (const [name, { id: __, ...entity }] of Object.entries<Schema>($defs))
    namedSchemas[name] = entity;
  return body;
};

/** A reference to a schema, which the document lists under this name unless it has one already. */
export const referTo = (name: string, schema: Schema): Schema => {
  if (typeof schema.$ref === 'string' && Object.keys(schema).length === 1) return schema;
  namedSchemas[name] = schema;
  return { $ref: `#/components/schemas/${name}` };
};

/** A text that is trimmed before its length is checked must contain more than white space. */
const requireVisibleText = ({
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

/** A `content` object of the document with one media type. */
export const content = (schema: Schema, type = 'application/json') => ({ [type]: { schema } });

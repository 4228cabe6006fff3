import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import { found, type Properties, type Templates } from './found.ts';

/** AWS's own specification of every CloudFormation resource; read once, because it takes a second. */
const spec = loadAwsServiceSpecSync();

export type PropertySpec = {
  readonly type: TypeSpec;
  readonly required?: boolean;
  readonly causesReplacement?: 'yes' | 'no' | 'maybe';
};
type TypeSpec = {
  readonly type: string;
  readonly element?: TypeSpec;
  readonly reference?: { readonly $ref: string };
  readonly types?: readonly TypeSpec[];
};

/** The specified properties of a resource type, or undefined for an unknown type. */
export const specOf = (type: string): Readonly<Record<string, PropertySpec>> | undefined =>
  spec.lookup('resource', 'cloudFormationType', 'equals', type)[0]?.properties as never;

/** Returns unknown properties, wrong types and missing required properties. */
export const schemaComplaints = (templates: Templates): string[] =>
  allTypes(templates).flatMap((type) => {
    const properties = specOf(type);
    if (!properties) return isCustom(type) ? [] : [`there is no resource type ${type}`];
    return found(templates, type).flatMap(({ id, properties: values }) =>
      objectComplaints(`${type} ${id}`, values, properties),
    );
  });

const allTypes = (templates: Templates) => [
  ...new Set(
    Object.values(templates).flatMap(({ Resources }) =>
      Object.values(Resources).map(({ Type }) => Type),
    ),
  ),
];
const isCustom = (type: string) =>
  type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource';

const objectComplaints = (
  path: string,
  values: Properties,
  properties: Readonly<Record<string, PropertySpec>>,
): string[] => [
  ...Object.entries(properties)
    .filter(([name, { required }]) => required && values[name] === undefined)
    .map(([name]) => `${path} lacks ${name}`),
  ...Object.entries(values).flatMap(([name, value]) => {
    const property = properties[name];
    return property
      ? valueComplaints(`${path}.${name}`, value, property.type)
      : [`${path} has no property ${name}`];
  }),
];

const scalars: Record<string, (value: unknown) => boolean> = {
  string: (value) => ['string', 'number', 'boolean'].includes(typeof value),
  number: (value) => Number.isFinite(Number(value)) && typeof value !== 'boolean',
  integer: (value) => Number.isInteger(Number(value)) && typeof value !== 'boolean',
  boolean: (value) => ['true', 'false'].includes(String(value)),
};

const valueComplaints = (path: string, value: unknown, type: TypeSpec): string[] => {
  if (value === undefined || isIntrinsic(value) || type.type === 'json') return [];
  if (type.type === 'union') return unionComplaints(path, value, type.types ?? []);
  if (type.type === 'array' && type.element) {
    const { element } = type;
    if (!Array.isArray(value)) return [`${path} must be a list`];
    return value.flatMap((item, index) => valueComplaints(`${path}[${index}]`, item, element));
  }
  if (type.type === 'map' && type.element) {
    const { element } = type;
    return Object.entries(value as object).flatMap(([name, item]) =>
      valueComplaints(`${path}.${name}`, item, element),
    );
  }
  if (type.type === 'ref' && type.reference) {
    const definition = spec.get('typeDefinition', type.reference as never);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? objectComplaints(path, value, definition.properties as never)
      : [`${path} must be an object`];
  }
  const fits = scalars[type.type];
  return !fits || fits(value) ? [] : [`${path} must be a ${type.type}`];
};

/** A union is valid if one of its types is; otherwise returns the errors of the closest one. */
const unionComplaints = (path: string, value: unknown, types: readonly TypeSpec[]) => {
  const [nearest = []] = types
    .map((type) => valueComplaints(path, value, type))
    .sort((a, b) => a.length - b.length);
  return nearest;
};

/** `{ Ref }` and `{ 'Fn::…' }`, whose value is known at deployment only. */
const isIntrinsic = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 1 &&
  /^(Ref|Fn::.+)$/.test(Object.keys(value)[0] ?? '');

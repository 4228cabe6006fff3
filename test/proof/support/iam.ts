import { type Properties, rightsIn, type Templates } from '#test/infra/rules/found.ts';

/** A call to the table as a policy sees it. */
export type TableCall = { operation: string; input: Record<string, unknown> };

/** The statements about the table in the policy of a Lambda's role. */
export const tableStatements = (templates: Templates, lambda: string): Properties[] =>
  rightsIn(templates)
    .filter(({ id }) => new RegExp(`^${lambda}role`).test(id))
    .flatMap(({ statements }) => statements)
    .filter(({ Action }) => JSON.stringify(Action).includes('dynamodb:'));

type Names = Record<string, string>;

/** The attributes that the expressions of a call name; none for a read of whole items. */
const attributesOf = ({ operation, input }: TableCall): string[] => {
  if (operation === 'PutItem') return Object.keys(input.Item as object);
  const isRead = operation === 'GetItem' || operation === 'Query';
  if (isRead && !input.ProjectionExpression) return [];
  const names = (input.ExpressionAttributeNames ?? {}) as Names;
  const expressions = ['Projection', 'KeyCondition', 'Filter', 'Condition', 'Update']
    .map((kind) => input[`${kind}Expression`] ?? '')
    .join(' ');
  const words = expressions.match(/#?\b[a-z]\w*\b|:\w+|\b[A-Z_]+\b/g) ?? [];
  const functions = ['attribute_exists', 'attribute_not_exists', 'begins_with', 'size', 'contains'];
  return [
    ...Object.keys((input.Key as object) ?? {}),
    ...words
      .filter((word) => /^#?[a-z]/.test(word) && !functions.includes(word))
      .map((word) => names[word] ?? word),
  ];
};

const partitionOf = ({ operation, input }: TableCall) => {
  const key = (input.Key ?? input.Item) as { pk?: { S: string } } | undefined;
  if (operation !== 'Query') return key?.pk?.S ?? '';
  return (input.ExpressionAttributeValues as Record<string, { S: string }>)[':pk']?.S ?? '';
};

const like = (pattern: string, text: string) =>
  pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern;

const operationOf = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
} as const;

/** The parts of a call, each of which has to be allowed: a transaction has several. */
const partsOf = (call: TableCall): TableCall[] =>
  call.operation === 'TransactWriteItems'
    ? (call.input.TransactItems as Record<string, Record<string, unknown>>[]).flatMap((part) =>
        Object.entries(part).map(([kind, input]) => ({
          operation: operationOf[kind as keyof typeof operationOf],
          input,
        })),
      )
    : [call];

/** Whether the statements allow a call, by DynamoDB's rules for partition keys and attributes. */
export const allows = (statements: readonly Properties[], call: TableCall) =>
  partsOf(call).every((part) => allowsPart(statements, part));

const allowsPart = (statements: readonly Properties[], call: TableCall) =>
  statements.some(({ Action, Condition = {} }) => {
    if (![Action].flat().includes(`dynamodb:${call.operation}`)) return false;
    const partitions = Condition['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'];
    if (partitions && ![partitions].flat().some((one) => like(one, partitionOf(call))))
      return false;
    const attributes = Condition['ForAllValues:StringEquals']?.['dynamodb:Attributes'];
    if (!attributes) return true;
    const named = attributesOf(call);
    const returned = call.input.ReturnValues ?? 'NONE';
    return (
      named.length > 0 &&
      named.every((name) => attributes.includes(name)) &&
      Condition.StringEqualsIfExists['dynamodb:ReturnValues'].includes(returned)
    );
  });

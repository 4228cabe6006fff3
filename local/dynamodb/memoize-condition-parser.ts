type Value = Record<string, unknown>;
type Context = {
  attrNames?: Record<string, string>;
  attrVals?: Record<string, Value>;
  unusedAttrNames: Record<string, true>;
  unusedAttrVals: Record<string, true>;
};
type Parser = { parse: (expression: string, options: { context: Context }) => unknown };

/** Their checks look into values, so that what is right for one value may be wrong for the next. */
const looksIntoValues = /\b(between|attribute_type)\b/i;
/** Expressions are written in code and few, but their names can come from data. */
const maxCached = 2000;

/**
 * Lets dynalite's parser of conditions remember what it has parsed. It reads each level of parentheses several times,
 * which took a sixth of the processor's time of all API tests. A remembered result is used for the same expression with
 * the same names and types of values, gets the values of its request, and is a copy of its own; refusals are not kept.
 */
export const memoizeConditionParser = (parser: Parser) => {
  const parse = parser.parse;
  const kept = new Map<string, ReturnType<typeof templateOf>>();
  parser.parse = (expression, { context }) => {
    if (looksIntoValues.test(expression)) return parse(expression, { context });
    const key = JSON.stringify([expression, context.attrNames, typesOf(context.attrVals)]);
    const template = kept.get(key) ?? templateOf(parse, expression, context);
    for (const name of template.names) delete context.unusedAttrNames[name];
    for (const name of template.values) delete context.unusedAttrVals[name];
    if (typeof template.result !== 'object') return template.result;
    if (kept.size >= maxCached) kept.clear();
    kept.set(key, template);
    return filled(template.result, template.places, context.attrVals ?? {});
  };
};

const typesOf = (values: Record<string, Value> = {}) =>
  Object.entries(values).map(([name, value]) => [name, Object.keys(value)[0]]);

/** The result with a stand-in object for each value, and the names and values that the expression uses. */
const templateOf = (parse: Parser['parse'], expression: string, context: Context) => {
  const standIns = Object.entries(context.attrVals ?? {}).map(
    ([name, value]) => [name, { ...value }] as const,
  );
  const unusedAttrNames = { ...context.unusedAttrNames };
  const unusedAttrVals = { ...context.unusedAttrVals };
  const attrVals = Object.fromEntries(standIns);
  const result = parse(expression, {
    context: { ...context, attrVals, unusedAttrNames, unusedAttrVals },
  });
  return {
    result,
    places: new Map<unknown, string>(standIns.map(([name, standIn]) => [standIn, name])),
    names: Object.keys(context.attrNames ?? {}).filter((name) => !unusedAttrNames[name]),
    values: standIns.map(([name]) => name).filter((name) => !unusedAttrVals[name]),
  };
};

/** A copy with the request's values in their places. */
const filled = (
  node: unknown,
  places: Map<unknown, string>,
  values: Record<string, Value>,
): unknown => {
  const name = places.get(node);
  if (name !== undefined) return values[name];
  if (Array.isArray(node)) return node.map((each) => filled(each, places, values));
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.create(Object.getPrototypeOf(node));
  for (const [key, value] of Object.entries(node)) copy[key] = filled(value, places, values);
  return copy;
};

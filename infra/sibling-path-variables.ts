/**
 * Paths of which API Gateway refuses one, because two path variables stand side by side:
 * `/businesses/{id}` and `/businesses/{business_id}/memory`. One sentence for each pair.
 */
export const siblingPathVariables = (paths: readonly string[]): string[] => {
  const variables = new Map<string, string>();
  return paths.flatMap((path) =>
    [...path.matchAll(/\{[^}]*\}/g)].flatMap(({ 0: variable, index }) => {
      // The parents' own variables may differ in name too; what counts is the place.
      const parent = path.slice(0, index).replace(/\{[^}]*\}/g, '{}');
      const first = variables.get(parent) ?? variable;
      variables.set(parent, first);
      return first === variable ? [] : [`${path}: ${variable} stands where ${first} does`];
    }),
  );
};

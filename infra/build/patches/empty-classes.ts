/**
 * The code of an SDK module with every class emptied and its re-exports kept. The SDK creates one object of each class when
 * it starts; an empty class costs almost nothing.
 */
export const emptyClasses = (code: string) => {
  const classes = [...code.matchAll(/^export class (\w+)/gm)].map(([, name]) => name);
  const reExports = code.match(/^export (?:\*|\{[^}]*\}) from .*$/gm) ?? [];
  return [...reExports, ...classes.map((name) => `export class ${name} {}`)].join('\n');
};

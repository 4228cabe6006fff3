/**
 * A module of an SDK with its classes emptied. The SDK makes an object of each when it starts, and an empty one costs next
 * to nothing. What the module passes on from others, it still passes on.
 */
export const emptyClasses = (code: string) => {
  const classes = [...code.matchAll(/^export class (\w+)/gm)].map(([, name]) => name);
  const passedOn = code.match(/^export (?:\*|\{[^}]*\}) from .*$/gm) ?? [];
  return [...passedOn, ...classes.map((name) => `export class ${name} {}`)].join('\n');
};
